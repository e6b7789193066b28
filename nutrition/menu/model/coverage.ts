import type { MealType } from '../../targets/meal-type.ts'
import type { DayModel, MenuProblem } from './problem.ts'

/**
 * Returns the meals left without a main by a maximum assignment that respects the weekly use limits and never repeats a
 * recipe on a day. Empty when there are enough recipes.
 */
export function uncoveredMeals(problem: MenuProblem): MealType[] {
  const missing = new Set<MealType>(problem.models.flatMap(({ openMeals }) => openMeals))
  for (const model of problem.models) for (const meal of unmatchedInDay(model, problem)) missing.add(meal)
  for (const meal of unmatchedInWeek(problem)) missing.add(meal)
  return [...missing]
}

interface Demand {
  readonly meal: MealType
  readonly recipes: readonly number[]
}

function unmatchedInDay(model: DayModel, { tokenOf }: MenuProblem): MealType[] {
  const taken = new Set(model.fixedTokens)
  return unmatched(
    demandsOf(model).map(({ meal, recipes }) => ({
      meal,
      recipes: [...new Set(recipes.map((one) => tokenOf[one]!))].filter((one) => !taken.has(one)),
    })),
    () => 1,
  )
}

function unmatchedInWeek(problem: MenuProblem): MealType[] {
  const demands = problem.modelOfDay.flatMap((position) => demandsOf(problem.models[position]!, true))
  return unmatched(demands, (recipe) => problem.maxUses[recipe]!)
}

function demandsOf(model: DayModel, withoutBatches = false): Demand[] {
  return model.slots
    .filter(({ isBatch }) => !(isBatch && withoutBatches))
    .map(({ mealType, main }) => ({
      meal: mealType,
      recipes: [...new Set(model.components[main]!.list.recipe)],
    }))
}

/** Returns the demands left out of a maximum bipartite matching with capacities (Kuhn's augmenting paths). */
function unmatched(demands: readonly Demand[], capacityOf: (recipe: number) => number): MealType[] {
  const served = new Map<number, number[]>()
  const missing: MealType[] = []

  function serve(demand: number, visited: Set<number>): boolean {
    for (const recipe of demands[demand]!.recipes) {
      if (visited.has(recipe)) continue
      visited.add(recipe)
      const takers = served.get(recipe) ?? []
      served.set(recipe, takers)
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

  for (const [demand, { meal }] of demands.entries()) if (!serve(demand, new Set())) missing.push(meal)
  return missing
}
