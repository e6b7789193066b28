import { expect, test } from 'vitest'
import { part, rice } from '../week-plans/test-week.ts'
import { cookedAheadText } from './cooked-ahead-copy.ts'

test('a meal states what was cooked ahead and its preparation time', () => {
  const ahead = { ...rice, cooked_ahead_min: 23 }
  expect(cookedAheadText({ parts: [part(), ahead] })).toBe(
    'Conta com arroz branco (23\u00a0min) de outro dia, só para aquecer.',
  )
  expect(cookedAheadText({ parts: [part(), rice] })).toBeNull()
})
