import { expect, test } from 'vitest'
import { dishChange } from './dish-change.ts'

test('only the recipes that changed are told, and another portion is a change', () => {
  expect(
    dishChange('Pescada grelhada + Arroz + Farofa', 'Pescada grelhada (½ porção) + Arroz + Salada'),
  ).toEqual({
    leaves: ['Pescada grelhada', 'Farofa'],
    comes: ['Pescada grelhada (½\u00a0porção)', 'Salada'],
  })
})

test('a recipe that is simply taken away leaves nothing in its place', () => {
  expect(dishChange('Castanhas + Água de coco', 'Castanhas')).toEqual({ leaves: ['Água de coco'], comes: [] })
})
