import type { Body, Params } from '#contract/endpoint.ts'
import type {
  changeOwnFood as changeEndpoint,
  createOwnFood as createEndpoint,
  OwnFood,
} from '#contract/day/own-foods.ts'
import { ownFoodLimits } from '#contract/day/own-food-limits.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import * as queries from './queries.ts'
import { describeOwnFood, keptRevisions, productOf } from './own-food-rules.ts'

/**
 * Creates an own food. A repeated id returns the food as stored and changes nothing. Throws `label_invalid`,
 * `label_unlikely`, `own_foods_full`, `own_food_not_found` for the id of a deleted food, and `labels_hidden` for
 * accounts with hidden numbers.
 */
export function createOwnFood(
  ctx: AccountContext,
  { id, ...typed }: Body<typeof createEndpoint>,
): Promise<OwnFood> {
  return withProfile(ctx, async (own) => {
    refuseHidden(own)
    return addOwnFood(own, id, () => ({ product: productOf(typed), ean: typed.ean }))
  })
}

/**
 * Adds an own food under its id; a food that the account has under this id is returned as stored. Throws
 * `own_food_not_found` for the id of a deleted food, and `own_foods_full`.
 */
export async function addOwnFood(
  own: ProfileContext,
  id: string,
  make: () => Pick<queries.OwnFoodRow, 'product' | 'ean'>,
): Promise<OwnFood> {
  const { hidesNumbers } = own.nutritionProfile
  const known = await queries.lockCurrent(own.tx, id)
  if (known?.removedAt) throw fail('own_food_not_found')
  if (known) return describeOwnFood(known, hidesNumbers)
  const count = await queries.countFoods(own.tx)
  if (count >= ownFoodLimits.foods) throw fail('own_foods_full', { most: ownFoodLimits.foods })
  return saveRevision(own, { id, revision: 1, ...make() })
}

/**
 * Saves changed values of an own food as its next revision; logged meals keep theirs. Throws `own_food_not_found` (also
 * for a deleted food), `label_invalid`, `label_unlikely`, `labels_hidden`.
 */
export function changeOwnFood(
  ctx: AccountContext,
  { id, ...typed }: Params<typeof changeEndpoint> & Body<typeof changeEndpoint>,
): Promise<OwnFood> {
  return withProfile(ctx, async (own) => {
    refuseHidden(own)
    const current = await queries.lockCurrent(own.tx, id)
    if (!current || current.removedAt) throw fail('own_food_not_found')
    const { openFoodFacts } = current.product
    const product = {
      ...productOf(typed),
      ...(openFoodFacts && { openFoodFacts: { ...openFoodFacts, isChanged: true } }),
    }
    const saved = await saveRevision(own, { id, revision: current.revision + 1, product, ean: typed.ean })
    await queries.deleteRevisions(own.tx, id, current.revision + 1 - keptRevisions)
    return saved
  })
}

function refuseHidden({ nutritionProfile }: ProfileContext): void {
  if (nutritionProfile.hidesNumbers) throw fail('labels_hidden')
}

async function saveRevision(
  { tx, now, nutritionProfile }: ProfileContext,
  revision: Omit<queries.OwnFoodRow, 'createdAt' | 'removedAt'>,
): Promise<OwnFood> {
  const row = { ...revision, createdAt: now, removedAt: null }
  await queries.addRevision(tx, row)
  return describeOwnFood(row, nutritionProfile.hidesNumbers)
}
