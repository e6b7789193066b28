import { expect, test } from 'vitest'
import { recipes } from '../cookbook/recipe-library.ts'
import { describeRecipe } from '../recipes/described-recipe.ts'
import { planWeek } from './plan-week.ts'
import type { MenuRequest } from './request.ts'
import { loadSolver } from './solver.ts'
import { randomRequest } from './test-library.ts'
import { servingsOf, type Dish } from './week.ts'

const library = recipes.map(describeRecipe)
const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
const solver = await loadSolver()
const dishesOf = (seed: number) => {
  const request: MenuRequest = { ...randomRequest(seed, library), effort: 0.2 }
  const meals = planWeek(request, library, solver).days.flatMap((day) => day.meals)
  return meals.flatMap(({ mealType, dish }) => (dish ? [{ mealType, dish }] : []))
}
const holds = (dish: Dish, food: RegExp) =>
  servingsOf(dish).some(({ recipeId }) => byId.get(recipeId)!.foodNames.some((name) => food.test(name)))

test('a Brazilian week has rice and beans for lunch on four days or more', () => {
  for (const seed of [1, 3, 4]) {
    const lunches = dishesOf(seed).filter(
      ({ mealType, dish }) =>
        mealType === 'almoco' && holds(dish, /^arroz/i) && holds(dish, /^(feijão|lentilha)/i),
    )
    expect(lunches.length).toBeGreaterThanOrEqual(4)
  }
})

test('a snack is never a drink beside a drink, nor tea alone', () => {
  for (const seed of [0, 1, 3, 4]) {
    for (const { dish } of dishesOf(seed)) {
      const eaten = servingsOf(dish).map(({ recipeId }) => byId.get(recipeId)!)
      expect(eaten.filter(({ role }) => role === 'drink').length).toBeLessThanOrEqual(1)
      expect(eaten.reduce((sum, { perPortion }) => sum + perPortion.kcal, 0)).toBeGreaterThan(50)
    }
  }
})
