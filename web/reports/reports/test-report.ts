import type { Report, ReportPeriod } from '#contract/reports/reports.ts'
import { daysBetween } from '#nutrition/shared/calendar/days.ts'
import { endOf, startOf, stepPeriod } from './report-period.ts'

/** Values of a day in a test report; absent ones were not recorded. */
export interface TestDay {
  readonly meals?: number
  readonly calories?: number
  readonly protein?: number
  readonly fiber?: number
  readonly compliance?: number
  readonly weight?: number
  readonly water?: number
}

const target = { calories: 1850, protein: 110, fiber: 25 }

export function testReport(
  period: ReportPeriod,
  day: string,
  dayAt: (at: number) => TestDay | null,
  change: Partial<Report> = {},
): Report {
  const start = startOf(period, day)
  const end = endOf(period, start)
  const count = daysBetween(start, end) + 1
  const today = change.today ?? day
  const gone = daysBetween(start, today) + 1
  const days = Array.from({ length: count }, (_, at) => (at < gone ? dayAt(at) : null))
  const column = (name: keyof TestDay) => days.map((one) => one?.[name] ?? null)
  const logged = days.filter((one) => one?.calories !== undefined)
  const mean = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? null : Math.round((known.reduce((a, b) => a + b, 0) / known.length) * 10) / 10
  }
  const weights = column('weight')
  const trend = weights.map((weight, at) =>
    weight === null ? null : mean(weights.slice(Math.max(0, at - 6), at + 1)),
  )
  const weighed = weights.filter((value) => value !== null)
  const trends = trend.filter((value) => value !== null)
  const water = column('water').filter((value) => value !== null)
  const recorded = column('compliance').filter((value) => value !== null)
  const spanOf = (from: string, to: string) => {
    const [first, last] = [from, to].map((one) => daysBetween(start, one))
    const part = days.slice(first, (last ?? 0) + 1)
    const of = (name: keyof TestDay) => mean(part.map((one) => one?.[name] ?? null))
    return {
      start: from,
      end: to,
      days_logged: part.filter((one) => one?.calories !== undefined).length,
      averaged_days: part.filter((one) => one?.calories !== undefined).length,
      are_days_whole: true,
      calories: of('calories'),
      protein_g: of('protein'),
      fiber_g: of('fiber'),
      compliance_percentage: round(of('compliance')),
    }
  }
  const spans: Report['spans'] = []
  if (period !== 'week') {
    const part = period === 'month' ? 'week' : 'month'
    for (let from = start; from <= end; from = stepPeriod(part, startOf(part, from), 1)) {
      const whole = endOf(part, startOf(part, from))
      spans.push(spanOf(from, whole < end ? whole : end))
    }
  }
  const protein = mean(column('protein'))
  const hasTarget = logged.length > 0
  return {
    period,
    start,
    end,
    today,
    numbers_hidden: false,
    days_logged: logged.length,
    totals: { calories: null, protein_g: null, fiber_g: null },
    averages: {
      days: 4,
      are_days_whole: true,
      calories: round(mean(column('calories'))),
      protein_g: protein,
      fiber_g: mean(column('fiber')),
      target_calories: hasTarget ? target.calories : null,
      target_protein_g: hasTarget ? target.protein : null,
      target_fiber_g: hasTarget ? target.fiber : null,
      compliance_percentage: round(mean(column('compliance'))),
    },
    micronutrients: [],
    days: {
      meals: days.map((one) => one?.meals ?? (one?.calories === undefined ? 0 : 4)),
      calories: column('calories'),
      protein_g: column('protein'),
      fiber_g: column('fiber'),
      target_calories: days.map((_, at) => target.calories + (at % 3 === 0 ? 200 : 0)),
      target_protein_g: days.map(() => target.protein),
      target_fiber_g: days.map(() => target.fiber),
      compliance_percentage: column('compliance'),
      scans: days.map(() => 0),
      weight_kg: weights,
      weight_trend_kg: trend,
      water_ml: column('water'),
    },
    adherence: {
      average_percentage: round(mean(column('compliance'))),
      days_recorded: recorded.length,
      days_followed: recorded.filter((value) => value >= 75).length,
    },
    photos_scanned: 4,
    scan_usage: null,
    protein: {
      average_g: protein,
      target_g: target.protein,
      is_default_target: false,
      percentage: protein === null ? null : Math.round((protein / target.protein) * 100),
    },
    top_foods: [],
    nova: null,
    meal_habits: [],
    weight:
      weighed.length === 0
        ? null
        : {
            days_weighed: weighed.length,
            first_kg: weighed[0] ?? 0,
            last_kg: weighed.at(-1) ?? 0,
            change_kg: Math.round(((trends.at(-1) ?? 0) - (trends[0] ?? 0)) * 10) / 10,
          },
    water:
      water.length === 0 ? null : { days_logged: water.length, average_ml: Math.round(mean(water) ?? 0) },
    check_ins: { days: 0, answers: [] },
    spans,
    insights: [{ kind: 'logging', level: 'none', text: 'Você registrou 5 de 6 dias na semana.' }],
    advanced: null,
    advanced_reason: 'upgrade_required',
    ...change,
  }
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value)
}

