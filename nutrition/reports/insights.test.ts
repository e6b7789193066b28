import { expect, test } from 'vitest'
import { levelOf } from './insights.ts'
import { type Report, reportOf } from './report.ts'
import { factsOf, plate } from './test-days.ts'

const lunch = plate('almoco', [['taco:3', 100]])
const followed = (percentage: number) => ({ compliance: { percentage, isFollowed: percentage >= 50 } })
const textOf = ({ insights }: Report, kind: string) => insights.find((one) => one.kind === kind)?.text

test('adherence insights use thresholds of 80, 60 and 40 percent', () => {
  expect([100, 80, 79, 60, 59, 40, 39, 0, null].map(levelOf)).toEqual([
    'high',
    'high',
    'good',
    'good',
    'fair',
    'fair',
    'low',
    'low',
    'none',
  ])
  const week = reportOf(factsOf('week', '2026-03-09', { '2026-03-09': followed(80) }))
  expect(week.insights[0]).toMatchObject({ kind: 'adherence', level: 'high' })
  expect(week.insights[0]?.text).toContain('Você seguiu 80% do plano na semana')
})

test('the best days of the week are named', () => {
  const report = reportOf(
    factsOf('week', '2026-03-09', {
      '2026-03-09': followed(50),
      '2026-03-10': followed(100),
      '2026-03-12': followed(100),
      '2026-03-13': followed(25),
    }),
  )
  expect(textOf(report, 'best_days')).toBe(
    'Terça e quinta foram os dias em que o plano mais coube na rotina.',
  )
})

test('the day nearest to the protein target is named, not one that goes beyond it', () => {
  const eaten = (proteinG: number) => ({
    meals: [plate('almoco', [['taco:3', 100]])],
    ticked: [{ mealType: 'jantar' as const, kcal: 1500, proteinG: proteinG - 2.5, fiberG: 5 }],
  })
  const report = reportOf(
    factsOf('week', '2026-03-09', {
      '2026-03-10': eaten(93),
      '2026-03-12': eaten(99),
      '2026-03-13': eaten(113),
    }),
  )
  expect(textOf(report, 'best_days')).toBe('Quinta foi o dia mais perto da sua meta de proteína.')
})

test('a single best day is named in the singular', () => {
  const report = reportOf(
    factsOf('week', '2026-03-09', {
      '2026-03-09': followed(50),
      '2026-03-14': followed(75),
      '2026-03-13': followed(25),
    }),
  )
  expect(textOf(report, 'best_days')).toBe('Sábado foi o dia em que o plano mais coube na rotina.')
})

test('no best day is named when days are equal, too few or all below the minimum', () => {
  const alike = { '2026-03-09': followed(75), '2026-03-10': followed(75), '2026-03-11': followed(75) }
  const few = { '2026-03-09': followed(75), '2026-03-10': followed(100) }
  const hard = { '2026-03-09': followed(25), '2026-03-10': followed(40), '2026-03-11': followed(0) }
  for (const logged of [alike, few, hard]) {
    expect(textOf(reportOf(factsOf('week', '2026-03-09', logged)), 'best_days')).toBeUndefined()
  }
})

test('little ultra-processed food is reported without a percentage', () => {
  const report = reportOf(factsOf('week', '2026-03-09', { '2026-03-09': { meals: [lunch] } }))
  expect(textOf(report, 'processing')).toBe(
    'A base do seu prato na semana foram alimentos frescos e preparos de cozinha.',
  )
})

test('in a month a weekday needs two values to be named as best', () => {
  const once = { '2026-03-03': followed(100), '2026-03-04': followed(50), '2026-03-05': followed(50) }
  expect(textOf(reportOf(factsOf('month', '2026-03-09', once)), 'best_days')).toBeUndefined()
  const twice = {
    ...once,
    '2026-03-10': followed(100),
    '2026-03-11': followed(50),
    '2026-03-12': followed(50),
  }
  expect(textOf(reportOf(factsOf('month', '2026-03-09', twice)), 'best_days')).toBe(
    'Terça foi o dia em que o plano mais coube na rotina.',
  )
})

test('with hidden numbers only times of day contain digits and no day is ranked', () => {
  const logged = {
    '2026-03-09': { meals: [lunch], ...followed(100), weightKg: 70 },
    '2026-03-11': { meals: [lunch], ...followed(25) },
    '2026-03-14': { meals: [lunch], ...followed(25) },
  }
  const weighIns = [{ date: '2026-03-09', weightKg: 70 }]
  const { quietInsights } = reportOf(factsOf('week', '2026-03-09', logged, { weighIns }))
  const texts = quietInsights.map(({ text }) => text)
  expect(texts).toEqual([
    'Você registrou refeições na segunda, na quarta e no sábado. Registre quando ajudar você, no seu tempo.',
    'No seu prato apareceram mais: arroz branco.',
    'Almoço é a sua refeição mais constante, por volta das 12h00.',
  ])
})

test('the most constant meal is the one eaten on most days', () => {
  const breakfast = plate('cafe_manha', [['taco:53', 50]], 480)
  const logged = {
    '2026-03-09': { meals: [breakfast, lunch] },
    '2026-03-10': { meals: [breakfast, lunch] },
    '2026-03-11': { meals: [breakfast, lunch] },
    '2026-03-12': { meals: [lunch] },
  }
  const report = reportOf(factsOf('week', '2026-03-09', logged))
  expect(textOf(report, 'rhythm')).toBe('Almoço é a sua refeição mais constante, por volta das 12h00.')
})

test('protein is reported as near, below or far above its target', () => {
  const week = (proteinG: number) => {
    const ticked = [{ mealType: 'almoco' as const, kcal: 500, proteinG, fiberG: 1 }]
    return textOf(reportOf(factsOf('week', '2026-03-09', { '2026-03-09': { ticked } })), 'protein')
  }
  expect(week(90)).toBe('Média de 90 g de proteína por dia: perto da sua meta estimada de 100 g.')
  expect(week(62.5)).toBe('Média de 62,5 g de proteína por dia; a sua meta estimada é 100 g.')
  expect(week(180)).toBe('Média de 180 g de proteína por dia; a sua meta estimada é 100 g.')
})
