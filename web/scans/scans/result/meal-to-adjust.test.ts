import { expect, test } from 'vitest'
import { mondayWithDiet } from '../../../day/today/test-day.ts'
import { hasMealToAdjust } from './meal-to-adjust.ts'

const [lunch] = mondayWithDiet.planned_meals
const breakfast = { ...lunch!, meal_type: 'cafe_manha' as const, estimated_time: '08:00' }
const dinner = { ...lunch!, meal_type: 'jantar' as const, estimated_time: '19:00' }
const day = { ...mondayWithDiet, planned_meals: [breakfast, lunch!, dinner] }
const at = (time: string) => new Date(`${day.date}T${time}`)

test('a later meal can be adjusted from noon until 90 minutes after it was due', () => {
  expect(hasMealToAdjust(day, 'almoco', at('11:59'))).toBe(false)
  expect(hasMealToAdjust(day, 'almoco', at('12:00'))).toBe(true)
  expect(hasMealToAdjust(day, 'almoco', at('20:30'))).toBe(true)
  expect(hasMealToAdjust(day, 'almoco', at('20:31'))).toBe(false)
})

test('a meal before the last one eaten cannot be adjusted', () => {
  expect(hasMealToAdjust(day, 'jantar', at('12:00'))).toBe(false)
  const eaten = { ...day, planned_meals: [breakfast, lunch!, { ...dinner, logged: true }] }
  expect(hasMealToAdjust(eaten, 'cafe_manha', at('12:00'))).toBe(false)
})

test('a meal away cannot be adjusted', () => {
  const away = { ...day, planned_meals: [breakfast, lunch!, { ...dinner, kind: 'away' as const }] }
  expect(hasMealToAdjust(away, 'almoco', at('13:00'))).toBe(false)
})

test('with a night shift, the meals after a dinner of 3 h can be adjusted', () => {
  const night = { ...dinner, estimated_time: '03:00', ticked: true }
  const late = { ...day, planned_meals: [breakfast, { ...lunch!, estimated_time: '16:00' }, night] }
  expect(hasMealToAdjust(late, 'cafe_manha', at('12:00'))).toBe(true)
})

test('a dinner in the small hours leaves the dinner of the evening to adjust', () => {
  const scans = [{ meal_type: 'jantar', planned_type: null } as (typeof day.plan.scans)[number]]
  const logged = { ...day, plan: { ...day.plan, scans } }
  expect(hasMealToAdjust(logged, 'almoco', at('13:00'))).toBe(true)
  const supper = [{ meal_type: 'ceia', planned_type: null } as (typeof day.plan.scans)[number]]
  expect(hasMealToAdjust({ ...day, plan: { ...day.plan, scans: supper } }, 'almoco', at('13:00'))).toBe(false)
})
