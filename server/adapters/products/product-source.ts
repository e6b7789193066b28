import type { Barcode } from '#nutrition/foods/barcodes/barcode.ts'
import type { FoodLabelValues } from '#nutrition/foods/own/label-nutrients.ts'
import type { DeclaredAllergens } from '#nutrition/foods/own/declared-allergens.ts'
import type { NovaGroup } from '#nutrition/foods/food.ts'

/** Packaged food of an outside database, whose values passed the checks of a label. */
export interface SourcedProduct {
  readonly code: Barcode
  /** Name with the brand. */
  readonly name: string
  readonly unit: 'g' | 'ml'
  /** Grams or millilitres of a portion; 100 where the source states none. */
  readonly portion: number
  readonly measure: { readonly quantity: number; readonly name: string }
  readonly packagePortions: number | null
  /** Values of 100 g or ml. */
  readonly values: FoodLabelValues
  /** Allergens that the source states. They are never complete: a missing tag means that nobody entered it. */
  readonly allergens: DeclaredAllergens
  readonly nova: NovaGroup | null
  /** Time of the last change in the source. */
  readonly modifiedAt: Date
}

/** Reasons why a product of the source cannot be used. */
export type ProductRefusal =
  | 'code'
  | 'name'
  | 'not_food'
  | 'values_missing'
  | 'energy_units'
  | 'values_implausible'

/** Product whose values are missing or broken. */
export interface RefusedProduct {
  readonly refusal: ProductRefusal
  /** Empty if the source has none. */
  readonly name: string
}

export type ProductReading = SourcedProduct | RefusedProduct

export function isRefused(reading: ProductReading): reading is RefusedProduct {
  return 'refusal' in reading
}

/** Thrown when the source cannot be asked now: it fails, is too slow, or was asked too often. */
export class ProductsUnavailable extends Error {
  override readonly name = 'ProductsUnavailable'
}

/** Outside database of packaged foods. */
export interface ProductSource {
  /**
   * Returns the product of a code; `null` if the source has none.
   * @throws {ProductsUnavailable} and nothing else.
   */
  find(code: Barcode): Promise<ProductReading | null>
}
