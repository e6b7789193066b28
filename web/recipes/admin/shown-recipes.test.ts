import type { RecipeImageEntry } from '#contract/recipes/recipe-images.ts'
import { expect, test } from 'vitest'
import { shelfNamed, shownRecipes } from './shown-recipes.ts'

const entry = (name: string, source: RecipeImageEntry['source'] = null): RecipeImageEntry => {
  return { id: name, name, image: source && `/${name}`, image_query: '', source }
}
const recipes = [
  entry('Acarajé'),
  entry('Baião de dois', 'drawn'),
  entry('Feijoada', 'generated'),
  entry('Moqueca', 'found'),
  entry('Pão de queijo'),
]
const names = (...asked: [Parameters<typeof shownRecipes>[1], string?]) =>
  shownRecipes(recipes, asked[0], asked[1] ?? '').map(({ name }) => name)

test('a shelf holds its recipes in list order', () => {
  expect(names('sem-imagem')).toEqual(['Acarajé', 'Pão de queijo'])
  expect(names('desenhadas')).toEqual(['Baião de dois'])
  expect(names('todas')).toEqual(recipes.map(({ name }) => name))
})

test('an empty address counts as no image', () => {
  expect(shownRecipes([{ ...entry('Cuscuz'), image: '' }], 'sem-imagem', '')).toHaveLength(1)
})

test('a search ignores accents and stays within the shelf', () => {
  expect(names('sem-imagem', 'PAO')).toEqual(['Pão de queijo'])
  expect(names('todas', 'dois baiao')).toEqual(['Baião de dois'])
  expect(names('sem-imagem', 'baiao')).toEqual([])
})

test('recipes without an image come first, whatever the address says', () => {
  expect(shelfNamed(undefined)).toBe('sem-imagem')
  expect(shelfNamed('outra')).toBe('sem-imagem')
  expect(shelfNamed('todas')).toBe('todas')
})
