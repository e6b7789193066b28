import { expect, test } from 'vitest'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import { batchSwapText } from './batch-swap-copy.ts'
import { part } from './test-week.ts'

const textOn = (weekday: Weekday, batch: Weekday[] | null) =>
  batchSwapText({ day_of_week: weekday, parts: [part({ batch_weekdays: batch })] })

test('a swap on the day that cooks says who cooks the dish from then on', () => {
  expect(textOn(1, [1, 2, 3])).toBe(
    'A troca vale só para segunda. O prato de agora passa a ser feito na terça, também para quarta.',
  )
  expect(textOn(4, [4, 5])).toBe('A troca vale só para quinta. O prato de agora passa a ser feito na sexta.')
})

test('a swap on a day that reheats leaves the others, and a meal without batch needs no word', () => {
  expect(textOn(3, [1, 2, 3])).toBe(
    'A troca vale só para quarta. O prato de segunda e terça continua como está.',
  )
  expect(textOn(3, null)).toBeNull()
})
