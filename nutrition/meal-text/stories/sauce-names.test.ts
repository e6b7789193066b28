import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['1 colher de sopa de barbecue', ['Molho barbecue 17']],
  ['barbecue 1 colher', ['Molho barbecue 17']],
  ['nuggets com barbecue', ['Nuggets de frango assados 115', 'Molho barbecue 17']],
  ['asinha barbecue', ['Asa de frango assada 40']],
])('"%s" counts barbecue as a sauce only where it is one', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
