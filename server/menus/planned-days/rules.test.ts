import { expect, test } from 'vitest'
import { dayTypesOf, menuOfDay } from './rules.ts'

const diet = { id: 'active', createdAt: new Date('2026-03-02T15:00:00Z'), firstMenuOn: null }
const today = '2026-03-11'

test('a week planned for another diet holds only for its past days', () => {
  const menusOf = (dietId: string) =>
    ['2026-03-10', '2026-03-11', '2026-03-12'].map((date) =>
      menuOfDay(date, { plan: { dietId }, diet, today }),
    )
  expect(menusOf('other')).toEqual(['week', 'diet', 'diet'])
  expect(menusOf('active')).toEqual(['week', 'week', 'week'])
})

test('nothing is planned before the week of the diet and the day of the first menu', () => {
  const menuOn = (date: string, firstMenuOn: string | null) =>
    menuOfDay(date, { plan: null, diet: { ...diet, firstMenuOn }, today })
  expect(['2026-03-01', '2026-03-02'].map((date) => menuOn(date, null))).toEqual([null, 'diet'])
  expect(['2026-03-03', '2026-03-04'].map((date) => menuOn(date, '2026-03-04'))).toEqual([null, 'diet'])
})

test('the type of a day is that of the menu that plans it', () => {
  const rest = Array.from({ length: 7 }, () => 'rest' as const)
  const weekPlans = [
    { weekStart: '2026-03-09', dietId: 'other', dayTypes: rest.map(() => 'training' as const) },
  ]
  const typeOn = dayTypesOf({ diet: { ...diet, dayTypes: rest }, weekPlans }, today)
  expect(['2026-02-28', '2026-03-10', today].map(typeOn)).toEqual([undefined, 'training', 'rest'])
})
