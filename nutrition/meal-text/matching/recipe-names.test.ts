import { expect, test } from 'vitest'
import { foodOf } from '../../foods/dishes/logged-food.ts'
import { recipes as cookbook } from '../../recipes/cookbook/recipe-library.ts'
import { recipeDishRows } from '../../recipes/recipe-dishes.ts'
import table from '../../data/recipe-dishes.json' with { type: 'json' }
import { readMeal } from '../meal-text.ts'
import { recipeNames } from './recipe-names.ts'

const read = (text: string) => readMeal(text, { recipes: recipeNames() }).items

test('the portions of the recipes are those of the cookbook', () => {
  expect(table.recipes).toEqual(JSON.parse(JSON.stringify(recipeDishRows())))
})

test('a recipe said by its name is one portion with its ingredients', () => {
  const [item, ...others] = read('fiz a receita de carne-seca com abóbora')
  expect(others).toEqual([])
  expect(item).toMatchObject({
    measure: 'porção',
    quantity: 1,
    food: { id: 'recipe:carne-seca-com-abobora' },
  })
  const recipe = cookbook.find(({ id }) => id === 'carne-seca-com-abobora')
  expect(item?.parts?.map(({ food }) => food.id)).toEqual(recipe?.ingredients.map(({ foodId }) => foodId))
})

test('most recipes are known by name after the word "receita"', () => {
  const known = cookbook.filter(({ id, name }) => {
    const items = read(`1 porção da receita ${name.toLowerCase()}`)
    return items.length === 1 && items[0]?.food.id === `recipe:${id}`
  })
  expect(known.length / cookbook.length).toBeGreaterThanOrEqual(0.9)
})

test('an equal name stays the dish or food of the table, and foods side by side stay foods', () => {
  expect(read('tutu de feijão')[0]?.food.id).not.toMatch(/^recipe:/)
  expect(read('bisteca de porco grelhada')[0]?.food.source).toBe('taco')
  expect(read('arroz com ovo e salada de alface e tomate').map(({ food }) => food.source)).not.toContain(
    'dish',
  )
})

test('two portions are twice one, and a logged recipe keeps its name and energy', () => {
  const [one] = read('1 porção da receita omelete de ricota com cebolinha')
  const [two] = read('2 porções da receita omelete de ricota com cebolinha')
  expect(two?.grams).toBeCloseTo(2 * (one?.grams ?? 0), 1)
  const parts = two?.parts?.map(({ food, grams }) => ({ foodId: food.id, grams })) ?? []
  const logged = two && foodOf({ foodId: two.food.id, grams: two.grams, parts })
  expect(logged?.name).toBe('Omelete de ricota com cebolinha')
  expect(logged?.per100g.kcal).toBeCloseTo(two?.food.per100g.kcal ?? 0, 0)
})
