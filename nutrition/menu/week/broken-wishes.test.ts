import { expect, test } from 'vitest'
import { recipesById } from '../model/build-week.ts'
import { minutesOfServed, totalOf } from '../request/dish-minutes.ts'
import { eligibilityRules, maxMinutesOf, noLeniency } from '../request/eligibility.ts'
import type { MenuRequest, WeekConstraint } from '../request/request.ts'
import { SharedCooking } from '../request/shared-cooking.ts'
import { servingsOf, type MealPlace, type WeekMenu } from '../request/week.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { moveMeal, placeDish, repeatDay, type EditResult } from './edit-week.ts'
import { planPlainWeek } from './plan-week.ts'
import { findAlternatives } from './swap.ts'

const recipes = syntheticLibrary(320, 1)
const byId = recipesById(recipes)
const plain: MenuRequest = {
  ...randomRequest(7, recipes),
  equipment: [],
  batches: [],
  dislikes: [],
  favoriteRecipeIds: [],
  favoriteFoods: [],
}

function mealAt({ days }: WeekMenu, { weekday, mealType }: MealPlace) {
  return days.find((day) => day.weekday === weekday)!.meals.find((meal) => meal.mealType === mealType)!
}

function placesOf({ days }: WeekMenu): MealPlace[] {
  return days.flatMap(({ weekday, meals }) => meals.map(({ mealType }) => ({ weekday, mealType })))
}

/** Returns the meals of a week that break a wish for their place: food, equipment or time. */
function unwishedMeals(menu: WeekMenu, request: MenuRequest): string[] {
  const cooking = new SharedCooking(menu.days, byId)
  return placesOf(menu)
    .filter((place) => {
      const { dish } = mealAt(menu, place)
      if (!dish) return false
      const rules = eligibilityRules(request, noLeniency, place)
      const { weekday, mealType } = place
      const minutes = totalOf(minutesOfServed(dish, byId, cooking.reheatedOf(weekday, mealType)))
      return (
        servingsOf(dish).some(({ recipeId }) => {
          const recipe = byId.get(recipeId)!
          return !rules.isLiked(recipe) || !rules.isCookable(recipe)
        }) || minutes > maxMinutesOf(request, noLeniency, weekday, mealType)
      )
    })
    .map(({ weekday, mealType }) => `${weekday} ${mealType}`)
}

const dinner = { weekdays: 'all', mealTypes: ['jantar'] } as const
const scoped: readonly (readonly [string, WeekConstraint])[] = [
  ['protein', { kind: 'without_protein', protein: 'frango', within: dinner }],
  ['food', { kind: 'without_food', food: 'Berinjela', within: dinner }],
  ['equipment', { kind: 'without_equipment', equipment: 'Fogão', within: dinner }],
  ['minutes', { kind: 'max_minutes', minutes: 15, weekdays: [2], mealTypes: ['jantar'] }],
  ['minutes of a day', { kind: 'max_minutes', minutes: 15, weekdays: [4] }],
]

function movesOf(menu: WeekMenu, request: MenuRequest, acceptsUnwished: boolean): EditResult[] {
  const meals = placesOf(menu).filter(({ mealType }) => mealType === 'almoco' || mealType === 'jantar')
  const menuContext = { request, recipes }
  const moves = meals.flatMap((from) =>
    meals.filter((to) => to !== from).map((to) => moveMeal(menu, from, to, menuContext, { acceptsUnwished })),
  )
  const repeats = menu.days.flatMap(({ weekday: from }) =>
    menu.days
      .filter(({ weekday }) => weekday !== from)
      .map(({ weekday }) => repeatDay(menu, from, weekday, menuContext, { acceptsUnwished })),
  )
  return [...moves, ...repeats]
}

test.each(scoped)('moves and repeated days respect a wish on %s of single meals', (_, constraint) => {
  const request = { ...plain, constraints: [constraint] }
  const menu = planPlainWeek(request, recipes)
  const before = unwishedMeals(menu, request)
  const results = movesOf(menu, request, false)
  expect(menu.relaxations).toEqual([])
  const unwishedAfter = results.map((one) => ('menu' in one ? unwishedMeals(one.menu, request).length : 0))
  expect(Math.max(...unwishedAfter)).toBeLessThanOrEqual(before.length)
  const refused = results.filter((result) => 'refusal' in result && result.refusal === 'against_wishes')
  const consented = movesOf(menu, request, true)
  expect(consented.some((one) => 'refusal' in one && one.refusal === 'against_wishes')).toBe(false)
  expect(consented.filter((one) => 'menu' in one).length).toBe(
    results.filter((one) => 'menu' in one).length + refused.length,
  )
  expect(refused.length).toBeGreaterThan(0)
})

test('a move between two meals with the same wishes asks for nothing', () => {
  const menu = planPlainWeek(plain, recipes)
  const someDish = mealAt(menu, { weekday: 1, mealType: 'almoco' }).dish!
  const { holds } = byId.get(someDish.main.recipeId)!
  const disliking = { ...plain, dislikes: [holds[0]!], cookTimeMin: 90 }
  const asked = menu.days.map(({ weekday }) =>
    moveMeal(
      menu,
      { weekday: 1, mealType: 'almoco' },
      { weekday, mealType: 'almoco' },
      { request: disliking, recipes },
    ),
  )
  expect(asked.some((one) => 'refusal' in one && one.refusal === 'against_wishes')).toBe(false)
})

test('a day that must cook after a swap stays within its time, or the person consents', () => {
  const request: MenuRequest = {
    ...plain,
    cookTimeMin: 45,
    batches: [[1, 2, 3]],
    constraints: [{ kind: 'max_minutes', minutes: 15, weekdays: [2] }],
  }
  const menu = planPlainWeek(request, recipes)
  const monday: MealPlace = { weekday: 1, mealType: 'almoco' }
  const tuesday: MealPlace = { weekday: 2, mealType: 'almoco' }
  expect(mealAt(menu, tuesday).batch).toBe(mealAt(menu, monday).batch)
  const menuContext = { request, recipes }
  const minutesOn = (week: WeekMenu, { weekday, mealType }: MealPlace) => {
    const reheated = new SharedCooking(week.days, byId).reheatedOf(weekday, mealType)
    return totalOf(minutesOfServed(mealAt(week, { weekday, mealType }).dish!, byId, reheated))
  }
  const [swap] = findAlternatives(menu, request, recipes, monday, 1)
  const refused = placeDish(menu, monday, swap!.dish, menuContext)
  expect(refused).toEqual({
    refusal: 'against_wishes',
    wishes: swap!.lateMeals.map((late) => ({ kind: 'minutes', ...late })),
  })
  const swapped = placeDish(menu, monday, swap!.dish, menuContext, { acceptsUnwished: true })
  if ('refusal' in swapped) throw new Error(swapped.refusal)
  expect(swap!.lateMeals).toEqual([
    { place: tuesday, minutes: minutesOn(swapped.menu, tuesday), maxMinutes: 15 },
  ])
  const total = (week: WeekMenu) =>
    placesOf(week)
      .filter((place) => mealAt(week, place).dish)
      .reduce((sum, place) => sum + minutesOn(week, place), 0)
  expect(swap!.changes.minutes).toBe(total(swapped.menu) - total(menu))
})
