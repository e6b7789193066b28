import type { Leniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { weekCosts } from './week-costs.ts'

/** A recipe with its limits on repetition. */
export interface CompiledRecipe {
  readonly recipe: MenuRecipe
  /** Position in `MenuProblem.recipes`; also the index in tables with one entry per recipe. */
  readonly index: number
  /** Maximum uses per week. */
  readonly maxUses: number
  /** Uses per week without a repetition cost. */
  readonly freeUses: number
  /** Points per use beyond `freeUses`. */
  readonly repeatCost: number
  /**
   * Number of the recipe's once-a-day group: at most one recipe with this token may be served per day. Each recipe is
   * its own group, with two exceptions: all smoothies share a group unless repeats are unlimited, and in pregnancy all
   * recipes with at least `leastCaffeineMg` share a group.
   */
  readonly token: number
  /** Number of the recipe's family, from 0 to `CompiledRecipes.familyCount` − 1. */
  readonly family: number
  /** Number of the recipe's main protein, from 0 to `CompiledRecipes.proteinCount` − 1; −1 without a main protein. */
  readonly protein: number
}

/**
 * All recipes of a problem, with the number of different tokens, families and proteins (the sizes of tables by number).
 */
export interface CompiledRecipes {
  readonly recipes: readonly CompiledRecipe[]
  readonly tokenCount: number
  readonly familyCount: number
  readonly proteinCount: number
  /** Maximum number of smoothies per week; `Infinity` when repeats are unlimited. */
  readonly maxSmoothies: number
}

const maxSideUses = 4
const manyUses = 7
const freeDrinkUses = 3
/** Maximum smoothies per week, and maximum uses of the same smoothie per week (design choice). */
const smoothieUses = { week: 4, same: 2 }

/** In pregnancy, a recipe counts as coffee from this much caffeine per portion, mg (design choice). */
const leastCaffeineMg = 20

/** Returns the recipes with their weekly limits. Unlimited repeats (`repeats_free`) also lift the smoothie limits. */
export function compileRecipes(
  recipes: readonly MenuRecipe[],
  { maxRepeats }: Leniency,
  { caffeineMaxMg }: Pick<MenuRequest, 'caffeineMaxMg'>,
): CompiledRecipes {
  const hasLimit = maxRepeats < manyUses
  const families = new Map<string, number>()
  const proteins = new Map<string, number>()
  const maxUsesOf = ({ role, isSmoothie }: MenuRecipe) => {
    if (isSmoothie) return hasLimit ? smoothieUses.same : manyUses
    if (role === 'side') return maxSideUses
    return role === 'base' || role === 'drink' ? manyUses : maxRepeats
  }
  const freeUsesOf = ({ role, isSmoothie }: MenuRecipe) =>
    role === 'base' ? manyUses : role === 'drink' && !isSmoothie ? freeDrinkUses : 1
  const tokenOf = ({ caffeineMg, isSmoothie }: MenuRecipe, index: number) => {
    if (caffeineMaxMg !== null && caffeineMg >= leastCaffeineMg) return recipes.length + 1
    return isSmoothie && hasLimit ? recipes.length : index
  }
  const compiled = recipes.map((recipe, index): CompiledRecipe => {
    const { role, family, protein } = recipe
    const proteinNumber = numberOf(proteins, protein)
    return {
      recipe,
      index,
      maxUses: maxUsesOf(recipe),
      freeUses: freeUsesOf(recipe),
      repeatCost: role === 'side' || role === 'drink' ? weekCosts.sideRepeat : weekCosts.repeat,
      token: tokenOf(recipe, index),
      family: numberOf(families, family),
      protein: protein === 'nenhuma' ? -1 : proteinNumber,
    }
  })
  return {
    recipes: compiled,
    tokenCount: recipes.length + 2,
    familyCount: families.size,
    proteinCount: proteins.size,
    maxSmoothies: hasLimit ? smoothieUses.week : Infinity,
  }
}

/** Returns the number of a name: names are numbered 0, 1, 2 … in the order in which they first appear. */
function numberOf(known: Map<string, number>, name: string): number {
  const number = known.get(name) ?? known.size
  known.set(name, number)
  return number
}
