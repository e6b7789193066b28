import { expect, test } from 'vitest'
import { changePortions, moveMeal, placeDish, repeatDay, setLock, type EditResult } from './edit-week.ts'
import { planPlainWeek } from './plan-week.ts'
import { findAlternatives } from './swap.ts'
import { randomRequest, syntheticLibrary } from './test-library.ts'
import { isSafe } from './eligibility.ts'
import { servingsOf, type WeekMenu } from './week.ts'

const recipes = syntheticLibrary(320, 1)
const request = { ...randomRequest(7, recipes), batches: [] }
const kitchen = { request, recipes }
const menu = planPlainWeek(request, recipes)

function menuOf(result: EditResult): WeekMenu {
  if ('refusal' in result) throw new Error(result.refusal)
  return result.menu
}

function mealOn(week: WeekMenu, weekday: number, mealType: string) {
  return week.days.find((day) => day.weekday === weekday)!.meals.find((meal) => meal.mealType === mealType)!
}

test('every alternative is safe, new to the day and fits into it', () => {
  for (const seed of [1, 3, 9, 12, 16]) {
    const person = randomRequest(seed, recipes)
    const week = planPlainWeek(person, recipes)
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
    for (const { weekday, meals } of week.days.slice(0, 3)) {
      const others = (mealType: string) =>
        meals
          .filter((meal) => meal.mealType !== mealType)
          .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
      for (const { mealType, dish } of meals) {
        for (const alternative of findAlternatives(week, person, recipes, { weekday, mealType }, 4)) {
          expect(alternative.dish.main.recipeId).not.toBe(dish?.main.recipeId)
          const eaten = [...others(mealType), ...servingsOf(alternative.dish)].map(({ recipeId }) => recipeId)
          expect(new Set(eaten).size).toBe(eaten.length)
          for (const id of eaten) expect(isSafe(byId.get(id)!, person.exclusions)).toBe(true)
        }
      }
    }
  }
})

test('alternatives come best first, at most two of a protein, and taking one costs what it said', () => {
  const place = { weekday: 3, mealType: 'almoco' } as const
  const alternatives = findAlternatives(menu, request, recipes, place, 6)
  expect(alternatives).toHaveLength(6)
  const costs = alternatives.map(({ costChange }) => costChange)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  const proteins = alternatives.map(
    ({ dish }) => recipes.find(({ id }) => id === dish.main.recipeId)!.protein,
  )
  for (const protein of proteins)
    expect(proteins.filter((one) => one === protein).length).toBeLessThanOrEqual(2)
  const swapped = menuOf(placeDish(menu, place, alternatives[0]!.dish, kitchen))
  expect(swapped.cost - menu.cost).toBeCloseTo(alternatives[0]!.costChange, 2)
})

test('a locked meal is neither swapped nor moved nor repeated over', () => {
  const place = { weekday: 3, mealType: 'almoco' } as const
  const locked = menuOf(setLock(menu, place, true, kitchen))
  expect(findAlternatives(locked, request, recipes, place, 3)).toEqual([])
  expect(moveMeal(locked, place, { weekday: 4, mealType: 'almoco' }, kitchen)).toEqual({ refusal: 'locked' })
  expect(mealOn(menuOf(repeatDay(locked, 1, 3, kitchen)), 3, 'almoco').dish).toEqual(
    mealOn(menu, 3, 'almoco').dish,
  )
})

test('moving a meal exchanges two dishes and counts both days anew', () => {
  const moved = moveMeal(
    menu,
    { weekday: 1, mealType: 'almoco' },
    { weekday: 3, mealType: 'almoco' },
    kitchen,
  )
  const week = menuOf(moved)
  expect(mealOn(week, 3, 'almoco').dish).toEqual(mealOn(menu, 1, 'almoco').dish)
  expect(mealOn(week, 1, 'almoco').dish).toEqual(mealOn(menu, 3, 'almoco').dish)
  expect(week.hash).not.toBe(menu.hash)
  const kcal = (one: WeekMenu) => one.days.reduce((sum, { totals }) => sum + totals.kcal, 0)
  expect(kcal(week)).toBeCloseTo(kcal(menu), 3)
})

test('a lunch cannot become breakfast', () => {
  const result = moveMeal(
    menu,
    { weekday: 1, mealType: 'almoco' },
    { weekday: 1, mealType: 'cafe_manha' },
    kitchen,
  )
  expect(result).toEqual({ refusal: 'not_for_this_meal' })
})

test('portions change in halves and the totals follow', () => {
  const place = { weekday: 1, mealType: 'jantar' } as const
  const { main } = mealOn(menu, 1, 'jantar').dish!
  const portions = main.portions === 1 ? 1.5 : 1
  const changed = menuOf(changePortions(menu, place, 'main', portions, kitchen))
  const perPortion = recipes.find(({ id }) => id === main.recipeId)!.perPortion.kcal
  const difference = changed.days[0]!.totals.kcal - menu.days[0]!.totals.kcal
  expect(difference).toBeCloseTo(perPortion * (portions - main.portions), 3)
  expect(changePortions(menu, place, 'main', 0.7, kitchen)).toEqual({ refusal: 'bad_portions' })
})

test('a portion that a condition forbids is refused', () => {
  const salty = recipes.map((recipe) => ({
    ...recipe,
    perPortion: { ...recipe.perPortion, sodiumMg: recipe.role === 'main' ? 700 : recipe.perPortion.sodiumMg },
  }))
  const person = { ...request, hasHypertension: true }
  const week = planPlainWeek(person, salty)
  const day = week.days.find(({ meals }) =>
    meals.some(({ dish }) => salty.some(({ id, role }) => id === dish?.main.recipeId && role === 'main')),
  )!
  const meal = day.meals.find(({ dish }) =>
    salty.some(({ id, role }) => id === dish?.main.recipeId && role === 'main'),
  )!
  expect(meal.dish!.main.portions).toBeLessThanOrEqual(1.5)
  const place = { weekday: day.weekday, mealType: meal.mealType }
  expect(changePortions(week, place, 'main', 2, { request: person, recipes: salty })).toEqual({
    refusal: 'unsafe',
  })
})

test('repeating a day eats its meals again', () => {
  const week = menuOf(repeatDay(menu, 1, 6, kitchen))
  const [monday, saturday] = [1, 6].map((weekday) => week.days.find((day) => day.weekday === weekday)!)
  expect(saturday!.meals.map(({ dish }) => dish)).toEqual(monday!.meals.map(({ dish }) => dish))
})
