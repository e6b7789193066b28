import type { Food } from '#nutrition/foods/food.ts'
import { findFood } from '#nutrition/foods/food-table.ts'

interface Serving {
  food: string
  measure: string
  count: number
  said: string
}

const servings: readonly Serving[] = [
  { food: 'taco:3', measure: 'escumadeira', count: 2, said: '2 escumadeiras de arroz' },
  { food: 'taco:561', measure: 'concha', count: 1, said: '1 concha de feijão carioca' },
  { food: 'taco:346', measure: 'bife', count: 1, said: '1 bife de contrafilé grelhado' },
  { food: 'taco:157', measure: 'fatia', count: 3, said: '3 fatias de tomate' },
  { food: 'taco:78', measure: 'folha', count: 3, said: '3 folhas de alface' },
]

/** The plate on the front page, weighed and counted from the food table when the page is built. */
export const samplePlate = servings.map(({ food: id, measure: name, count, said }) => {
  const food = findFood(id)
  const measure = food?.measures.find((candidate) => candidate.name === name)
  if (!food || !measure) throw new Error(`The food table has no ${name} of ${id}.`)
  const grams = measure.grams * count
  return {
    said,
    grams,
    kcal: share(food, grams, 'kcal'),
    proteinG: share(food, grams, 'proteinG'),
    fiberG: share(food, grams, 'fiberG'),
    drawn: { group: food.group, name: food.name, grams },
  }
})

export const samplePlateTotals = {
  kcal: sum('kcal'),
  proteinG: sum('proteinG'),
  fiberG: sum('fiberG'),
}

function share(food: Food, grams: number, nutrient: 'kcal' | 'proteinG' | 'fiberG'): number {
  return ((food.per100g[nutrient] ?? 0) * grams) / 100
}

function sum(nutrient: 'kcal' | 'proteinG' | 'fiberG'): number {
  return samplePlate.reduce((total, serving) => total + serving[nutrient], 0)
}
