import { itemAt } from '../../shared/collections/lookup.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'
import type { Component, DayModel } from './day-model.ts'
import type { MenuProblem } from './problem.ts'

/**
 * Returns the meal types that no plan can fill: they have no eligible main, not enough different mains for one day, or
 * not enough for the week within `maxUses`. Day and week are checked separately, so an empty result does not prove that
 * a plan exists.
 */
export function uncoveredMeals(problem: MenuProblem): MealType[] {
  const missing = new Set<MealType>(problem.models.flatMap(({ openMeals }) => openMeals))
  for (const model of problem.models) for (const meal of unmatchedInDay(model)) missing.add(meal)
  for (const meal of unmatchedInWeek(problem)) missing.add(meal)
  return [...missing]
}

interface Demand {
  readonly meal: MealType
  /** Recipes that can serve the meal: by `CompiledRecipe.index` for the week, by `CompiledRecipe.token` for one day. */
  readonly recipes: readonly number[]
}

function unmatchedInDay(model: DayModel): MealType[] {
  const taken = new Set(model.fixedRecipes.map(({ token }) => token))
  return unmatched(
    model.slots.map(({ frame, main }) => ({
      meal: frame.mealType,
      recipes: distinct(main, ({ token }) => token).filter((token) => !taken.has(token)),
    })),
    () => 1,
  )
}

function unmatchedInWeek({ days, recipes }: MenuProblem): MealType[] {
  const demands = days.flatMap(({ model }) =>
    model.slots
      .filter(({ frame }) => !frame.isBatch)
      .map(({ frame, main }) => ({ meal: frame.mealType, recipes: distinct(main, ({ index }) => index) })),
  )
  return unmatched(demands, (index) => itemAt(recipes, index).maxUses)
}

function distinct({ list }: Component, numberOf: (recipe: CompiledRecipe) => number): number[] {
  return [...new Set(list.options.flatMap(({ recipe }) => (recipe ? [numberOf(recipe)] : [])))]
}

/**
 * Returns the meals of the demands that stay unserved in a maximum bipartite matching (Kuhn's augmenting paths, 1955).
 * A recipe serves at most `capacityOf` demands.
 */
function unmatched(demands: readonly Demand[], capacityOf: (recipe: number) => number): MealType[] {
  const takersOf = new Map<number, Demand[]>()

  function serve(demand: Demand, visited: Set<number>): boolean {
    for (const recipe of demand.recipes) {
      if (visited.has(recipe)) continue
      visited.add(recipe)
      const takers = takersOf.get(recipe) ?? []
      takersOf.set(recipe, takers)
      if (takers.length < capacityOf(recipe)) {
        takers.push(demand)
        return true
      }
      for (const [position, taker] of takers.entries()) {
        if (serve(taker, visited)) {
          takers[position] = demand
          return true
        }
      }
    }
    return false
  }

  return demands.filter((demand) => !serve(demand, new Set())).map(({ meal }) => meal)
}
