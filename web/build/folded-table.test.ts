import { lactoseFreeEnding } from '../../nutrition/foods/lactose-free.ts'
import { expect, test } from 'vitest'
import table from '../../nutrition/data/foods.json' with { type: 'json' }
import { commonDishes } from './common-foods.ts'
import { foldDishes, foldTable, unfoldDishes, unfoldTable } from './folded-table.ts'

const lean = unfoldTable(foldTable(table)).foods

type Row = (typeof lean)[number] | (typeof table.foods)[number]

function shownOf(food: Row) {
  const { id, name, group, preparation, nova, popularity, defaultGrams, synonyms, per100g } = food
  const nutrients = per100g.slice(0, 5)
  const filledFrom = 'filledFrom' in food ? food.filledFrom : undefined
  return { id, name, group, preparation, nova, popularity, defaultGrams, synonyms, nutrients, filledFrom }
}

test('the lean food table holds every food with all that a slip shows', () => {
  // Readers find a row without lactose by the names of the ordinary one.
  const read = table.foods.map((food) =>
    food.id.endsWith(lactoseFreeEnding) ? { ...food, synonyms: '' } : food,
  )
  expect(lean.map(shownOf)).toEqual(read.map(shownOf))
})

test('every measure keeps its weight and whether it was weighed for this food', () => {
  const plain = (measures: string) => measures.replaceAll(/@(?!0)\d/g, '@proxy')
  expect(lean.map(({ measures }) => plain(measures))).toEqual(
    table.foods.map(({ measures }) => plain(measures)),
  )
})

test('the folded dishes are the dishes', () => {
  expect(unfoldDishes(foldDishes(commonDishes)).dishes).toEqual(commonDishes)
})
