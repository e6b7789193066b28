import { expect, test } from 'vitest'
import { findRecipeFood } from '../foods/dishes/recipe-dishes.ts'
import { portionOf } from '../foods/portion.ts'
import { defaultProteinTargetG } from './averages.ts'
import { type Report, reportOf } from './report.ts'
import { factsOf, plate } from './test-days.ts'

const rice = ['taco:3', 100] as const
const beans = ['taco:561', 140] as const
const lunch = plate('almoco', [rice, beans])
const textOf = ({ insights }: Report, kind: string) => insights.find((one) => one.kind === kind)?.text

test('means ignore unlogged days', () => {
  const report = reportOf(
    factsOf('week', '2026-03-09', {
      '2026-03-09': { meals: [lunch] },
      '2026-03-12': { meals: [lunch, lunch] },
    }),
  )
  const kcal = lunch.parts.reduce((sum, { portion }) => sum + portion.kcal, 0)
  expect(report.daysLogged).toBe(2)
  expect(report.averages.kcal).toBe(Math.round((kcal * 3) / 2))
  expect(report.days.map((day) => day.kcal)).toEqual([kcal, null, null, kcal * 2, null, null, null])
})

test('means leave out days that are not whole: under three meals and under half of the target', () => {
  const snack = plate('lanche_tarde', [['taco:182', 100]])
  const small = { meals: [snack, snack] }
  const threeSmall = {
    meals: [plate('cafe_manha', [rice]), plate('almoco', [rice]), plate('jantar', [rice])],
  }
  const oneLarge = { meals: [plate('almoco', [['taco:3', 800]])] }
  const reportWith = (told: Parameters<typeof factsOf>[2]) => reportOf(factsOf('week', '2026-03-09', told))
  const whole = { '2026-03-09': threeSmall, '2026-03-10': oneLarge }
  const mixed = reportWith({ ...whole, '2026-03-11': small, '2026-03-12': small })
  expect(mixed.daysLogged).toBe(4)
  expect(mixed.averages).toEqual(reportWith(whole).averages)
  expect(mixed.averages).toMatchObject({ days: 2, isOfWholeDays: true })
  expect(mixed.micronutrients).toEqual(reportWith(whole).micronutrients)
  expect(textOf(mixed, 'logging')).toBe('As médias são de 2 dias completos.')
  const onlySmall = reportWith({ '2026-03-11': small, '2026-03-12': small })
  expect(onlySmall.averages).toMatchObject({ kcal: onlySmall.days[2]?.kcal, days: 2, isOfWholeDays: false })
  expect(textOf(onlySmall, 'logging')).toBe('As médias são de 2 dias com registro.')
})

test('a mean with an unknown fiber is a lower bound without remark or comparison', () => {
  const known = plate('almoco', [['taco:3', 100]])
  const meatballs = plate('jantar', [['taco:331', 100]])
  const told = { '2026-03-09': { meals: [known, meatballs] }, '2026-03-10': { meals: [meatballs] } }
  const { days, averages, totals, insights } = reportOf(factsOf('week', '2026-03-09', told))
  expect(days.slice(0, 3)).toMatchObject([
    { fiberG: 1.6, isFiberPartial: true },
    { fiberG: null, isFiberPartial: true },
    { fiberG: null, isFiberPartial: false },
  ])
  expect(averages).toMatchObject({ fiberG: 0.8, isFiberPartial: true })
  expect(totals).toMatchObject({ fiberG: 1.6, isFiberPartial: true })
  expect(insights.map(({ kind }) => kind)).not.toContain('fiber')
  const whole = reportOf(factsOf('week', '2026-03-09', { '2026-03-09': { meals: [known] } }))
  expect(whole.insights.map(({ kind }) => kind)).toContain('fiber')
  expect(whole.totals).toMatchObject({ fiberG: 1.6, isFiberPartial: false })
  const unknown = reportOf(factsOf('week', '2026-03-09', { '2026-03-09': { meals: [meatballs] } }))
  expect(unknown.averages).toMatchObject({ fiberG: null, isFiberPartial: true })
})

test('today is left out of the means when a past day is logged', () => {
  const logged = { '2026-03-09': { meals: [lunch, lunch] }, '2026-03-10': { meals: [lunch] } }
  const running = reportOf(factsOf('week', '2026-03-09', logged, { today: '2026-03-10' }))
  const over = reportOf(factsOf('week', '2026-03-09', logged, { today: '2026-03-11' }))
  expect(running.averages.kcal).toBe(running.days[0]?.kcal)
  expect(over.averages.kcal).toBeLessThan(running.averages.kcal ?? 0)
  expect(running.totals).toEqual(over.totals)
  const alone = reportOf(
    factsOf('week', '2026-03-09', { '2026-03-10': { meals: [lunch] } }, { today: '2026-03-10' }),
  )
  expect(alone.averages.kcal).toBe(alone.days[1]?.kcal)
  expect(textOf(alone, 'protein')).toBeUndefined()
})