/** Remaining fields of a report: foods, times, shares, answers. */
export const fullReport = {
  top_foods: [
    ['taco:3', 'Arroz, tipo 1, cozido', 'arroz', 12],
    ['taco:561', 'Feijão, carioca, cozido', 'feijao', 11],
    ['taco:410', 'Frango, peito, sem pele, grelhado', 'frango', 8],
    ['taco:182', 'Banana, prata, crua', 'fruta', 8],
    ['taco:78', 'Alface, crespa, crua', 'folhas', 6],
    ['taco:488', 'Ovo, de galinha, inteiro, cozido', 'ovo', 5],
    ['taco:53', 'Pão francês', 'pao', 5],
    ['taco:471', 'Café, infusão 10%', 'bebida', 5],
  ].map(([food_id, name, group, count], at) => ({
    rank: at + 1,
    food_id,
    name,
    group,
    count,
  })) as Report['top_foods'],
  nova: { in_natura: 46, culinary: 9, processed: 14, ultra_processed: 17, unknown: 14 },
  meal_habits: [
    {
      meal_type: 'cafe_manha',
      days: 5,
      days_percentage: 83,
      energy_percentage: 20,
      typical_time: '07:20',
      spread_minutes: 35,
    },
    {
      meal_type: 'almoco',
      days: 6,
      days_percentage: 100,
      energy_percentage: 38,
      typical_time: '12:30',
      spread_minutes: 25,
    },
    {
      meal_type: 'lanche_tarde',
      days: 3,
      days_percentage: 50,
      energy_percentage: 12,
      typical_time: '16:10',
      spread_minutes: 80,
    },
    {
      meal_type: 'jantar',
      days: 6,
      days_percentage: 100,
      energy_percentage: 30,
      typical_time: '19:45',
      spread_minutes: 70,
    },
  ],
  check_ins: {
    days: 5,
    answers: [
      { id: 'mood-great', days: 4 },
      { id: 'energy-high', days: 3 },
      { id: 'hunger-normal', days: 3 },
      { id: 'workout-yes', days: 2 },
      { id: 'energy-tired', days: 1 },
    ],
  },
  scan_usage: { used: 4, quota: 7 },
  insights: [
    {
      kind: 'adherence',
      level: 'high',
      text: 'Você seguiu 82% do plano na semana. O que você combinou com você está acontecendo.',
    },
    {
      kind: 'best_days',
      level: 'high',
      text: 'Quinta e sexta foram os dias em que o plano mais coube na rotina.',
    },
    {
      kind: 'protein',
      level: 'good',
      text: 'Média de 92,4 g de proteína por dia, 84 % da sua meta estimada de 110 g.',
    },
    { kind: 'rhythm', level: 'none', text: 'Almoço é a sua refeição mais constante, por volta de 12h30.' },
  ],
} satisfies Partial<Report>

/** Week with five logged days, then two without entries. */
export const weekDays: readonly (TestDay | null)[] = [
  { calories: 1790, protein: 88, fiber: 21, compliance: 80, weight: 71.4, water: 1500 },
  { calories: 1905, protein: 96.5, fiber: 26.2, compliance: 75, water: 2000 },
  { calories: 2110, protein: 79, fiber: 18.4, compliance: 50, weight: 71.2 },
  { calories: 1834, protein: 104, fiber: 27.1, compliance: 100, water: 2250 },
  { calories: 1862, protein: 101, fiber: 24.8, compliance: 100, weight: 71, water: 1750 },
  null,
  null,
]
