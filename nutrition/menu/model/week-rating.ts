import { mealCarbCost, mealEnergyCost, nutrientCost, portionCosts } from './day-cost.ts'
import { nutritionOf, recipesById, totalsOf } from './build-week.ts'
import { isMainMeal } from '../request/eligibility.ts'
import { isWholeMeal, type MenuRecipe } from '../request/menu-recipe.ts'
import type { KnownNutrition } from '../../shared/figures/nutrition.ts'
import { usualVitaminKUg, greensCost, hasProteinFloor, mealLimitsCost } from '../request/day-limits.ts'
import { customCost, plateKindOf, plateConflictCost } from '../request/plate-sense.ts'
import { preferenceCosts } from '../request/preferences.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'
import { targetOf } from './day-target.ts'
import { DayVector } from './day-vector.ts'
import { PlannedFoods } from './planned-foods.ts'
import { compileProblem } from './problem.ts'
import { emptyPartCost, weekCosts } from './week-costs.ts'
import { leniencyOf } from './relaxation.ts'
import type { MenuRequest } from '../request/request.ts'
import { WeekUseCounter, type Use } from './week-use-counter.ts'
import type { MealType } from '../../targets/meal-type.ts'
import {
  hashOf,
  servingsOf,
  type Dish,
  type MenuDay,
  type PlannedMeal,
  type WeekMenu,
} from '../request/week.ts'

/** Data needed to rate a day: the request, the recipes by id, and the preference cost of a recipe. */
export interface DayScale {
  readonly request: MenuRequest
  readonly recipes: ReadonlyMap<string, MenuRecipe>
  readonly preference: (recipe: MenuRecipe) => number
}

export function dayScale(request: MenuRequest, recipes: readonly MenuRecipe[]): DayScale {
  return { request, recipes: recipesById(recipes), preference: preferenceCosts(request) }
}

/** Returns the points for the deviation of a day's totals from its targets. */
export function totalsCost(
  totals: KnownNutrition,
  dayType: MenuDay['dayType'],
  request: MenuRequest,
): number {
  return nutrientCost(targetOf(request, dayType), DayVector.of(totals))
}

/**
 * Returns the points of one meal: for deviation from its share of the energy target (with diabetes also of
 * carbohydrate), for protein below the minimum, and for preference. 0 for a locked meal and for a meal without a dish.
 * Minutes are not charged.
 */
export function mealCost(meal: PlannedMeal, dayType: MenuDay['dayType'], scale: DayScale): number {
  const { dish, mealType } = meal
  if (!dish || meal.isLocked) return 0
  const { kcal, carbG, proteinG } = nutritionOf(dish, scale.recipes)
  const { minMealProteinG } = scale.request
  const leastProteinG = (hasProteinFloor(mealType) && minMealProteinG) || 0
  const share = scale.request.mealShares[mealType]
  const target = targetOf(scale.request, dayType)
  return (
    mealEnergyCost(kcal, share * target.kcal) +
    (scale.request.hasDiabetes ? mealCarbCost(carbG, share * target.carbG) : 0) +
    mealLimitsCost({ maxMinutes: Infinity, leastProteinG }, 0, proteinG) +
    dishPreferenceCost(dish, mealType, scale)
  )
}

/** Returns the points of a dish for preferences, portions, conflicts on the plate, and a missing base or side. */
export function dishPreferenceCost(
  dish: Dish,
  mealType: MealType,
  { request, recipes, preference }: DayScale,
): number {
  let cost = 0
  const kinds: number[] = []
  for (const { recipeId, portions } of servingsOf(dish)) {
    const recipe = recipes.get(recipeId)
    if (!recipe) continue
    cost += preference(recipe) + customCost(recipe, mealType, request) + (portionCosts[portions] ?? 0)
    const kind = plateKindOf(recipe)
    for (const other of kinds) cost += plateConflictCost(kind & other)
    kinds.push(kind)
  }
  const main = recipes.get(dish.main.recipeId)
  if (main && isWholeMeal(main)) return cost
  if (!dish.base) cost += emptyPartCost('base', mealType, request)
  if (!dish.side) cost += emptyPartCost('side', mealType, request)
  return cost
}

