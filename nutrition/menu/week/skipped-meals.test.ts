import { expect, test } from 'vitest'
import type { MealType } from '../../targets/meal-type.ts'
import { readObservations } from '../request/observations/read-observations.ts'
import { servingsOf, type WeekMenu } from '../request/week.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { planPlainWeek } from './plan-week.ts'

const library = syntheticLibrary(320, 1).map((recipe) =>
  recipe.role === 'snack'
    ? { ...recipe, mealTypes: [...recipe.mealTypes, 'jantar' satisfies MealType as MealType] }
    : recipe,
)
const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
const plain = { ...randomRequest(7, library), equipment: [], batches: [] }

function planWith(notes: string): WeekMenu {
  const constraints = readObservations(notes).understood.map(({ constraint }) => constraint)
  return planPlainWeek({ ...plain, constraints }, library)
}

const weekdaysWith = ({ days }: WeekMenu, meal: MealType) =>
  days.filter(({ meals }) => meals.some(({ mealType }) => mealType === meal)).map(({ weekday }) => weekday)

test('a skipped meal is left out of its day, and the others carry the energy of the day', () => {
  const menu = planWith('quarta sem café da manhã')
  expect(weekdaysWith(menu, 'cafe_manha')).toEqual([1, 2, 4, 5, 6, 0])
  const wednesday = menu.days.find(({ weekday }) => weekday === 3)
  const target = plain.targets[wednesday?.dayType ?? 'rest'].kcal
  expect(Math.abs((wednesday?.totals.kcal ?? 0) - target)).toBeLessThan(0.07 * target)
})

test('a meal skipped without a day is left out of the week, but not the only meal of a day', () => {
  expect(weekdaysWith(planWith('não janto'), 'jantar')).toEqual([])
  const menu = planWith('sem café da manhã, sem almoço, sem jantar')
  expect(menu.days.every(({ meals }) => meals.length > 0)).toBe(true)
})

test('a locked meal stays on a day that skips it', () => {
  const dish = planWith('')
    .days.find(({ weekday }) => weekday === 3)
    ?.meals.find(({ mealType }) => mealType === 'cafe_manha')?.dish
  const constraints = readObservations('sem café da manhã').understood.map(({ constraint }) => constraint)
  const locked = [{ weekday: 3, mealType: 'cafe_manha', dish: dish! }] as const
  const menu = planPlainWeek({ ...plain, constraints, locked }, library)
  expect(weekdaysWith(menu, 'cafe_manha')).toEqual([3])
})

test('a dinner that is only a snack gets one on its day', () => {
  const menu = planWith('quinta só um lanche no jantar')
  const dinner = menu.days
    .find(({ weekday }) => weekday === 4)
    ?.meals.find(({ mealType }) => mealType === 'jantar')
  expect(dinner?.dish).toBeTruthy()
  for (const { recipeId } of dinner?.dish ? servingsOf(dinner.dish) : []) {
    expect(byId.get(recipeId)?.mealTypes).toContain('lanche_tarde')
  }
})
