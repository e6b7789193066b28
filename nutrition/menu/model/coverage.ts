import { itemAt } from '../../collections/lookup.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'
import type { Component, DayModel } from './day-model.ts'
import type { MenuProblem } from './problem.ts'

/**
 * Returns the meal types that no plan can fill: without an eligible main, without enough different mains for one day,
 * or without enough for the week within `maxUses`. Days and week are matched separately, so an empty result is no
 * proof.
 */
export function uncoveredMeals(problem: MenuProblem): MealType[] {
  const missing = new Set<MealType>(problem.models.flatMap(({ openMeals }) => openMeals))
  for (const model of problem.models) for (const meal of unmatchedInDay(model)) missing.add(meal)
  for (const meal of unmatchedInWeek(problem)) missing.add(meal)
  return [...missing]
}

interface Demand {
  readonly meal: MealType
  /** Indices of the recipes that can serve the meal; for the check of one day their tokens. */
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
 * Returns the demands left out of a maximum bipartite matching in which a recipe serves at most `capacityOf` demands
 * (Kuhn's augmenting paths, 1955).
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
