import { expect, test } from 'vitest'
import type { Weekday } from '../../shared/calendar/days.ts'
import { plannedConstraintText } from '../request/observations/constraint-text.ts'
import type { WeekConstraint } from '../request/request.ts'
import { SharedCooking } from '../request/shared-cooking.ts'
import type { WeekMenu } from '../request/week.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { placeDish } from './edit-week.ts'
import { planPlainWeek } from './plan-week.ts'
import { findAlternatives } from './swap.ts'

const recipes = syntheticLibrary(320, 1)
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
const constraint: WeekConstraint = { kind: 'batch', weekdays: [1, 2, 3] }
const request = { ...randomRequest(7, recipes), equipment: [], batches: [], constraints: [constraint] }
const planned = planPlainWeek(request, recipes)
const monday = { weekday: 1, mealType: 'almoco' } as const

const chipOf = ({ days }: WeekMenu) => plannedConstraintText(constraint, new SharedCooking(days, byId))
const lunchOf = (menu: WeekMenu, weekday: Weekday) =>
  menu.days.find((day) => day.weekday === weekday)?.meals.find(({ mealType }) => mealType === 'almoco')

function swapped(menu: WeekMenu, dish: Parameters<typeof placeDish>[2]): WeekMenu {
  const result = placeDish(menu, monday, dish, { request, recipes }, { acceptsUnwished: true })
  if ('refusal' in result) throw new Error(result.refusal)
  return result.menu
}

test('a batch is named without a swapped lunch, and with it after the swap is undone', () => {
  expect(chipOf(planned)).toBe('Marmita: segunda, terça e quarta')
  const before = lunchOf(planned, 1)?.dish
  const [other] = findAlternatives(planned, request, recipes, monday, 1)
  if (!before || !other) throw new Error('no lunch to swap')
  const menu = swapped(planned, other.dish)
  expect(chipOf(menu)).toBe('Marmita: terça e quarta')
  expect(chipOf(swapped(menu, before))).toBe('Marmita: segunda, terça e quarta')
})

test('a batch and a repeated lunch of which nothing is left say so', () => {
  const cooking = new SharedCooking([], byId)
  expect(plannedConstraintText(constraint, cooking)).toBe('Marmita: nenhum dia nesta semana')
  expect(plannedConstraintText({ kind: 'leftovers', weekday: 0 }, cooking)).toBe(
    'Domingo: almoço já não repete o de sábado',
  )
})