test('whatever is eaten, ticked or drunk today changes no mean, share of days or best day', () => {
  const march = Array.from({ length: 20 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`)
  const whole = { meals: [lunch, plate('jantar', [rice])], waterMl: 2000 }
  const logged = Object.fromEntries(
    march.map((date) => [date, { ...whole, compliance: { percentage: 100, isFollowed: true } }]),
  )
  const today = '2026-03-21'
  const meansOf = (soFar: Parameters<typeof factsOf>[2][string]) => {
    const facts = factsOf('month', '2026-03-15', { ...logged, [today]: soFar }, { today })
    const { averages, protein, water, mealHabits, spans, advanced, insights, ...report } = reportOf({
      ...facts,
      daysBefore: facts.days.filter(({ date }) => date < today),
    })
    return {
      averages,
      protein,
      water,
      insights,
      micronutrients: report.micronutrients,
      followed: [report.daysFollowed, report.daysRecorded],
      habits: mealHabits.map(({ daysPercentage }) => daysPercentage),
      spans: spans.map((span) => span.averages),
      advanced: advanced && { ...advanced, weekdays: advanced.weekdays.map((day) => day.averages) },
    }
  }
  const morning = { meals: [plate('cafe_manha', [rice])], waterMl: 200 }
  const evening = { ...whole, meals: [lunch, lunch, lunch] }
  const unticked = { ...morning, compliance: { percentage: 25, isFollowed: false } }
  expect(meansOf(evening)).toEqual(meansOf(morning))
  expect(meansOf(unticked)).toEqual(meansOf(morning))
})

test('a ticked planned meal counts like a plate, with unknown processing', () => {
  const ticked = [{ mealType: 'jantar' as const, kcal: 500, proteinG: 30.5, fiberG: 4 }]
  const report = reportOf(factsOf('week', '2026-03-09', { '2026-03-09': { ticked } }))
  expect(report.days[0]).toMatchObject({ mealCount: 1, kcal: 500, proteinG: 30.5 })
  expect(report.nova).toEqual({ inNatura: 0, culinary: 0, processed: 0, ultraProcessed: 0, unknown: 100 })
  expect(report.mealHabits).toMatchObject([{ mealType: 'jantar', days: 1, energyPercentage: 100 }])
})

test('a month without data is marked and has no figures', () => {
  const report = reportOf(factsOf('month', '2026-02-01', {}))
  expect(report).toMatchObject({
    daysLogged: 0,
    totals: { kcal: null, proteinG: null, fiberG: null },
    averages: { kcal: null, proteinG: null, compliancePercentage: null },
    topFoods: [],
    nova: null,
    mealHabits: [],
    weight: null,
    water: null,
  })
  expect(report.days).toHaveLength(28)
  expect(report.insights.map(({ kind }) => kind)).toEqual(['empty'])
  expect(report.quietInsights.map(({ kind }) => kind)).toEqual(['empty'])
})

test('a month of 31 full days has 31 figures, and the means of its weeks', () => {
  const days = Array.from({ length: 31 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`)
  const logged = Object.fromEntries(days.map((date) => [date, { meals: [lunch] }]))
  const report = reportOf(factsOf('month', '2026-03-15', logged))
  expect(report.daysLogged).toBe(31)
  expect(report.spans.map(({ daysLogged }) => daysLogged)).toEqual([1, 7, 7, 7, 7, 2])
  expect(report.spans.every(({ averages }) => averages.kcal === report.averages.kcal)).toBe(true)
  expect(report.insights.filter(({ kind }) => kind === 'logging').map(({ text }) => text)).toEqual([
    'Você registrou refeições em 31 de 31 dias no mês.',
  ])
})

test('the protein ring uses the own target, the default or none without a plan', () => {
  const logged = { '2026-03-09': { meals: [lunch] } }
  const untargeted = { '2026-03-09': { meals: [lunch], targets: null } }
  expect(reportOf(factsOf('week', '2026-03-09', logged)).protein).toMatchObject({
    targetG: 100,
    isDefaultTarget: false,
  })
  const newcomer = { person: { proteinTargetG: null, hasAnswered: false } }
  expect(reportOf(factsOf('week', '2026-03-09', untargeted, newcomer)).protein).toMatchObject({
    targetG: defaultProteinTargetG,
    isDefaultTarget: true,
  })
  const withoutPlan = { person: { proteinTargetG: null, hasAnswered: true } }
  expect(reportOf(factsOf('week', '2026-03-09', untargeted, withoutPlan)).protein).toMatchObject({
    targetG: null,
    isDefaultTarget: false,
    percentage: null,
  })
})

test('foods are ranked by number of meals, not by repetitions on one plate', () => {
  const report = reportOf(
    factsOf('week', '2026-03-09', {
      '2026-03-09': { meals: [plate('almoco', [rice, rice, rice]), plate('jantar', [beans])] },
      '2026-03-10': { meals: [plate('almoco', [beans]), plate('ceia', [['taco:182', 80]])] },
    }),
  )
  expect(report.topFoods.map(({ rank, food, count }) => [rank, food.id, count])).toEqual([
    [1, 'taco:561', 2],
    [2, 'taco:3', 1],
    [2, 'taco:182', 1],
  ])
})

test('a recipe counts as its foods, in the ranking without seasonings and fats', () => {
  const food = findRecipeFood('recipe:bife-acebolado')!
  const steak = { ...lunch, parts: [{ food, portion: portionOf(food, 2 * food.defaultGrams) }] }
  const report = reportOf(
    factsOf('week', '2026-03-09', {
      '2026-03-09': { meals: [steak] },
      '2026-03-10': { meals: [steak, plate('jantar', [['taco:107', 50]])] },
    }),
  )
  expect(report.topFoods.map(({ rank, food: { id }, count }) => [rank, id, count])).toEqual([
    [1, 'taco:107', 3],
    [2, 'taco:369', 2],
  ])
  // The 155 g contain 4 g of oil, which has 35 of the 302 kcal.
  expect(report.nova).toEqual({ inNatura: 88, culinary: 12, processed: 0, ultraProcessed: 0, unknown: 0 })
})

test('foods are ranked by the names that people use, raw only if they are dishes that are eaten raw', () => {
  const recipe = findRecipeFood('recipe:omelete-de-caneca')!
  const omelette = { ...lunch, parts: [{ food: recipe, portion: portionOf(recipe, recipe.defaultGrams) }] }
  const [boiledEgg, rawRice, rawKibbeh] = ['taco:488', 'taco:4', 'taco:441'] as const
  const supper = plate('ceia', [
    [boiledEgg, 50],
    [rawRice, 50],
    [rawKibbeh, 100],
  ])
  const report = reportOf(
    factsOf('week', '2026-03-09', { '2026-03-09': { meals: [omelette, supper, lunch] } }),
  )
  expect(report.topFoods.map(({ name, count }) => [name, count])).toEqual([
    ['Arroz branco', 2],
    ['Ovo', 2],
    ['Feijão carioca', 1],
    ['Queijo muçarela', 1],
    ['Quibe cru', 1],
    ['Tomate', 1],
  ])
})

test('a late supper after midnight is still a supper', () => {
  const report = reportOf(
    factsOf('week', '2026-03-09', {
      '2026-03-09': { meals: [plate('ceia', [rice], 23 * 60 + 50)] },
      '2026-03-10': { meals: [plate('ceia', [rice], 10)] },
      '2026-03-11': { meals: [plate('ceia', [rice], 20)] },
    }),
  )
  expect(report.mealHabits[0]).toMatchObject({ typicalMinutes: 10, spreadMinutes: 15 })
})

test('weigh-ins include their trend, and the change is that of the trend', () => {
  const weighIns = [
    { date: '2026-03-06', weightKg: 71 },
    { date: '2026-03-09', weightKg: 70 },
    { date: '2026-03-15', weightKg: 69 },
  ]
  const report = reportOf(factsOf('week', '2026-03-09', {}, { weighIns }))
  expect(report.weightLine).toEqual([
    { date: '2026-03-09', weightKg: 70, trendKg: 70.5 },
    { date: '2026-03-15', weightKg: 69, trendKg: 69.5 },
  ])
  expect(report.weight).toEqual({ daysWeighed: 2, firstKg: 70, lastKg: 69, changeKg: -1 })
})

test('check-ins are counted by day, and water is averaged over days with water', () => {
  const report = reportOf(
    factsOf('week', '2026-03-09', {
      '2026-03-09': { checkIns: ['mood-great', 'energy-tired'], waterMl: 2000 },
      '2026-03-10': { checkIns: ['mood-great'], waterMl: 1001 },
    }),
  )
  expect(report.checkIns).toEqual({
    days: 2,
    answers: [
      { id: 'mood-great', days: 2 },
      { id: 'energy-tired', days: 1 },
    ],
  })
  expect(report.water).toEqual({ daysLogged: 2, averageMl: 1501 })
})
