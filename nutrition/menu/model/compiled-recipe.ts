import type { Leniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { weekCosts } from './week-costs.ts'

/** A recipe with its limits on repeated use. */
export interface CompiledRecipe {
  readonly recipe: MenuRecipe
  /** Position in `MenuProblem.recipes`, the index of tables per recipe. */
  readonly index: number
  /** Maximum uses per week. */
  readonly maxUses: number
  /** Uses per week without a repetition cost. */
  readonly freeUses: number
  /** Points per use beyond `freeUses`. */
  readonly repeatCost: number
  /**
   * Number of the group that may occur once per day. Each recipe is its own group, but smoothies share one unless
   * repeats are unlimited, and in pregnancy so do all recipes with at least `leastCaffeineMg`.
   */
  readonly token: number
  /** Number of the recipe's family, below `CompiledRecipes.familyCount`. */
  readonly family: number
  /** Number of the recipe's main protein, below `CompiledRecipes.proteinCount`; −1 for a recipe without one. */
  readonly protein: number
}

/** The recipes of a problem, and how many tokens, families and proteins their numbers cover. */
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
/** Maximum smoothies per week, and maximum of the same one (design choice). */
const smoothieUses = { week: 4, same: 2 }

/** Minimum caffeine per portion from which a recipe counts as coffee in pregnancy, mg (design choice). */
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

/** Returns the number of a name: 0, 1, 2 … in the order in which names first appear. */
function numberOf(known: Map<string, number>, name: string): number {
  const number = known.get(name) ?? known.size
  known.set(name, number)
  return number
}
