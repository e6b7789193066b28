import type { MealPart, MenuMeal } from '#contract/menus/menus.ts'
import type { PlannedMeal } from '#contract/day/today.ts'
import { expect, test } from 'vitest'
import { dishWith, plannedPlaces } from './planned-places.ts'
import { placeText } from './place-copy.ts'

const nothing = { kcal: 0, protein_g: 0, carbs_g: 0, fat_g: 0, fiber_g: 0 }

function part(recipe_id: string, at: MealPart['part'] = 'main'): MealPart {
  return {
    part: at,
    recipe_id,
    name: recipe_id,
    portions: 1.5,
    nutrition_per_portion: nothing,
    preparation_time_min: 5,
    cooking_time_min: 5,
    batch_weekdays: null,
    equipment: [],
    ingredients: [],
    preparation_method: [],
  }
}

function meal(parts: MealPart[], change: Partial<MenuMeal> = {}): MenuMeal {
  return {
    id: 'refeicao',
    day_of_week: 2,
    meal_order: 1,
    meal_type: 'almoco',
    kind: 'cooked',
    name: 'Almoço',
    description: '',
    portions: 1,
    nutrition_per_portion: nothing,
    nutrition: nothing,
    preparation_time_min: 5,
    cooking_time_min: 5,
    plate: { vessel: null, foods: [] },
    ingredients: [],
    preparation_method: [],
    parts,
    is_locked: false,
    ...change,
  }
}

/** A Tuesday. */
const day = '2026-03-10'
const planned = (change: Partial<PlannedMeal>): PlannedMeal => ({
  meal_type: 'almoco',
  estimated_time: '12:00',
  kind: 'cooked',
  recipe_id: 'bife',
  name: 'Bife',
  plate: { vessel: null, foods: [] },
  calories: 0,
  protein_g: 0,
  fiber_g: 0,
  ticked: false,
  logged: false,
  ...change,
})
const found = (meals: { date: string; meals: MenuMeal[] }[], today: PlannedMeal[] = []) =>
  plannedPlaces('bife', meals, { date: day, planned_meals: today }).map((place) => placeText(place, day))

test('a recipe is swapped in the remaining meals, the next first', () => {
  const lunch = meal([part('bife'), part('arroz', 'base')])
  const dinner = meal([part('ovo'), part('bife', 'side')], { meal_type: 'jantar', day_of_week: 4 })
  expect(
    found([
      { date: '2026-03-09', meals: [lunch] },
      { date: day, meals: [lunch] },
      { date: '2026-03-11', meals: [lunch] },
      { date: '2026-03-12', meals: [dinner] },
    ]),
  ).toEqual(['Almoço de hoje', 'Almoço de amanhã', 'Jantar de quinta'])
})

test('eaten, locked and recipe-less meals stay unchanged', () => {
  const meals = [{ date: day, meals: [meal([part('bife')])] }]
  expect(found(meals, [planned({ ticked: true })])).toEqual([])
  expect(found(meals, [planned({ logged: true })])).toEqual([])
  expect(found([{ date: day, meals: [meal([part('bife')], { is_locked: true })] }])).toEqual([])
  expect(found([{ date: day, meals: [meal([part('bife')], { kind: 'withheld' })] }])).toEqual([])
})

test('a side dish is swapped alone, in the same portions', () => {
  const lunch = meal([part('bife'), part('arroz', 'base')])
  expect(dishWith({ date: day, meal: lunch, part: 'base' }, 'feijao')).toEqual({
    main: { recipe_id: 'bife', portions: 1.5 },
    base: { recipe_id: 'feijao', portions: 1.5 },
    side: null,
  })
})
