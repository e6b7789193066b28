import { expect, test } from 'vitest'
import { keepUnits } from './unit-space.ts'

test('a number stays on one line with its unit', () => {
  expect(keepUnits('1 colher de sopa de aveia (15 g), 180 °C por 20 min')).toBe(
    '1 colher de sopa de aveia (15\u00a0g), 180\u00a0°C por 20\u00a0min',
  )
})

test('a number before a word that only starts like a unit may end its line', () => {
  const text = '2 gemas, 3 limões e 4 hortelãs'
  expect(keepUnits(text)).toBe(text)
})
