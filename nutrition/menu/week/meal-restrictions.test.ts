import { expect, test } from 'vitest'
import type { MealType } from '../../targets/meal-type.ts'
import { readObservations } from '../request/observations/read-observations.ts'
import { servingsOf, type WeekMenu } from '../request/week.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { planPlainWeek } from './plan-week.ts'

const library = syntheticLibrary(320, 1)
const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
const plain = { ...randomRequest(7, library), equipment: [], batches: [] }

function planWith(notes: string): WeekMenu {
  const constraints = readObservations(notes).understood.map(({ constraint }) => constraint)
  return planPlainWeek({ ...plain, constraints }, library)
}

/** Returns the weekdays on which the meal needs the stove. */
function stoveDays({ days }: WeekMenu, mealType: MealType): number[] {
  return days
    .filter(({ meals }) =>
      meals.some(
        ({ mealType: one, dish }) =>
          one === mealType &&
          dish &&
          servingsOf(dish).some(({ recipeId }) => byId.get(recipeId)?.equipment.includes('Fogão')),
      ),
    )
    .map(({ weekday }) => weekday)
}

test('a restriction of a meal leaves the other meals as they were free to be', () => {
  const free = planWith('')
  const dinners = planWith('jantar sem fogão')
  expect(stoveDays(free, 'jantar').length).toBeGreaterThan(0)
  expect(stoveDays(dinners, 'jantar')).toEqual([])
  expect(stoveDays(dinners, 'almoco').length).toBeGreaterThan(0)
})

test('a restriction of one day leaves the meal of the other days', () => {
  const [day = 0] = stoveDays(planWith(''), 'jantar')
  const names = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
  const days = stoveDays(planWith(`só o jantar de ${names[day]} sem fogão`), 'jantar')
  expect(days).not.toContain(day)
  expect(days.length).toBeGreaterThan(0)
})
