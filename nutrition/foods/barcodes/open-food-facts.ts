import type { Barcode } from './barcode.ts'

/** Product of Open Food Facts from which the values of a food were copied. */
export interface OpenFoodFactsOrigin {
  readonly code: Barcode
  /** Whether the owner of the food changed the copied values. */
  readonly isChanged: boolean
}

/** Returns the address of a product's page, for the attribution that the Open Database License requires. */
export function productPage(code: Barcode): string {
  return `https://world.openfoodfacts.org/product/${code}`
}
