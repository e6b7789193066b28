import type { Leniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { weekCosts } from './week-costs.ts'

/** Limits on repeated use of recipes; arrays are indexed by recipe. */
export interface UseLimits {
  /** Maximum uses per week. */
  readonly maxUses: Int16Array
  /** Uses per week without a repetition cost. */
  readonly freeUses: Int16Array
  readonly repeatCost: Float64Array
  /**
   * Group that may occur once per day: each recipe is its own; all smoothies share one, as do all coffees in pregnancy.
   */
  readonly tokenOf: Int32Array
  readonly tokenCount: number
  /** 1 for smoothies, otherwise 0. */
  readonly isSmoothie: Uint8Array
  /** Maximum number of smoothies per week. */
  readonly maxSmoothies: number
}

const maxSideUses = 4
const manyUses = 7
const freeDrinkUses = 3
/** Maximum smoothies per week, and maximum of the same one (design choice). */
const smoothieUses = { week: 4, same: 2 }

/** Minimum caffeine per portion for a recipe to count as coffee, mg (design choice). */
const leastCaffeineMg = 20

/** Returns the weekly limits. Relaxation to unlimited repeats also lifts the limits on smoothies. */
export function weekLimitsOf(
  recipes: readonly MenuRecipe[],
  { maxRepeats }: Leniency,
  { caffeineMaxMg }: Pick<MenuRequest, 'caffeineMaxMg'>,
): UseLimits {
  const hasLimit = maxRepeats < manyUses
  const most = ({ role, isSmoothie }: MenuRecipe) => {
    if (isSmoothie) return hasLimit ? smoothieUses.same : manyUses
    if (role === 'side') return maxSideUses
    return role === 'base' || role === 'drink' ? manyUses : maxRepeats
  }
  const free = ({ role, isSmoothie }: MenuRecipe) =>
    role === 'base' ? manyUses : role === 'drink' && !isSmoothie ? freeDrinkUses : 1
  return {
    maxUses: Int16Array.from(recipes, most),
    freeUses: Int16Array.from(recipes, free),
    repeatCost: Float64Array.from(recipes, ({ role }) =>
      role === 'side' || role === 'drink' ? weekCosts.sideRepeat : weekCosts.repeat,
    ),
    tokenOf: Int32Array.from(recipes, (recipe, index) => {
      if (caffeineMaxMg !== null && recipe.caffeineMg >= leastCaffeineMg) return recipes.length + 1
      return recipe.isSmoothie && hasLimit ? recipes.length : index
    }),
    tokenCount: recipes.length + 2,
    isSmoothie: Uint8Array.from(recipes, ({ isSmoothie }) => (isSmoothie ? 1 : 0)),
    maxSmoothies: hasLimit ? smoothieUses.week : Infinity,
  }
}
