import { expect, test } from 'vitest'
import { amountText } from './amount-copy.ts'
import { beans, orangeJuice, rowOf } from '../shared/test-food-rows.ts'

const ladles = { grams: 210, quantity: 1.5, measure: 'concha' }

test('the household measure comes first, the weight after it', () => {
  expect(amountText(rowOf(beans), ladles)).toBe('1½ concha (210 g)')
  expect(amountText(rowOf(orangeJuice), { grams: 240, quantity: 1, measure: 'copo médio' })).toBe(
    '1 copo médio (240 ml)',
  )
})

test('an account without numbers sees no weight beside a measure', () => {
  expect(amountText(rowOf(beans, { hidesNumbers: true }), ladles)).toBe('1½ concha')
})

test('a weighed food is shown by weight', () => {
  expect(amountText(rowOf(beans), { grams: 92.5, quantity: 92.5, measure: 'grama' })).toBe('92,5 g')
})

test('an amount said in millilitres stays in them, also of a food that is weighed', () => {
  const said = { grams: 300, quantity: 300, measure: 'ml' }
  expect(amountText(rowOf('taco:458'), said)).toBe('300 ml')
  expect(amountText(rowOf('taco:458', { hidesNumbers: true }), said)).toBe('300 ml')
})
