import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { findFood } from '../../foods/food-table.ts'
import { describeRecipe, type DescribedRecipe } from '../../recipes/described-recipe.ts'
import { exclusionsHitBy } from '../../safety/exclusions.ts'
import { findReplacements, type Tastes } from './replacement.ts'
import { randomRequest } from '../test-library.ts'

const library = recipes.map(describeRecipe)
const anyRecipe = fc.constantFrom(...library)
const nobody: Tastes = { exclusions: null, dislikes: [], equipment: [] }
const named = (id: string) => library.find((recipe) => recipe.id === id)!

/**
 * Returns whether a recipe has an excluded ingredient. Computed from the food table, without the filters of the
 * ranking.
 */
function isForbidden({ ingredients, cookingMin }: DescribedRecipe, { exclusions }: Tastes): boolean {
  return ingredients.some(({ foodId }) => {
    const food = findFood(foodId)
    return exclusions && food
      ? exclusionsHitBy(food, exclusions, cookingMin === 0 ? 'served' : 'ingredient').length > 0
      : false
  })
}

test('no replacement has an excluded food or is the recipe itself', () => {
  fc.assert(
    fc.property(anyRecipe, fc.nat(1_000_000), fc.integer({ min: 1, max: 12 }), (recipe, seed, count) => {
      const tastes: Tastes = randomRequest(seed, library)
      const ids = findReplacements(recipe, library, tastes, count).map(({ id }) => id)
      expect(ids.filter((id) => id === recipe.id || isForbidden(named(id), tastes))).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeLessThanOrEqual(count)
    }),
    { numRuns: 300 },
  )
}, 30_000)

test('the order of the recipes does not change the result', () => {
  fc.assert(
    fc.property(
      anyRecipe,
      fc.shuffledSubarray(library, { minLength: library.length }),
      (recipe, shuffled) => {
        expect(findReplacements(recipe, shuffled, nobody, 5)).toEqual(
          findReplacements(recipe, library, nobody, 5),
        )
      },
    ),
    { numRuns: 30 },
  )
})

test('a replacement has the same role and a meal in common', () => {
  for (const recipe of library) {
    const found = findReplacements(recipe, library, nobody, 5)
    expect([recipe.id, found.length]).toEqual([recipe.id, 5])
    for (const other of found) {
      expect(other.role).toBe(recipe.role)
      expect(other.mealTypes.some((mealType) => recipe.mealTypes.includes(mealType))).toBe(true)
    }
  }
})

test('recipes beyond one per family or two per protein rank last', () => {
  const main = named('lombo-com-abacaxi')
  const like = (id: string, family: string, protein: DescribedRecipe['protein'], kcal: number) => ({
    ...main,
    id,
    family,
    protein,
    perPortion: { ...main.perPortion, kcal: main.perPortion.kcal + kcal },
  })
  const book = [
    like('lombo-a', 'lombo', 'suina', 1),
    like('lombo-b', 'lombo', 'suina', 2),
    like('pernil', 'pernil', 'suina', 3),
    like('costela', 'costela', 'suina', 4),
    like('frango', 'frango', 'frango', 90),
  ]
  expect(findReplacements(main, book, nobody, 5).map(({ id }) => id)).toEqual([
    'lombo-a',
    'pernil',
    'frango',
    'lombo-b',
    'costela',
  ])
})

test('the replacement nearest in energy and protein ranks first', () => {
  const main = named('lombo-com-abacaxi')
  const near = {
    ...main,
    id: 'perto',
    family: 'perto',
    perPortion: { ...main.perPortion, kcal: main.perPortion.kcal + 10 },
  }
  const far = { ...main, id: 'longe', family: 'longe', perPortion: { ...main.perPortion, proteinG: 0 } }
  expect(findReplacements(main, [far, near, main], nobody, 5).map(({ id }) => id)).toEqual(['perto', 'longe'])
})

test('disliked recipes and missing equipment are not proposed', () => {
  const main = named('lombo-com-abacaxi')
  const tastes: Tastes = { exclusions: null, dislikes: ['base:frango'], equipment: ['Airfryer'] }
  const found = findReplacements(main, library, tastes, 12)
  expect(found.length).toBeGreaterThan(0)
  for (const { foodNames, equipment } of found) {
    expect(foodNames.join()).not.toMatch(/frango/i)
    expect(['Airfryer', 'Sem cozimento']).toEqual(expect.arrayContaining([...equipment]))
  }
})
