import type { FoodRow, readFood as readEndpoint, searchFoods as searchEndpoint } from '#contract/day/foods.ts'
import type { PlateChoice } from '#contract/day/meals.ts'
import type { OwnFood as OwnFoodReply } from '#contract/day/own-foods.ts'
import type { Params, Query } from '#contract/endpoint.ts'
import type { Barcode } from '#nutrition/foods/barcodes/barcode.ts'
import { findAnyFood } from '#nutrition/foods/dishes/logged-food.ts'
import type { Food, FoodId } from '#nutrition/foods/food.ts'
import {
  foodOfOwn,
  type LabelFood,
  type OwnFood,
  type OwnFoodKind,
  readOwnFoodId,
} from '#nutrition/foods/own/own-food.ts'
import { searchAsRead } from '#nutrition/meal-text/search-as-read.ts'
import { foodConflicts } from '#nutrition/safety/allergy-warnings.ts'
import { type ProfileContext, readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { readRecipeFoodRevisions, readRecipeFoods } from '../../recipes/stored-recipes/service.ts'
import { readOwnAmounts } from '../habits/service.ts'
import { describeOwnFood, ownFoodFrom } from './own-food-rules.ts'
import * as queries from './queries.ts'
import { describeFood } from './rules.ts'

export async function searchFoods(
  ctx: AccountContext,
  { q, limit }: Query<typeof searchEndpoint>,
): Promise<FoodRow[]> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile }) => {
    const own = (await readOwnFoods(tx)).map(foodOfOwn)
    const ownAmounts = await readOwnAmounts(tx)
    const { exclusions, hidesNumbers } = nutritionProfile
    const conflictsOf = (food: Food) => (exclusions ? foodConflicts(food, exclusions) : [])
    const last = (food: Food) => conflictsOf(food).length > 0
    return searchAsRead(q, { limit, own, last }).map(({ food, isSimilar }) => {
      const ownGrams = ownAmounts.get(food.id)
      const conflicts = conflictsOf(food)
      return {
        ...describeFood(food, hidesNumbers),
        ...(ownGrams !== undefined && { own_grams: ownGrams }),
        ...(isSimilar && { is_similar: true as const }),
        ...(conflicts.length > 0 && { conflicts }),
      }
    })
  })
}

/**
 * Returns a food of the table, or an own food by the id of one of its revisions, deleted or not. Throws
 * `food_not_found`.
 */
export async function readFood(ctx: AccountContext, { id }: Params<typeof readEndpoint>): Promise<FoodRow> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile }) => {
    const own = (await readChosenOwnFoods(tx, [{ food_id: id }])).get(id)
    const food = own ? foodOfOwn(own) : findAnyFood(id)
    if (!food) throw fail('food_not_found')
    return describeFood(food, nutritionProfile.hidesNumbers)
  })
}

/** Returns the own food with a barcode, the last created or changed one of several; `null` without one. */
export async function findOwnFoodByBarcode(
  { tx, nutritionProfile }: Pick<ProfileContext, 'tx' | 'nutritionProfile'>,
  code: Barcode,
): Promise<OwnFoodReply | null> {
  const row = (await queries.listLatestFirst(tx)).find(({ ean }) => ean === code)
  return row ? describeOwnFood(row, nutritionProfile.hidesNumbers) : null
}

/** Reads the account's packaged foods that are not deleted, in their current revision, the last changed first. */
export async function readLabelFoods(tx: AccountTransaction): Promise<LabelFood[]> {
  return (await queries.listLatestFirst(tx)).map(ownFoodFrom)
}

/** Reads the account's packaged foods and recipes that are not deleted, in their current revision. */
export async function readOwnFoods(tx: AccountTransaction): Promise<OwnFood[]> {
  return [...(await readLabelFoods(tx)), ...(await readRecipeFoods(tx))]
}

/** Own foods by the id of their revision. */
export type OwnFoodsById = ReadonlyMap<FoodId, OwnFood>

/**
 * Returns the own foods that choices name, by the id of the revision. Includes replaced revisions and deleted foods,
 * because a meal of a past day may be sent again. An id without an own food is absent.
 * @param stored own foods inside the meal or scan that is changed; they are returned as stored, without a query
 */
export async function readChosenOwnFoods(
  tx: AccountTransaction,
  choices: readonly Pick<PlateChoice, 'food_id' | 'parts'>[],
  stored: readonly OwnFood[] = [],
): Promise<OwnFoodsById> {
  const byId = new Map<FoodId, OwnFood>(stored.map((own) => [own.id, own]))
  const ids = choices.flatMap(({ food_id, parts = [] }) => [food_id, ...parts.map((part) => part.food_id)])
  const missing = ids.flatMap((id) => (byId.has(id) ? [] : (readOwnFoodId(id) ?? [])))
  const keysOf = (kind: OwnFoodKind) => [
    ...new Set(missing.filter((one) => one.kind === kind).map(({ key }) => key)),
  ]
  const labels = keysOf('label')
  const rows = labels.length === 0 ? [] : await queries.listRevisions(tx, labels)
  const recipes = await readRecipeFoodRevisions(tx, keysOf('recipe'))
  for (const own of [...rows.map(ownFoodFrom), ...recipes]) byId.set(own.id, own)
  return byId
}
