import type { Body, Params } from '#contract/endpoint.ts'
import type { OwnFood } from '#contract/day/own-foods.ts'
import type { addProduct as endpoint } from '#contract/day/products.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { addOwnFood } from '../foods/save-own-food.ts'
import { doubtsAbout } from './product-rules.ts'
import { findProduct } from './queries.ts'

/**
 * Copies a product into the account's own foods, with its origin. A repeated id returns the food as stored. Throws
 * `product_not_found`, `label_unlikely` for unusual values that the person has not confirmed, `own_foods_full`, and
 * `own_food_not_found` for the id of a deleted food.
 */
export async function addProduct(
  ctx: AccountContext,
  { code, id, confirmed }: Params<typeof endpoint> & Body<typeof endpoint>,
): Promise<OwnFood> {
  const row = await ctx.database.asSystem((tx) => findProduct(tx, code))
  return withProfile(ctx, (own) =>
    addOwnFood(own, id, () => {
      if (!row) throw fail('product_not_found')
      // An account with hidden numbers is not asked, because it cannot compare the values with the label.
      const doubts = own.nutritionProfile.hidesNumbers ? [] : doubtsAbout(row.product)
      if (doubts.length > 0 && !confirmed) throw fail('label_unlikely', { doubts: doubts.join(' ') })
      return { product: row.product, ean: code }
    }),
  )
}
