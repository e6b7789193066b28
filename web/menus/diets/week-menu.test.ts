import { expect, test } from 'vitest'
import { diet, meal } from './test-diets.ts'
import { weekdaysFromMonday } from '#nutrition/shared/calendar/days.ts'
import { totalOf } from '../planner/nutrition-total.ts'
import { mealTypesOf, weekAsText } from '../planner/week-text.ts'
import { activeFirst, dayTypeOf, mealsOfDay, targetsOf, weekOf } from './week-menu.ts'

const breakfast = meal({ id: 'b', meal_order: 0, meal_type: 'cafe_manha', name: 'Tapioca com ovo' })
const lunch = meal({ id: 'l' })
const sunday = meal({ id: 's', day_of_week: 0, name: 'Frango assado' })

test('the meals of a day are sorted, whatever order they arrive in', () => {
  expect(mealsOfDay([lunch, sunday, breakfast], 1)).toEqual([breakfast, lunch])
})

test('the total of a day is the sum of its meals without float residue', () => {
  const total = totalOf([meal({ nutrition: nutritionOf(40.1) }), meal({ nutrition: nutritionOf(40.2) })])
  expect(total).toMatchObject({ kcal: 1200, protein_g: 80.3 })
})

test('a training weekday is compared with its own targets', () => {
  expect(targetsOf(diet(), dayTypeOf(diet(), 1)).kcal).toBe(2369)
  expect(targetsOf(diet(), dayTypeOf(diet(), 2)).kcal).toBe(2144)
})

test('the printed week has a row for each kind of meal it contains', () => {
  expect(mealTypesOf(weekOf([lunch, breakfast, sunday], weekdaysFromMonday))).toEqual([
    'cafe_manha',
    'almoco',
  ])
})

test('the active diet comes first and the others keep their order', () => {
  const [one, two] = [diet({ id: '1', is_active: false }), diet({ id: '2', is_active: false })]
  expect(activeFirst([one, diet(), two])).toEqual({ active: diet(), others: [one, two] })
  expect(activeFirst([one, two]).active).toBeNull()
})

test('the shared week starts on Monday, a line per meal, without empty days', () => {
  expect(weekAsText('Minha dieta', weekOf([sunday, lunch, breakfast], weekdaysFromMonday))).toBe(
    [
      'Minha dieta',
      'Segunda\n• Café da manhã: Tapioca com ovo\n• Almoço: Bife acebolado com arroz e feijão',
      'Domingo\n• Almoço: Frango assado',
      'Sugestão de cardápio do Prato Certo',
    ].join('\n\n'),
  )
})

function nutritionOf(protein: number) {
  return { kcal: 600, protein_g: protein, carbs_g: 1, fat_g: 1, fiber_g: 1 }
}
