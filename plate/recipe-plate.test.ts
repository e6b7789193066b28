import { findRecipe, recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { expect, test } from 'vitest'
import { plateOfRecipe } from './recipe-plate.ts'
import { isBroth } from './vessel-choice.ts'

const namesOn = (id: string) => plateOfRecipe(findRecipe(id)!).items.map(({ name }) => name)

test('oils and seasonings that melt into the pan are not drawn', () => {
  const unseen = recipes
    .map((recipe) => plateOfRecipe(recipe))
    .flatMap(({ items }) => items.filter((item) => !isBroth(item)).map(({ name }) => name))
    .filter((name) => /azeite|óleo|^sal$|alho cru|leite de coco|purê de tomate|^açúcar/i.test(name))
  expect(unseen).toEqual([])
})

test('soups and stews have a broth, pots of rice or beans have none', () => {
  const firstGroup = (id: string) => plateOfRecipe(findRecipe(id)!).items[0]?.group
  expect(firstGroup('canja-de-galinha')).toBe('sopa')
  expect(firstGroup('moqueca-capixaba')).toBe('ensopado')
  expect(firstGroup('frango-no-tucupi')).toBe('sopa')
  expect(firstGroup('arroz-carreteiro')).toBe('carne')
  expect(firstGroup('feijao-carioca-caseiro')).toBe('feijao')
  expect(firstGroup('bife-acebolado')).toBe('carne')
})

test('beans of a rice pot are mixed into the rice', () => {
  expect(plateOfRecipe(findRecipe('baiao-de-dois')!).items[0]).toMatchObject({
    group: 'arroz',
    name: 'Baião de dois',
  })
})

test('every recipe has a drawable food, and a drink is one glass', () => {
  const plates = recipes.map((recipe) => ({ recipe, plate: plateOfRecipe(recipe) }))
  expect(plates.filter(({ plate }) => plate.items.length === 0)).toEqual([])
  const drinks = plates.filter(({ recipe }) => recipe.role === 'drink')
  expect(drinks.map(({ plate }) => plate.items.length)).toEqual(drinks.map(() => 1))
})

test('meat and eggs are drawn by their cut and cooking method', () => {
  expect(namesOn('bife-acebolado')[0]).toMatch(/, acebolado$/)
  expect(namesOn('ovos-mexidos-com-queijo-minas')).toContainEqual(expect.stringMatching(/^Ovo.*, mexidos$/))
})
