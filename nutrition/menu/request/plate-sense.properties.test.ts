import { expect, test } from 'vitest'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { planPlainWeek, planWeek } from '../week/plan-week.ts'
import { loadSolver } from '../solve/solver.ts'
import { randomRequest } from '../test-library.ts'
import { isStarchySide } from './plate-sense.ts'
import { servingsOf, type Dish, type WeekMenu } from './week.ts'

const library = recipes.map(describeRecipe)
const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
const dishesOf = (menu: WeekMenu) =>
  menu.days.flatMap((day) => day.meals).flatMap(({ mealType, dish }) => (dish ? [{ mealType, dish }] : []))
const holds = (dish: Dish, food: RegExp) =>
  servingsOf(dish).some(({ recipeId }) => byId.get(recipeId)!.foodNames.some((name) => food.test(name)))

test('a planned week has rice and beans at lunch on at least four days', async () => {
  const solver = await loadSolver()
  for (const seed of [1, 4]) {
    const request = { ...randomRequest(seed, library), batches: [], effort: 0.5 }
    const lunches = dishesOf(planWeek(request, library, solver)).filter(
      ({ mealType, dish }) =>
        mealType === 'almoco' && holds(dish, /^arroz/i) && holds(dish, /^(feijão|lentilha)/i),
    )
    expect(lunches.length).toBeGreaterThanOrEqual(4)
  }
}, 30_000)

test('a snack is never two drinks and never tea alone', () => {
  for (const seed of [0, 1, 3, 4]) {
    for (const { dish } of dishesOf(planPlainWeek(randomRequest(seed, library), library))) {
      const eaten = servingsOf(dish).map(({ recipeId }) => byId.get(recipeId)!)
      expect(eaten.filter(({ role }) => role === 'drink').length).toBeLessThanOrEqual(1)
      expect(eaten.reduce((sum, { perPortion }) => sum + perPortion.kcal, 0)).toBeGreaterThan(50)
    }
  }
})

test('most lunches and dinners have a vegetable, and farofa comes in one portion', () => {
  for (const seed of [0, 1, 3, 4]) {
    const plates = dishesOf(planPlainWeek(randomRequest(seed, library), library)).filter(
      ({ mealType }) => mealType === 'almoco' || mealType === 'jantar',
    )
    const starchy = plates.filter(({ dish }) => dish.side && isStarchySide(byId.get(dish.side.recipeId)!))
    expect(starchy.length).toBeLessThanOrEqual(plates.length / 4)
    expect(starchy.every(({ dish }) => dish.side!.portions === 1)).toBe(true)
  }
})

test('coffee, juice or milk is never beside what already is a drink or a bowl of fruit', () => {
  for (const seed of [0, 1, 3, 4]) {
    for (const { dish } of dishesOf(planPlainWeek(randomRequest(seed, library), library))) {
      const hasDrink = dish.side !== null && byId.get(dish.side.recipeId)!.role === 'drink'
      const main = byId.get(dish.main.recipeId)!
      const isDrunk = /^(açaí|vitamina|iogurte|salada de frutas|leite)|com (café|pingado)/i.test(main.name)
      expect(hasDrink && isDrunk ? main.name : null).toBeNull()
    }
  }
})
