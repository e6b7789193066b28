import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mealTypes } from '../targets/meal-type.ts'
import { recipeRoles } from './recipe.ts'
import { orderShelf, type ShelfRecipe, type ShelfTastes } from './shelf-order.ts'

function recipe(id: string, changes: Partial<ShelfRecipe> = {}): ShelfRecipe {
  return { id, mealTypes: ['almoco'], role: 'main', isExcluded: false, ...changes }
}

function tastes(changes: Partial<ShelfTastes> = {}): ShelfTastes {
  return {
    mealType: 'almoco',
    favoriteIds: new Set(),
    dislikedIds: new Set(),
    daysSinceEaten: new Map(),
    ...changes,
  }
}

const ids = (recipes: readonly ShelfRecipe[], of: ShelfTastes) => orderShelf(recipes, of).map(({ id }) => id)

test('recipes of the meal of the hour come first', () => {
  const book = [recipe('tapioca', { mealTypes: ['cafe_manha'] }), recipe('bife')]
  expect(ids(book, tastes())).toEqual(['bife', 'tapioca'])
  expect(ids(book, tastes({ mealType: 'cafe_manha' }))).toEqual(['tapioca', 'bife'])
})

test('a whole meal comes before its side dishes', () => {
  expect(ids([recipe('farofa', { role: 'side' }), recipe('bife')], tastes())).toEqual(['bife', 'farofa'])
})

test('favorites come first, unless eaten in the last three days', () => {
  const book = [recipe('bife'), recipe('peixe'), recipe('frango')]
  const favoriteIds = new Set(['peixe', 'frango'])
  expect(ids(book, tastes({ favoriteIds }))).toEqual(['peixe', 'frango', 'bife'])
  const daysSinceEaten = new Map([['peixe', 1]])
  expect(ids(book, tastes({ favoriteIds, daysSinceEaten }))).toEqual(['frango', 'bife', 'peixe'])
})

test('a recipe eaten some days ago comes before one never eaten', () => {
  const daysSinceEaten = new Map([['peixe', 6]])
  expect(ids([recipe('bife'), recipe('peixe')], tastes({ daysSinceEaten }))).toEqual(['peixe', 'bife'])
})

test('a disliked food outweighs the hour and a favorite', () => {
  const book = [recipe('figado'), recipe('tapioca', { mealTypes: ['cafe_manha'] })]
  const of = tastes({ favoriteIds: new Set(['figado']), dislikedIds: new Set(['figado']) })
  expect(ids(book, of)).toEqual(['tapioca', 'figado'])
})

const someRecipes = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    mealTypes: fc.subarray([...mealTypes]),
    role: fc.constantFrom(...recipeRoles),
    isExcluded: fc.boolean(),
  }),
  { selector: ({ id }) => id },
)
const someTastes = fc.record({
  mealType: fc.constantFrom(...mealTypes),
  favoriteIds: fc.array(fc.string({ maxLength: 3 })).map((all) => new Set(all)),
  dislikedIds: fc.array(fc.string({ maxLength: 3 })).map((all) => new Set(all)),
  daysSinceEaten: fc
    .array(fc.tuple(fc.string({ maxLength: 3 }), fc.nat(20)))
    .map((all) => new Map<string, number>(all)),
})

test('no excluded recipe comes before another one, and none is lost or repeated', () => {
  fc.assert(
    fc.property(someRecipes, someTastes, (recipes, of) => {
      const ordered = orderShelf(recipes, of)
      expect(new Set(ordered)).toEqual(new Set(recipes))
      expect(ordered).toHaveLength(recipes.length)
      expect(ordered.map(({ isExcluded }) => isExcluded)).toEqual([
        ...ordered.filter(({ isExcluded }) => !isExcluded).map(() => false),
        ...ordered.filter(({ isExcluded }) => isExcluded).map(() => true),
      ])
    }),
  )
})

test('the same recipes and tastes give the same order', () => {
  fc.assert(
    fc.property(someRecipes, someTastes, (recipes, of) => {
      expect(orderShelf(orderShelf(recipes, of), of)).toEqual(orderShelf(recipes, of))
    }),
  )
})
