import { findRecipe, recipes } from '#nutrition/cookbook/recipe-library.ts'
import { expect, test } from 'vitest'
import { plateOfRecipe } from './recipe-plate.ts'

const namesOn = (id: string) => plateOfRecipe(findRecipe(id)!).items.map(({ name }) => name)

test('what melts into the pan is not seen on the plate', () => {
  const unseen = recipes
    .map((recipe) => plateOfRecipe(recipe))
    .flatMap(({ items }) => items.map(({ name }) => name))
    .filter((name) => /azeite|óleo|^sal$|alho cru|leite de coco|purê de tomate|^açúcar/i.test(name))
  expect(unseen).toEqual([])
})

test('every recipe has something to see, and a drink is one glass', () => {
  const plates = recipes.map((recipe) => ({ recipe, plate: plateOfRecipe(recipe) }))
  expect(plates.filter(({ plate }) => plate.items.length === 0)).toEqual([])
  const drinks = plates.filter(({ recipe }) => recipe.role === 'drink')
  expect(drinks.map(({ plate }) => plate.items.length)).toEqual(drinks.map(() => 1))
})

test('meat and eggs are drawn as they were cut and cooked', () => {
  expect(namesOn('bife-acebolado')[0]).toMatch(/, acebolado$/)
  expect(namesOn('ovos-mexidos-com-queijo-minas')).toContainEqual(expect.stringMatching(/^Ovo.*, mexidos$/))
})
