import { createWeekSearch } from './day-by-day.ts'
import { createPrices } from '../model/day-choice.ts'
import { portionSteps } from '../model/day-cost.ts'
import { eligibilityRules, type Leniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { preferenceCosts } from '../request/preferences.ts'
import { batchesOf } from '../request/wishes.ts'
import { compileProblem, type MenuProblem } from '../model/problem.ts'
import { keepsAsBatch } from '../model/meal-parts.ts'
import { seededRandom } from '../request/random.ts'
import type { MenuRequest } from '../request/request.ts'
import { weekdaysFromMonday } from '../../calendar/days.ts'

/** Maximum minutes for a batch dish: it is cooked ahead, so the time limit of its meals does not apply. */
const batchMinutes = 75

const mostPortions = Math.max(...portionSteps)

/**
 * Returns the recipe index of each batch, −1 if no dish keeps long enough: among the `tries` most preferred dishes with
 * enough protein, the one with the lowest cost over the batch's days.
 */
export function chooseBatchRecipes(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  leniency: Leniency,
  tries: number,
): number[] {
  const batches = batchesOf(request)
  if (batches.length === 0) return []
  const rules = eligibilityRules(request, leniency)
  const preference = preferenceCosts(request)
  const random = seededRandom(request.seed)
  const ranked = recipes
    .map((recipe, index) => ({ recipe, index, rank: preference(recipe) + random() * 0.5 }))
    .filter(
      ({ recipe }) =>
        keepsAsBatch(recipe) &&
        rules.isSafe(recipe) &&
        rules.isCookable(recipe) &&
        rules.isLiked(recipe) &&
        recipe.preparationMin + recipe.cookingMin <= batchMinutes,
    )
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
  const nourishing = ranked.filter(
    ({ recipe }) => recipe.perPortion.proteinG * mostPortions >= (request.minMealProteinG ?? 0),
  )
  const lasting = nourishing.length > 0 ? nourishing : ranked
  const chosen: number[] = []
  for (const weekdays of batches) {
    let best = -1
    let bestCost = Infinity
    const candidates = lasting.filter(({ index }) => !chosen.includes(index)).slice(0, tries)
    for (const { index } of candidates) {
      const problem = compileProblem(request, recipes, leniency, [...chosen, index])
      const proteins = chosen.filter((other) => recipes[other]!.protein === recipes[index]!.protein)
      const cost = daysCost(problem, weekdays) + proteins.length * 2
      if (cost < bestCost) {
        bestCost = cost
        best = index
      }
    }
    chosen.push(best)
  }
  return chosen
}

const startsPerDay = 3

function daysCost(problem: MenuProblem, weekdays: readonly number[]): number {
  const search = createWeekSearch(problem)
  const random = seededRandom(problem.request.seed)
  let cost = 0
  for (const [day, weekday] of weekdaysFromMonday.entries()) {
    if (!weekdays.includes(weekday)) continue
    const daySearch = search.searches[problem.modelOfDay[day]!]!
    daySearch.setPrices(createPrices(problem))
    let best = Infinity
    for (let start = 0; start < startsPerDay; start++) {
      best = Math.min(best, daySearch.descend(daySearch.randomChoice(random)))
    }
    cost += best
  }
  return cost
}
