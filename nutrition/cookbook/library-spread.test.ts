import { expect, test } from 'vitest'
import { describeRecipe } from '../recipes/described-recipe.ts'
import { regions } from '../recipes/recipe.ts'
import { mealTypes } from '../targets/meal-type.ts'
import { librarySpread } from './library-spread.ts'
import { recipes } from './recipe-library.ts'

const spread = librarySpread(recipes.map(describeRecipe))
const countOf = (trait: string, value: string) => spread.get(trait)?.get(value) ?? 0

const enoughForChip = 25

/** Fewer than these and a chip of the shelf, or a person's answer, leads to a row too short to choose from. */
const leasts: readonly (readonly [trait: string, value: string, least: number])[] = [
  ...mealTypes.map((meal) => ['refeição', meal, 45] as const),
  ...regions.map((region) => ['região', region, 20] as const),
  ...['PF', 'light', 'proteina_alta', 'low_carb', 'vegetariano', 'sem_lactose', 'sem_gluten', 'cafe'].map(
    (style) => ['estilo', style, enoughForChip] as const,
  ),
  ...['Fogão', 'Frigideira', 'Sem cozimento'].map(
    (utensil) => ['equipamento', utensil, enoughForChip] as const,
  ),
  // Where the book is still thin, it may only grow.
  ['estilo', 'padaria', 23],
  ['equipamento', 'Forno', 21],
  ['equipamento', 'Airfryer', 19],
  ['estilo', 'vegano', 40],
  ['estilo', 'sem_gluten', 60],
  ['estilo', 'sem_lactose', 60],
  ['tempo', 'até 15 min', 80],
]

test('the book is large', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(320)
})

test.each(leasts)('%s %s: at least %i recipes to choose from', (trait, value, least) => {
  expect(countOf(trait, value)).toBeGreaterThanOrEqual(least)
})

test('every recipe is counted once where it can be one thing only', () => {
  for (const trait of ['papel', 'proteína', 'custo']) {
    const counts = [...(spread.get(trait)?.values() ?? [])]
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(recipes.length)
  }
})

test('a recipe answers to every time that it takes no longer than', () => {
  const quick = recipes.map(describeRecipe).filter(({ totalMinutes }) => totalMinutes === 14)
  const times = [...(librarySpread(quick.slice(0, 1)).get('tempo') ?? [])]
  expect(times).toEqual([
    ['até 15 min', 1],
    ['até 30 min', 1],
    ['até 45 min', 1],
  ])
})
