import { readPortion } from '#nutrition/labels/read-portion.ts'
import { numberIn } from './off-nutrients.ts'
import type { SourcedProduct } from './product-source.ts'
import type { OffProduct } from './off-document.ts'

type Package = Pick<SourcedProduct, 'unit' | 'portion' | 'measure' | 'packagePortions'>

/** Maximum size of a portion in g or ml, of portions in a package, and of household measures in a portion. */
const most = { portion: 2000, packagePortions: 1000, measures: 100 } as const
const wholePortion = { quantity: 1, name: 'porção' } as const

/**
 * Reads portion and package. A product without a plausible portion gets a portion of 100 g or ml.
 * @param columnUnit unit of the nutrients, if the product states it
 */
export function readPackage(product: OffProduct, columnUnit: 'g' | 'ml' | null): Package {
  const written = readPortion(`porção ${product.serving_size}`)
  const unit = columnUnit ?? (isLiquid(product, written?.unit) ? 'ml' : 'g')
  const amount = written?.amount ?? numberIn(product.serving_quantity)
  if (amount === null || amount < 0.1 || amount > most.portion) {
    return { unit, portion: 100, measure: wholePortion, packagePortions: portionsIn(product, 100) }
  }
  const measure = written?.measure
  const isMeasure = measure && measure.quantity >= 0.05 && measure.quantity <= most.measures
  return {
    unit,
    portion: amount,
    measure: isMeasure ? measure : wholePortion,
    packagePortions: portionsIn(product, amount),
  }
}

function isLiquid(product: OffProduct, portionUnit: 'g' | 'ml' | undefined): boolean {
  return (
    portionUnit === 'ml' ||
    product.serving_quantity_unit.toLowerCase() === 'ml' ||
    product.product_quantity_unit.toLowerCase() === 'ml' ||
    /\d\s*(?:ml|cl|l|litros?)\b/i.test(product.quantity)
  )
}

function portionsIn(product: OffProduct, portion: number): number | null {
  const whole = numberIn(product.product_quantity)
  if (whole === null || whole <= 0) return null
  const portions = Math.round((whole / portion) * 100) / 100
  return portions >= 1 && portions <= most.packagePortions ? portions : null
}
