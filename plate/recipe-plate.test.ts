import { findRecipe, recipes } from '#nutrition/cookbook/recipe-library.ts'
import { expect, test } from 'vitest'
import { plateOfRecipe } from './recipe-plate.ts'
import { isBroth } from './vessel-choice.ts'

const namesOn = (id: string) => plateOfRecipe(findRecipe(id)!).items.map(({ name }) => name)

test('what melts into the pan is not seen on the plate', () => {
  const unseen = recipes
    .map((recipe) => plateOfRecipe(recipe))
    .flatMap(({ items }) => items.filter((item) => !isBroth(item)).map(({ name }) => name))
    .filter((name) => /azeite|óleo|^sal$|alho cru|leite de coco|purê de tomate|^açúcar/i.test(name))
  expect(unseen).toEqual([])
})

test('what is eaten with a spoon lies in its broth; rice and beans have drunk it', () => {
  const firstGroup = (id: string) => plateOfRecipe(findRecipe(id)!).items[0]?.group
  expect(firstGroup('canja-de-galinha')).toBe('sopa')
  expect(firstGroup('moqueca-capixaba')).toBe('ensopado')
  expect(firstGroup('frango-no-tucupi')).toBe('sopa')
  expect(firstGroup('arroz-carreteiro')).toBe('carne')
  expect(firstGroup('feijao-carioca-caseiro')).toBe('feijao')
  expect(firstGroup('bife-acebolado')).toBe('carne')
})

test('the beans of a pot of rice are in the rice', () => {
  expect(plateOfRecipe(findRecipe('baiao-de-dois')!).items[0]).toMatchObject({
    group: 'arroz',
    name: 'Baião de dois',
  })
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
