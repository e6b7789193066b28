import { findRecipe, recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { expect, test } from 'vitest'
import { plateOfDish } from './dish-plate.ts'
import { plateOfRecipe } from './recipe-plate.ts'

const main = findRecipe('bife-acebolado')!
const side = recipes.find(({ role }) => role === 'side')!

test('a dish of several recipes shows the foods of each recipe as eaten', () => {
  const { items, vessel } = plateOfDish([
    { recipe: main, portions: 1.5 },
    { recipe: side, portions: 1 },
  ])
  const [meat] = plateOfRecipe(main).items
  expect(items).toHaveLength(plateOfRecipe(main).items.length + plateOfRecipe(side).items.length)
  expect(items[0]).toEqual({ ...meat, grams: Math.round(meat!.grams * 1.5) })
  expect(vessel).toBeUndefined()
})

test('a stew beside other food is drawn as one ladle', () => {
  const { items } = plateOfDish([
    { recipe: findRecipe('moqueca-capixaba')!, portions: 1 },
    { recipe: findRecipe('arroz-branco-soltinho')!, portions: 1 },
  ])
  expect(items.map(({ group }) => group)).toEqual(['ensopado', 'arroz'])
})

test('a single recipe uses its own vessel', () => {
  for (const recipe of recipes) {
    expect(plateOfDish([{ recipe, portions: 1 }]).vessel).toBe(plateOfRecipe(recipe).vessel)
  }
})