/** Returns the vitamin K from a day's greens, µg. A meal without a dish counts as its share of `usualVitaminKUg`. */
export function vitaminKOf(
  { meals }: Pick<MenuDay, 'meals'>,
  { request, recipes }: Pick<DayScale, 'request' | 'recipes'>,
): number {
  return meals.reduce((sum, { dish, mealType }) => {
    if (!dish) return sum + request.mealShares[mealType] * usualVitaminKUg
    const ofDish = servingsOf(dish).map(
      ({ recipeId, portions }) => (recipes.get(recipeId)?.vitaminKUg ?? 0) * portions,
    )
    return ofDish.reduce((all, one) => all + one, sum)
  }, 0)
}

/**
 * Returns whether the day `after` is further outside `greensWindow` than the day `before`. Always false without
 * anticoagulants.
 */
export function isUnsteadier(
  after: Pick<MenuDay, 'meals'>,
  before: Pick<MenuDay, 'meals'>,
  scale: Pick<DayScale, 'request' | 'recipes'>,
): boolean {
  return (
    scale.request.keepsGreensSteady &&
    greensCost(vitaminKOf(after, scale)) > greensCost(vitaminKOf(before, scale))
  )
}

/**
 * Returns a day's points as the optimizer counts them, but without the penalty for minutes and for repetition within
 * the week.
 */
export function dayCost(day: Pick<MenuDay, 'dayType' | 'meals'>, scale: DayScale): number {
  const { request, recipes } = scale
  let cost = totalsCost(totalsOf(day, request, recipes), day.dayType, request)
  for (const meal of day.meals) cost += mealCost(meal, day.dayType, scale)
  if (request.keepsGreensSteady) cost += greensCost(vitaminKOf(day, scale))
  const proteins = day.meals
    .flatMap(({ mealType, dish }) =>
      dish && isMainMeal(mealType) ? [recipes.get(dish.main.recipeId)?.protein] : [],
    )
    .filter((protein) => protein !== undefined && protein !== 'nenhuma')
  if (proteins.length === 2 && proteins[0] === proteins[1]) cost += weekCosts.sameProteinDay
  return cost
}

/** Returns the menu with the given days, and recomputes totals, cost and hash. */
export function withDays(
  menu: WeekMenu,
  days: readonly Pick<MenuDay, 'weekday' | 'dayType' | 'meals'>[],
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
): WeekMenu {
  const scale = dayScale(request, recipes)
  const counted = days.map((day): MenuDay => ({ ...day, totals: totalsOf(day, request, scale.recipes) }))
  return { ...menu, days: counted, cost: weekCost(menu, counted, scale, recipes), hash: hashOf(counted) }
}

function weekCost(
  menu: WeekMenu,
  days: readonly MenuDay[],
  scale: DayScale,
  recipes: readonly MenuRecipe[],
): number {
  const leniency = leniencyOf(new Set(menu.relaxations.map(({ step }) => step)))
  const problem = compileProblem({ ...scale.request, locked: [] }, recipes, leniency)
  const useCounter = new WeekUseCounter(problem)
  const compiled = new Map(problem.recipes.map((one) => [one.recipe.id, one]))
  const planned = new PlannedFoods(scale.request, recipes)
  let cost = 0
  for (const day of days) {
    cost += dayCost(day, scale)
    for (const meal of day.meals) {
      cost += planned.costOf(day.weekday, meal, scale.recipes)
      useCounter.count(usesOfMeal(meal, compiled), 1)
    }
  }
  return Math.round((cost + useCounter.cost()) * 1000) / 1000
}

function usesOfMeal(
  { dish, mealType, batch }: PlannedMeal,
  compiled: ReadonlyMap<string, CompiledRecipe>,
): Use[] {
  if (!dish) return []
  return servingsOf(dish).flatMap(({ recipeId }): Use[] => {
    const recipe = compiled.get(recipeId)
    if (!recipe) return []
    const isMainPart = recipeId === dish.main.recipeId
    return [
      {
        recipe,
        family: isMainPart ? recipe.family : -1,
        protein: isMainPart && isMainMeal(mealType) ? recipe.protein : -1,
        isBatch: isMainPart && batch !== null,
      },
    ]
  })
}
