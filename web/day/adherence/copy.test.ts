import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { expect, test } from 'vitest'
import { replacedText } from './copy.ts'

test('the text of a replaced meal names no other meal: the logged one may be the same dish', () => {
  expect(replacedText('ceia')).toBe('Você já registrou uma ceia; esta do cardápio não conta.')
  for (const mealType of mealTypes) expect(replacedText(mealType)).not.toMatch(/outr[ao]/u)
})
