import { expect, test } from 'vitest'
import { dishChange } from './dish-change.ts'

test('only changed recipes are listed, and another portion is a change', () => {
  expect(
    dishChange('Pescada grelhada + Arroz + Farofa', 'Pescada grelhada (½ porção) + Arroz + Salada'),
  ).toEqual({
    leaves: ['Pescada grelhada (1\u00a0porção)', 'Farofa'],
    comes: ['Pescada grelhada (½\u00a0porção)', 'Salada'],
  })
})

test('a recipe removed without replacement is listed alone', () => {
  expect(dishChange('Castanhas + Água de coco', 'Castanhas')).toEqual({ leaves: ['Água de coco'], comes: [] })
})
