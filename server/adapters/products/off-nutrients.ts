import type { LabelNutrient } from '#nutrition/foods/own/label-nutrients.ts'
import * as z from 'zod'

/** Stated amount of a nutrient in 100 g or ml: grams, for energy kcal or kJ, for alcohol % vol. */
export interface StatedAmount {
  readonly value: number
  /** Whether the amount is less than `value` (`<0.5`). */
  readonly isBelow: boolean
}

/** Nutrients of 100 g or ml, read from either form (`nutrition` or `nutriments`). */
export interface StatedNutrients {
  /** Unit of the 100 g or 100 ml; `null` if the product does not state it. */
  readonly unit: 'g' | 'ml' | null
  /**
   * Returns grams, or kcal, kJ and % vol for the energies and alcohol; `null` for an amount without a value or a known
   * unit.
   */
  amountOf(name: OffNutrient): StatedAmount | null
}

/** Names of Open Food Facts for the rows of a label. */
export const offNames = {
  energy_kcal: 'energy-kcal',
  carbs_g: 'carbohydrates',
  sugars_g: 'sugars',
  added_sugars_g: 'added-sugars',
  protein_g: 'proteins',
  fat_g: 'fat',
  saturated_fat_g: 'saturated-fat',
  trans_fat_g: 'trans-fat',
  fiber_g: 'fiber',
  sodium_mg: 'sodium',
  polyols_g: 'polyols',
} as const satisfies Record<LabelNutrient, string>

export type OffNutrient = (typeof offNames)[LabelNutrient] | 'energy-kj' | 'salt' | 'alcohol'

const record = z.record(z.string(), z.unknown())
const nutrition = z.object({
  aggregated_set: z.object({
    per: z.string(),
    preparation: z.string().default('as_sold'),
    nutrients: z.record(z.string(), record),
  }),
})

/**
 * Reads the nutrients of a product as sold. Since API 3.5 (schema 1003, December 2025) they are in `nutrition`; before,
 * in `nutriments`. Returns `null` for a product with neither.
 */
export function readNutrients(product: {
  readonly nutrition?: unknown
  readonly nutriments?: unknown
}): StatedNutrients | null {
  const recent = nutrition.safeParse(product.nutrition)
  if (recent.success) return nutrientsOfSet(recent.data.aggregated_set)
  const former = record.safeParse(product.nutriments)
  return former.success ? nutrientsOfTable(former.data) : null
}

const units = { '100g': 'g', '100ml': 'ml' } as const

function nutrientsOfSet({
  per,
  preparation,
  nutrients,
}: z.output<typeof nutrition>['aggregated_set']): StatedNutrients | null {
  if (preparation !== 'as_sold' || !(per === '100g' || per === '100ml')) return null
  return {
    unit: units[per],
    amountOf: (name) => {
      const stated = nutrients[name]
      // An estimate from the list of ingredients is printed on no label.
      if (!stated || stated['source'] === 'estimate') return null
      return amount(name, stated['value'], { unit: stated['unit'], modifier: stated['modifier'] })
    },
  }
}

function nutrientsOfTable(table: Readonly<Record<string, unknown>>): StatedNutrients {
  return {
    unit: null,
    amountOf: (name) => {
      // `…_100g` is in grams, kcal or kJ, converted by Open Food Facts from the typed `…_unit`. A value typed without a
      // known unit is ignored, because the conversion guessed the unit.
      const isTyped = table[`${name}_value`] !== undefined
      if (isTyped && amount(name, 1, { unit: table[`${name}_unit`] }) === null) return null
      const modifier = table[`${name}_modifier`]
      return amount(name, table[`${name}_100g`], { unit: standardUnit(name), modifier })
    },
  }
}

function standardUnit(name: OffNutrient): string {
  if (name === 'energy-kcal') return 'kcal'
  if (name === 'alcohol') return '% vol'
  return name === 'energy-kj' ? 'kJ' : 'g'
}

const gramsPer: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['mg', 1e-3],
  ['µg', 1e-6],
  ['mcg', 1e-6],
])

function amount(
  name: OffNutrient,
  stated: unknown,
  { unit, modifier }: { readonly unit: unknown; readonly modifier?: unknown },
): StatedAmount | null {
  const value = numberIn(stated)
  const times = timesOf(name, unit)
  if (value === null || value < 0 || times === null) return null
  // The values were converted in floating point: 3.5700000524520874.
  return { value: Math.round(value * times * 1e4) / 1e4, isBelow: modifier === '<' }
}

/** Returns the factor that converts a unit to the unit of `amountOf`; `null` for an unknown unit. */
function timesOf(name: OffNutrient, unit: unknown): number | null {
  if (typeof unit !== 'string') return null
  const written = unit.trim().toLowerCase()
  if (name === 'alcohol') return written.startsWith('%') ? 1 : null
  if (name === 'energy-kcal') return written === 'kcal' ? 1 : null
  if (name === 'energy-kj') return written === 'kj' ? 1 : null
  return gramsPer.get(written) ?? null
}

/** Returns a number that may be written as text, as in parts of the dump; `null` for anything else. */
export function numberIn(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}
