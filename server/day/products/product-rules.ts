import { doubtTexts } from '#contract/day/label-copy.ts'
import type { FoundProduct } from '#contract/day/products.ts'
import { foodOfOwn } from '#nutrition/foods/own/own-food.ts'
import { labelDoubtsOf } from '#nutrition/labels/check-label.ts'
import type { SourcedProduct } from '../../adapters/products/product-source.ts'
import { describeAllergens, groupOf } from '../foods/own-food-rules.ts'
import { describeFood } from '../foods/rules.ts'
import type { ProductRow } from './queries.ts'
import type { StoredProduct } from './table.ts'

/** Days after which a stored product is looked up again, because recipes and labels change. */
const currentDays = 90

export function isCurrent({ fetchedAt }: ProductRow, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < currentDays * 86_400_000
}

/**
 * Returns the row of a product that was read from Open Food Facts. A time of change in the future counts as unknown,
 * because otherwise no later version of the product would replace the row.
 */
export function productRow({ code, modifiedAt, ...product }: SourcedProduct, fetchedAt: Date): ProductRow {
  return {
    code,
    modifiedAt: modifiedAt > fetchedAt ? new Date(0) : modifiedAt,
    fetchedAt,
    product: {
      ...product,
      group: groupOf(product),
      basis: '100',
      openFoodFacts: { code, isChanged: false },
    },
  }
}

export function describeProduct({ code, product }: ProductRow, hidesNumbers: boolean): FoundProduct {
  return {
    food: describeFood(foodOfOwn({ id: `product:${code}`, ...product }), hidesNumbers),
    allergens: describeAllergens(product.allergens),
    doubts: hidesNumbers ? [] : doubtsAbout(product),
  }
}

/** Returns Portuguese questions about unusual values of a product. */
export function doubtsAbout({ portion, basis, values, allergens }: StoredProduct): string[] {
  const hasAlcohol = allergens.contains.includes('alcool')
  return doubtTexts(labelDoubtsOf({ portion, basis, values, hasAlcohol }))
}
