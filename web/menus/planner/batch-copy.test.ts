import { expect, test } from 'vitest'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import { part, rice } from '../week-plans/test-week.ts'
import { batchTexts } from './batch-copy.ts'

const textsOn = (weekday: Weekday, steak: Weekday[] | null, base: Weekday[] | null) =>
  batchTexts({
    day_of_week: weekday,
    parts: [part({ batch_weekdays: steak }), { ...rice, batch_weekdays: base }],
  })

test('the day that cooks names the other days, which name the day that cooks', () => {
  expect(textsOn(1, null, [1, 2, 3])).toEqual(['Cozinhe também para terça e quarta: arroz branco.'])
  expect(textsOn(3, null, [1, 2, 3])).toEqual([
    'Feito na segunda, é só aquecer: arroz branco.',
    'Falta fazer: bife acebolado.',
  ])
  expect(textsOn(0, [6, 0], null)).toEqual([
    'Feito no sábado, é só aquecer: bife acebolado.',
    'Falta fazer: arroz branco.',
  ])
  expect(textsOn(1, null, null)).toEqual([])
})

test('each dish is in one sentence, together with dishes of the same cooking', () => {
  expect(textsOn(2, [1, 2], [1, 2, 3])).toEqual([
    'Feito na segunda, é só aquecer: bife acebolado e arroz branco.',
  ])
  expect(textsOn(2, [1, 2], [2, 3])).toEqual([
    'Feito na segunda, é só aquecer: bife acebolado.',
    'Cozinhe também para quarta: arroz branco.',
  ])
})
