import { expect, test } from 'vitest'
import { findFood } from '../foods/food-table.ts'
import { findRecipeFood } from '../foods/dishes/recipe-dishes.ts'
import { portionOf } from '../foods/portion.ts'
import type { DayRecord } from './day-record.ts'
import { type Report, reportOf } from './report.ts'
import { factsOf, plate } from './test-days.ts'

const lunch = plate('almoco', [['taco:3', 100]])
const proteinOf = (proteinG: number, fiberG = 1) => ({
  ticked: [{ mealType: 'almoco' as const, kcal: 500, proteinG, fiberG }],
})
const banana = ['taco:182', 80] as const
const papaya = ['taco:225', 160] as const
const orange = ['taco:210', 180] as const

/** Returns the report of a week from one record per day, Monday first. Later days have no record. */
function week(days: readonly Partial<DayRecord>[], change: Parameters<typeof factsOf>[3] = {}): Report {
  const told = Object.fromEntries(
    days.map((day, place) => [`2026-03-${String(9 + place).padStart(2, '0')}`, day]),
  )
  return reportOf(factsOf('week', '2026-03-09', told, change))
}

const leadOf = ({ insights }: Report) => insights[0]?.text

test('a plan that was followed is named first', () => {
  const day = { ...proteinOf(100), compliance: { percentage: 90, isFollowed: true } }
  expect(leadOf(week([day, day, day]))).toBe('Você seguiu 90% do plano na semana: ele cabe na sua rotina.')
})

test('protein near its target is named next with its days, without today', () => {
  const days = [proteinOf(95), proteinOf(120), proteinOf(60), proteinOf(20)]
  expect(leadOf(week(days, { today: '2026-03-12' }))).toBe(
    'Sua proteína ficou perto da meta ou acima dela em 2 de 3 dias na semana.',
  )
})

test('few days of protein are not worth a line, and different fruits are', () => {
  const fruit = (foods: Parameters<typeof plate>[1]) => ({ meals: [plate('lanche_tarde', foods)] })
  expect(leadOf(week([fruit([banana, papaya]), fruit([banana, orange])]))).toMatch(
    /^Banana, .* passaram pelo seu prato na semana\.$/,
  )
  const quiet = week([fruit([banana, papaya, orange])]).quietInsights[0]?.text
  expect(quiet).toMatch(/^Frutas como /)
  expect(quiet).not.toMatch(/\d/)
})

test('fiber, logged days and water follow in this order', () => {
  const fiber = proteinOf(10, 30)
  expect(leadOf(week([fiber, fiber, fiber]))).toBe(
    'Suas fibras ficaram perto da meta ou acima dela em todos os 3 dias na semana.',
  )
  const today = '2026-03-13'
  const logged = { meals: [lunch], waterMl: 1500 }
  expect(leadOf(week([logged, logged, logged, logged], { today }))).toBe(
    'Você registrou refeições em 4 de 4 dias na semana.',
  )
  expect(leadOf(week([logged, { waterMl: 500 }, { waterMl: 500 }], { today }))).toBe(
    'Você anotou água em 3 dias na semana.',
  )
})

test('a good share of the plan or little ultra-processed food is named if nothing else is good', () => {
  const ticked = (percentage: number) => ({ compliance: { percentage, isFollowed: percentage >= 50 } })
  expect(leadOf(week([ticked(70)]))).toContain('Você seguiu 70% do plano')
  expect(leadOf(week([{ meals: [lunch] }]))).toContain('alimentos frescos')
})

test('without a good thing the report says neutrally what was logged', () => {
  const soda = plate('lanche_tarde', [['taco:483', 350]])
  const report = week([{ meals: [soda], compliance: { percentage: 20, isFollowed: false } }])
  expect(leadOf(report)).toBe('Há refeições de 1 dia na semana, e o relatório parte delas.')
})

test('weight and energy are never the best thing', () => {
  const weighIns = [
    { date: '2026-03-09', weightKg: 80 },
    { date: '2026-03-15', weightKg: 77 },
  ]
  const lost = week([proteinOf(10), proteinOf(10)], { weighIns })
  expect(lost.insights.every(({ text }) => !/peso|kg|kcal/i.test(text))).toBe(true)
})

test('the fruits inside a recipe count, and an own food counts as none', () => {
  const food = findRecipeFood('recipe:tapioca-com-banana-e-coco')!
  const own = { ...findFood('taco:225')!, id: 'own:00000000-0000-4000-8000-000000000001:1' }
  const portion = portionOf(food, 145)
  const dishes = {
    meals: [
      {
        ...lunch,
        parts: [
          { food, portion },
          { food: own, portion },
        ],
      },
    ],
  }
  const fruit = { meals: [plate('lanche_tarde', [papaya, orange])] }
  expect(leadOf(week([dishes, fruit]))).toMatch(/Banana, laranja e mamão/)
})
