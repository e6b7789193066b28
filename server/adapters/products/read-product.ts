import { type Barcode, readBarcode } from '#nutrition/foods/barcodes/barcode.ts'
import {
  type FoodLabelValues,
  type LabelAmount,
  noLabelValues,
} from '#nutrition/foods/own/label-nutrients.ts'
import type { NovaGroup } from '#nutrition/foods/food.ts'
import { isFoodLabel, labelProblemsOf } from '#nutrition/labels/check-label.ts'
import { offProduct, type OffProduct } from './off-document.ts'
import { readEnergy } from './off-energy.ts'
import {
  numberIn,
  offNames,
  readNutrients,
  type StatedAmount,
  type StatedNutrients,
} from './off-nutrients.ts'
import { readPackage } from './off-package.ts'
import type { ProductReading, ProductRefusal, RefusedProduct } from './product-source.ts'
import { readAllergens } from './off-allergens.ts'

const longestName = 80

/**
 * Reads a product document of Open Food Facts, of the API or of the dump, in either form of its nutrients. Refuses a
 * product with values that cannot be right on a label; an implausible sodium only becomes unknown.
 */
export function readProduct(document: unknown): ProductReading {
  const { success, data: product } = offProduct.safeParse(document)
  if (!success) return { refusal: 'code', name: '' }
  const name = nameOf(product)
  const refuse = (refusal: ProductRefusal): RefusedProduct => ({ refusal, name })
  const code = codeOf(product.code)
  if (code === null) return refuse('code')
  if (product.product_type !== '' && product.product_type !== 'food') return refuse('not_food')
  if (!/[\p{L}\p{N}]{2}/u.test(name)) return refuse('name')
  const nutrients = readNutrients(product)
  if (!nutrients) return refuse('values_missing')
  const values = valuesOf(nutrients)
  if (typeof values === 'string') return refuse(values)
  const packaged = readPackage(product, nutrients.unit)
  const hasAlcohol = (nutrients.amountOf('alcohol')?.value ?? 0) > 0
  const label = { portion: packaged.portion, basis: '100', values, hasAlcohol } as const
  if (labelProblemsOf(label).length > 0) return refuse('values_implausible')
  return {
    code,
    name,
    ...packaged,
    values,
    allergens: readAllergens(product, hasAlcohol),
    nova: novaOf(product.nova_group),
    modifiedAt: timeOf(product.last_modified_t),
  }
}

/** Latest second that a `Date` holds. */
const latestSecond = 8.64e12

/** Returns the time of seconds since 1970; 1970 for anything else, so that any stated time is later. */
function timeOf(stated: unknown): Date {
  const seconds = numberIn(stated) ?? 0
  return new Date(seconds > 0 && seconds <= latestSecond ? seconds * 1000 : 0)
}

function codeOf(written: string): Barcode | null {
  return readBarcode(written).code ?? null
}

/** Returns the Portuguese name, or else the name in the product's language, with the first brand if it fits. */
function nameOf({ product_name_pt: portuguese, product_name: main, brands }: OffProduct): string {
  const name = oneLine(portuguese) || oneLine(main)
  const brand = oneLine(brands.split(',')[0] ?? '')
  const isNamed = name.toLowerCase().includes(brand.toLowerCase())
  const whole = brand === '' || isNamed || name === '' ? name : `${name} ${brand}`
  return whole.length <= longestName ? whole : name.slice(0, longestName).trim()
}

function oneLine(written: string): string {
  return written.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
}

function valuesOf(nutrients: StatedNutrients): FoodLabelValues | ProductRefusal {
  const energy = readEnergy(nutrients)
  if (energy === 'energy_units') return energy
  const values = {
    ...noLabelValues,
    ...Object.fromEntries(
      Object.entries(offNames).map(([nutrient, name]) => [nutrient, printed(nutrients.amountOf(name))]),
    ),
    energy_kcal: energy,
    sodium_mg: sodiumOf(nutrients),
  }
  if (!isFoodLabel(values)) return 'values_missing'
  return values
}

function printed(amount: StatedAmount | null): LabelAmount {
  if (amount === null) return null
  return amount.isBelow && amount.value > 0 ? { below: amount.value } : amount.value
}

/** Grams of salt that contain one gram of sodium (Regulation (EU) 1169/2011, annex I). */
const saltPerSodium = 2.5
const mostSodiumG = 40

/**
 * Returns the sodium in mg; `null` (unknown) if sodium and salt contradict each other, because one was then typed in
 * the wrong unit, or if there is more sodium than in pure salt.
 */
function sodiumOf(nutrients: StatedNutrients): LabelAmount {
  const [sodium, salt] = [nutrients.amountOf('sodium'), nutrients.amountOf('salt')]
  const stated = sodium ?? (salt && { ...salt, value: salt.value / saltPerSodium })
  if (stated === null || stated.value > mostSodiumG) return null
  const differs =
    sodium && salt && Math.abs(sodium.value * saltPerSodium - salt.value) > 0.02 + salt.value / 10
  return differs ? null : printed({ ...stated, value: Math.round(stated.value * 1e4) / 10 })
}

function novaOf(stated: unknown): NovaGroup | null {
  const group = numberIn(stated)
  return group === 1 || group === 2 || group === 3 || group === 4 ? group : null
}
