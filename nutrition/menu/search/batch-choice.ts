import { WeekSearch } from './day-by-day.ts'
import { createPrices } from '../model/day-choice.ts'
import { portionSteps } from '../../recipes/recipe.ts'
import { eligibilityRules, type Leniency, maxMinutesOf } from '../request/eligibility.ts'
import { type MenuRecipe, servingNutrition } from '../request/menu-recipe.ts'
import { preferenceCosts } from '../request/preferences.ts'
import { batchesOf } from '../request/wishes.ts'
import { compileProblem, type MenuProblem } from '../model/problem.ts'
import { PlannedFoods } from '../model/planned-foods.ts'
import { keepsAsBatch } from '../model/meal-parts.ts'
import { seededRandom } from '../request/random.ts'
import { itemAt } from '../../shared/collections/lookup.ts'
import type { MenuRequest } from '../request/request.ts'
import type { Weekday } from '../../shared/calendar/days.ts'

/** Maximum minutes to cook a batch dish, whatever time its first lunch has. */
const batchMinutes = 75

const mostPortions = Math.max(...portionSteps)

/**
 * Returns the recipe of each batch of `batchesOf`, or `null` if no dish suits a batch. Tries the `tries` most preferred
 * dishes that no earlier batch uses and that the lunch of the first day has time to cook. Chooses the one with the lowest cost over the batch's days, plus 2 points for each
 * earlier batch with the same main protein.
 */
export function chooseBatchRecipes(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  leniency: Leniency,
  tries: number,
): (MenuRecipe | null)[] {
  const batches = batchesOf(request)
  if (batches.length === 0) return []
  const lasting = lastingDishes(request, recipes, leniency)
  const planned = new PlannedFoods(request, recipes)
  const chosen: (MenuRecipe | null)[] = []
  for (const weekdays of batches) {
    let best: MenuRecipe | null = null
    let bestCost = Infinity
    const cookingDay = itemAt(weekdays, 0)
    const maxMinutes = maxMinutesOf(request, leniency, cookingDay, 'almoco')
    const lunchRules = weekdays.map((weekday) =>
      eligibilityRules(request, leniency, { weekday, mealType: 'almoco' }),
    )
    const wishCost = (recipe: MenuRecipe) =>
      planned.costAt({ weekday: cookingDay, mealType: 'almoco' }, 'main', recipe)
    const candidates = lasting
      .filter(
        (recipe) =>
          !chosen.includes(recipe) &&
          recipe.preparationMin + recipe.cookingMin <= maxMinutes &&
          itemAt(lunchRules, 0).isCookable(recipe) &&
          lunchRules.every(({ isLiked }) => isLiked(recipe)),
      )
      .toSorted((one, other) => wishCost(one) - wishCost(other))
      .slice(0, tries)
    for (const recipe of candidates) {
      const problem = compileProblem(request, recipes, leniency, [...chosen, recipe])
      const sameProtein = chosen.filter((other) => other?.protein === recipe.protein)
      const cost = daysCost(problem, weekdays) + sameProtein.length * 2
      if (cost < bestCost) {
        bestCost = cost
        best = recipe
      }
    }
    chosen.push(best)
  }
  return chosen
}

/**
 * Returns the dishes that suit a batch, most preferred first. If some reach `minMealProteinG` in the largest portion,
 * returns only those.
 */
function lastingDishes(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  leniency: Leniency,
): MenuRecipe[] {
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
    .map(({ recipe }) => recipe)
  const nourishing = ranked.filter(
    (recipe) => servingNutrition(recipe, mostPortions).proteinG >= (request.minMealProteinG ?? 0),
  )
  return nourishing.length > 0 ? nourishing : ranked
}

const startsPerDay = 3

function daysCost(problem: MenuProblem, weekdays: readonly Weekday[]): number {
  const search = new WeekSearch(problem)
  const random = seededRandom(problem.request.seed)
  let cost = 0
  for (const { weekday, model } of problem.days) {
    if (!weekdays.includes(weekday)) continue
    const day = search.of(model)
    day.setPrices(createPrices(problem))
    const costs = Array.from({ length: startsPerDay }, () => day.descend(day.randomChoice(random)))
    cost += Math.min(...costs)
  }
  return cost
}
