import type { CookingMinutes } from '../request/dish-minutes.ts'
import { nutrientCount, nutrientKeys, portionCosts } from './day-cost.ts'
import { isWholeMeal, type MenuRecipe } from '../request/menu-recipe.ts'
import { plateKindOf } from '../request/plate-sense.ts'

/** Part of a meal. */
export type Part = 'main' | 'base' | 'side'

/** Candidates for one part of a meal: recipe × portions, or nothing. Flat arrays, for the inner loop of the search. */
export interface OptionList {
  readonly part: Part
  readonly count: number
  /** Recipe index, −1 for an empty part. */
  readonly recipe: Int32Array
  readonly portions: Float64Array
  /** Cost of preference and portion, in points. */
  readonly cost: Float64Array
  /** Nutrients of all options, `nutrientCount` values per option. */
  readonly nutrients: Float64Array
  /** 1 for a whole meal, which is served without a base. */
  readonly isSolo: Uint8Array
  /** Plate kinds as bits, see `plate-sense.ts`. */
  readonly plateKind: Uint32Array
  /** Group that may occur once per day, see `UseLimits.tokenOf`; −1 for an empty part. */
  readonly token: Int32Array
  readonly preparing: Float64Array
  readonly cooking: Float64Array
  readonly vitaminKUg: Float64Array
  /** Minimum over all options. */
  readonly leastSodiumMg: number
  readonly leastSaturatedG: number
  /** Cost plus the prices of recipe, family and protein; written by `DaySearch.setPrices`. */
  readonly price: Float64Array
  /** Option indices by ascending price; written by `DaySearch.setPrices`. */
  readonly order: Int32Array
}

export interface Option {
  readonly recipeIndex: number
  readonly recipe: MenuRecipe
  readonly portions: number
  readonly cost: number
  readonly minutes: CookingMinutes
}

/**
 * Builds the option list. `emptyPartCost`: cost of leaving the part empty, in points; `null` when it must be filled.
 */
export function createOptionList(
  part: Part,
  options: readonly Option[],
  emptyPartCost: number | null,
  tokenOf: Int32Array,
): OptionList {
  const offset = emptyPartCost === null ? 0 : 1
  const count = options.length + offset
  const least = (nutrient: 'sodiumMg' | 'saturatedG') =>
    emptyPartCost === null
      ? Math.min(...options.map(({ recipe, portions }) => recipe.perPortion[nutrient] * portions))
      : 0
  const list: OptionList = {
    part,
    count,
    recipe: new Int32Array(count).fill(-1),
    portions: new Float64Array(count),
    cost: new Float64Array(count),
    nutrients: new Float64Array(count * nutrientCount),
    isSolo: new Uint8Array(count),
    plateKind: new Uint32Array(count),
    token: new Int32Array(count).fill(-1),
    preparing: new Float64Array(count),
    cooking: new Float64Array(count),
    vitaminKUg: new Float64Array(count),
    leastSodiumMg: least('sodiumMg'),
    leastSaturatedG: least('saturatedG'),
    price: new Float64Array(count),
    order: Int32Array.from({ length: count }, (_, index) => index),
  }
  if (emptyPartCost !== null) list.cost[0] = emptyPartCost
  for (const [position, { recipeIndex, recipe, portions, cost, minutes }] of options.entries()) {
    const index = position + offset
    list.recipe[index] = recipeIndex
    list.portions[index] = portions
    list.cost[index] = cost + (portionCosts[portions] ?? 0)
    list.isSolo[index] = isWholeMeal(recipe) ? 1 : 0
    list.plateKind[index] = plateKindOf(recipe)
    list.token[index] = tokenOf[recipeIndex]!
    list.preparing[index] = minutes.preparing
    list.cooking[index] = minutes.cooking
    list.vitaminKUg[index] = recipe.vitaminKUg * portions
    for (let key = 0; key < nutrientCount; key++) {
      list.nutrients[index * nutrientCount + key] = recipe.perPortion[nutrientKeys[key]!] * portions
    }
  }
  list.price.set(list.cost)
  return list
}
