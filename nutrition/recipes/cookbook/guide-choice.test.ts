import { expect, test } from 'vitest'
import { describeRecipe } from '../described-recipe.ts'
import { mainIngredient } from '../main-ingredient.ts'
import { regions } from '../recipe.ts'
import { chapterRules, guideChapterIds } from './guide-chapters.ts'
import { chooseGuide } from './guide-choice.ts'
import { findRecipe, recipes } from './recipe-library.ts'

const library = recipes.map(describeRecipe)
const guide = chooseGuide(library)
const chosen = guide.flatMap((chapter) => chapter.recipes)
const chapter = (id: string) => guide.find((one) => one.id === id)!

test('the guide selects sixty to a hundred recipes across all chapters', () => {
  expect(guide.map(({ id }) => id)).toEqual(guideChapterIds)
  expect(chosen.length).toBeGreaterThanOrEqual(60)
  expect(chosen.length).toBeLessThanOrEqual(100)
})

test('no recipe family appears twice', () => {
  const families = chosen.map(({ family }) => family)
  expect(new Set(families).size).toBe(families.length)
})

test('no recipe of the guide needs an airfryer or a microwave', () => {
  expect(
    chosen.filter(({ equipment }) => equipment.includes('Airfryer') || equipment.includes('Micro-ondas')),
  ).toEqual([])
})

test.each(regions.filter((region) => region !== 'brasil'))(
  '%s has dishes and one whole plate of main, base and side',
  (region) => {
    const { recipes: dishes, wholePlate } = chapter(region)
    expect(dishes.filter((recipe) => !recipe.regions.includes(region))).toEqual([])
    expect(wholePlate.map(({ role }) => role)).toEqual(['main', 'base', 'side'])
    expect(new Set(dishes.map(({ protein }) => protein)).size).toBeGreaterThanOrEqual(4)
  },
)

test('every recipe of a whole plate is in its chapter', () => {
  for (const { recipes: chapterRecipes, wholePlate } of guide) {
    expect(wholePlate.length).toBeGreaterThan(0)
    for (const recipe of wholePlate) expect(chapterRecipes).toContain(recipe)
  }
})

test("a plate's base differs from the main ingredient of its dish", () => {
  const [dish, base] = chapter('centro_oeste').wholePlate
  expect(dish!.ingredients.map(({ foodId }) => foodId)).toContain(
    findRecipe('mandioca-cozida')!.ingredients[0]!.foodId,
  )
  expect(base!.id).not.toBe('mandioca-cozida')
})

test.each(chapterRules)('chapter $id begins with its best-known families', ({ id, knownFor }) => {
  expect(knownFor).toContain(chapter(id).recipes[0]!.family)
})

test('the best-known families of every chapter are in the library', () => {
  const families = new Set(library.map(({ family }) => family))
  expect(chapterRules.flatMap(({ knownFor }) => knownFor).filter((family) => !families.has(family))).toEqual(
    [],
  )
})

test('a vegan guide has every possible chapter and nothing of animal origin', () => {
  const vegan = chooseGuide(library.filter(({ tags }) => tags.includes('vegano')))
  const recipesOfAll = vegan.flatMap((one) => one.recipes)
  expect(recipesOfAll.filter(({ tags }) => !tags.includes('vegano'))).toEqual([])
  expect(recipesOfAll.length).toBeGreaterThanOrEqual(40)
  expect(vegan.length).toBeGreaterThanOrEqual(7)
})

test('a chapter without fitting recipes is left out', () => {
  expect(chooseGuide([])).toEqual([])
})

test.each([
  ['feijoada-de-legumes', 'Feijão'],
  ['baiao-de-dois', 'Feijão'],
  ['moqueca-de-peixe', 'Peixes e frutos do mar'],
  ['picadinho-de-carne', 'Carne bovina'],
  ['farofa-dagua-com-cebola', 'Mandioca'],
  ['acai-com-farinha-de-tapioca', 'Açaí'],
  ['couve-refogada-no-alho', 'Couve'],
  ['salada-de-grao-de-bico', 'Grão-de-bico'],
  ['banana-amassada-com-pasta-de-amendoim', 'Amendoim'],
])('%s is looked up under %s', (id, word) => {
  expect(mainIngredient(findRecipe(id)!)).toBe(word)
})
