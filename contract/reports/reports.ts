import { foodGroups } from '#nutrition/foods/food.ts'
import * as z from 'zod/mini'
import { isoDate, mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

export const reportPeriods = ['week', 'month', 'year'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** Adherence level of a period, by the thresholds 80, 60 and 40 %; `none` without data. */
export const insightLevels = ['high', 'good', 'fair', 'low', 'none'] as const
export type InsightLevel = (typeof insightLevels)[number]

export const insightKinds = [
  'empty',
  'adherence',
  'best_days',
  'protein',
  'fiber',
  'processing',
  'rhythm',
  'logging',
] as const

const figure = z.nullable(z.number())
const percentage = z.nullable(z.int())
/** One value a day, the first of the period first; `null` where that day has none. */
const figures = z.array(figure)

/**
 * Days of the period as columns of equal length: entry `i` is the day `start` + `i`. Columns keep the reply small: a year
 * of rows repeats its keys 366 times; `report-days.ts` turns them into rows. Future days have only targets.
 */
const dayColumns = z.object({
  /** Meals logged or ticked; a day with 0 is one that nothing is known of, and its figures are `null`, never 0. */
  meals: z.array(z.int()),
  /** kcal. */
  calories: figures,
  protein_g: figures,
  fiber_g: figures,
  /** Target of that day, training or rest, as planned at the time; `null` without targets. */
  target_calories: figures,
  target_protein_g: figures,
  target_fiber_g: figures,
  /** 0 to 100; `null` where no adherence was recorded. */
  compliance_percentage: figures,
  /** Scans that came to a result. */
  scans: z.array(z.int()),
  weight_kg: figures,
  /** Seven-day mean ending on that day, on days with a weigh-in. */
  weight_trend_kg: figures,
  water_ml: figures,
})

/** Means per day that has the value: of energy and nutrients over logged days, of adherence over recorded ones. */
const averages = z.object({
  calories: figure,
  protein_g: figure,
  fiber_g: figure,
  target_calories: figure,
  target_protein_g: figure,
  target_fiber_g: figure,
  compliance_percentage: figure,
})

const topFood = z.object({
  /** Starts at 1; foods with equal counts share a rank. */
  rank: z.int(),
  food_id: z.string(),
  name: z.string(),
  group: z.enum(foodGroups),
  /** Meals it was part of. */
  count: z.int(),
})

/** Share of the energy by NOVA group, in whole percent; the five shares come to 100. */
const novaShares = z.object({
  in_natura: z.int(),
  culinary: z.int(),
  processed: z.int(),
  ultra_processed: z.int(),
  /** Planned meals that were ticked: they are kept as a dish, not as foods. */
  unknown: z.int(),
})

const mealHabit = z.object({
  meal_type: mealType,
  /** Days that had it. */
  days: z.int(),
  /** Share of the logged days, percent. */
  days_percentage: percentage,
  /** Share of the energy, percent. */
  energy_percentage: percentage,
  /** `HH:MM`, the middle one of its times; `null` where too few of them are known. */
  typical_time: z.nullable(z.string()),
  /** Interquartile range of its times in minutes. */
  spread_minutes: z.nullable(z.int()),
})

/** A part of the period: a week of a month (cut at its ends), a month of a year. A week has none. */
const span = z.object({
  start: isoDate,
  end: isoDate,
  days_logged: z.int(),
  calories: figure,
  protein_g: figure,
  fiber_g: figure,
  compliance_percentage: figure,
})

/** One figure now and in the period before; `change` is the difference of the two as shown. */
const compared = z.object({ now: figure, before: figure, change: figure })

const comparison = z.object({
  start: isoDate,
  end: isoDate,
  days_logged: z.int(),
  calories: compared,
  protein_g: compared,
  fiber_g: compared,
  compliance_percentage: compared,
  /** Share of the energy, percent. */
  ultra_processed_percentage: compared,
  /** Mean of what was weighed. */
  weight_kg: compared,
})

const weekdayFigures = z.object({
  /** 0 Sunday to 6. */
  day_of_week: z.int(),
  days_logged: z.int(),
  calories: figure,
  protein_g: figure,
  fiber_g: figure,
  compliance_percentage: figure,
})

const advanced = z.object({
  /** Logged days still missing for advanced reports; while positive, the rest is empty. */
  days_missing: z.int(),
  /** `null` where the period before has too few logged days, or numbers are hidden. */
  comparison: z.nullable(comparison),
  /** Logged days missing in the period before. */
  days_missing_before: z.int(),
  /** Monday first. */
  weekdays: z.array(weekdayFigures),
  /** Logged days that reached 90 % of the protein target; `null` without targets. */
  days_protein_reached: z.nullable(z.int()),
  days_fiber_reached: z.nullable(z.int()),
  /** Logged days within 10 % of the energy target. */
  days_energy_near: z.nullable(z.int()),
})

/**
 * A week (Monday first), calendar month or calendar year of the account's own time zone. Where `numbers_hidden`, every
 * energy, gram, percentage, weight and amount of water is `null` and the insights speak without numbers: what stays is
 * how many meals and days, which foods, and at what time.
 */
export const report = z.object({
  period: z.enum(reportPeriods),
  start: isoDate,
  end: isoDate,
  /** Current day in the account's time zone; after `end` once the period is over. */
  today: isoDate,
  numbers_hidden: z.boolean(),
  days_logged: z.int(),
  /** Totals of the logged days: the sums of their columns. */
  totals: z.object({ calories: figure, protein_g: figure, fiber_g: figure }),
  averages,
  days: dayColumns,
  /** Days with a recorded adherence, and those of them that followed the plan. */
  adherence: z.object({
    average_percentage: percentage,
    days_recorded: z.int(),
    days_followed: z.nullable(z.int()),
  }),
  photos_scanned: z.int(),
  /**
   * Scans used and quota of this week (a quarter) or month, for plans without advanced reports; -1 is unlimited. `null` for
   * a year.
   */
  scan_usage: z.nullable(z.object({ used: z.int(), quota: z.int() })),
  /** The ring: mean of the logged days against the mean target of those days. */
  protein: z.object({
    average_g: figure,
    target_g: figure,
    /** Whether the target is the default 110 g, used before the questionnaire. */
    is_default_target: z.boolean(),
    percentage,
  }),
  /** Most eaten first, at most ten. */
  top_foods: z.array(topFood),
  /** `null` without energy. */
  nova: z.nullable(novaShares),
  /** In the order of the day; only meals that were eaten. */
  meal_habits: z.array(mealHabit),
  /** `null` with nothing weighed. */
  weight: z.nullable(
    z.object({
      days_weighed: z.int(),
      first_kg: z.number(),
      last_kg: z.number(),
      /** Last trend less first trend. */
      change_kg: z.number(),
    }),
  ),
  /** Mean of the days with water logged; `null` without any. */
  water: z.nullable(z.object({ days_logged: z.int(), average_ml: z.int() })),
  check_ins: z.object({
    days: z.int(),
    /** `mood-great`: on how many days it was the answer; most often first. */
    answers: z.array(z.object({ id: z.string(), days: z.int() })),
  }),
  spans: z.array(span),
  /** The first is the one to show where there is room for one. */
  insights: z.array(z.object({ kind: z.enum(insightKinds), level: z.enum(insightLevels), text: z.string() })),
  /** `null` without access to advanced reports, with the reason beside it. */
  advanced: z.nullable(advanced),
  advanced_reason: z.nullable(z.literal('upgrade_required')),
})
export type Report = z.infer<typeof report>
export type ReportAdvanced = z.infer<typeof advanced>
export type ReportComparison = z.infer<typeof comparison>
export type MealHabit = z.infer<typeof mealHabit>
export type NovaShares = z.infer<typeof novaShares>

export const readReport = endpoint({
  method: 'GET',
  path: '/api/reports',
  access: 'entitled',
  summary: 'O relatório de uma semana, de um mês ou de um ano',
  query: z.object({
    period: z.enum(reportPeriods, 'Escolha semana, mês ou ano.'),
    /** Any day of the period; without it, today. */
    start: z.optional(isoDate),
  }),
  reply: report,
  errors: ['report_out_of_range'],
})

/** Stored averages of a week. `null` without data, and for an account with hidden numbers. */
export const weeklySummary = z.object({
  user_id: z.string(),
  /** A Monday. */
  week_start: isoDate,
  days_logged: z.int(),
  avg_compliance_percentage: figure,
  avg_protein_g: figure,
})
export type WeeklySummary = z.infer<typeof weeklySummary>

/** The same of a calendar month. */
export const monthlyReport = z.object({
  user_id: z.string(),
  /** The first of a month. */
  month_start: isoDate,
  days_logged: z.int(),
  avg_compliance_percentage: figure,
  avg_protein_g: figure,
  total_scans_used: z.int(),
})
export type MonthlyReport = z.infer<typeof monthlyReport>

export const listWeeklySummaries = endpoint({
  method: 'GET',
  path: '/api/weekly-summaries',
  access: 'entitled',
  summary:
    'Os resumos semanais guardados, do mais novo ao mais antigo; o que mudou desde então não está entre eles',
  query: z.object({ week_start: z.optional(isoDate) }),
  reply: z.array(weeklySummary),
})

export const listMonthlyReports = endpoint({
  method: 'GET',
  path: '/api/monthly-reports',
  access: 'entitled',
  summary:
    'Os resumos mensais guardados, do mais novo ao mais antigo; o que mudou desde então não está entre eles',
  query: z.object({ month_start: z.optional(isoDate) }),
  reply: z.array(monthlyReport),
})

export const generateReport = endpoint({
  method: 'POST',
  path: '/api/reports-generate',
  access: 'entitled',
  summary: 'Calcula e guarda o resumo de uma semana ou de um mês; repetir dá o mesmo',
  body: z.object({
    user_id: z.optional(z.string()),
    reportType: z.enum(['weekly', 'monthly'], 'Escolha weekly ou monthly.'),
    /** A Monday, or the first of a month. */
    startDate: isoDate,
    /** The Sunday after it, or the last of that month. */
    endDate: isoDate,
  }),
  /** The requested one; the other is `null`. */
  reply: z.object({
    weekly_summary: z.nullable(weeklySummary),
    monthly_report: z.nullable(monthlyReport),
  }),
  errors: ['report_period_invalid', 'report_out_of_range'],
})
