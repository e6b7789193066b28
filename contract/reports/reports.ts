import { foodGroups } from '#nutrition/foods/food.ts'
import * as z from 'zod/mini'
import { isoDate, mealType } from '../calendar.ts'
import { comparedNutrient } from '../day/nutrient-figures.ts'
import { endpoint } from '../endpoint.ts'

export const reportPeriods = ['week', 'month', 'year'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/**
 * Adherence level of a period: `high` from 80 %, `good` from 60, `fair` from 40, `low` below; `none` without data.
 */
export const insightLevels = ['high', 'good', 'fair', 'low', 'none'] as const
export type InsightLevel = (typeof insightLevels)[number]

export const insightKinds = [
  'empty',
  'adherence',
  'best_days',
  'protein',
  'fiber',
  'fruit',
  'water',
  'processing',
  'rhythm',
  'logging',
] as const

const figure = z.nullable(z.number())
const percentage = z.nullable(z.int())
/** True if `fiber_g` is a lower bound, because the fiber of a food is unknown. */
const fiberIsPartial = z.optional(z.literal(true))
/** One value per day from the first day of the period; `null` for a day without a value. */
const figures = z.array(figure)

/**
 * Days of the period as columns of equal length: entry `i` is the day `start` + `i`. Columns keep the reply small: a
 * year of rows repeats its keys 366 times; `report-days.ts` turns them into rows. Future days have only targets.
 */
const dayColumns = z.object({
  /** Number of meals logged or ticked. With 0 the day's intake is unknown, so its figures are `null`, never 0. */
  meals: z.array(z.int()),
  /** Energy intake, kcal. */
  calories: figures,
  protein_g: figures,
  fiber_g: figures,
  /**
   * Whether `fiber_g` of each day is a lower bound, because the fiber of a food is unknown; absent if that is true of
   * no day.
   */
  fiber_is_partial: z.optional(z.array(z.boolean())),
  /** Energy target in effect on that day (training or rest); `null` without targets. */
  target_calories: figures,
  target_protein_g: figures,
  target_fiber_g: figures,
  /** Percentage of ticked meals, 0 to 100; `null` when no adherence was recorded. */
  compliance_percentage: figures,
  /** Number of scans with a result. */
  scans: z.array(z.int()),
  weight_kg: figures,
  /** Seven-day mean ending on that day, on days with a weigh-in. */
  weight_trend_kg: figures,
  water_ml: figures,
})

/**
 * Means per day: energy and nutrients over whole days (meals of three types or half of the energy target), or over all logged
 * days if none is whole; adherence over recorded days.
 */
const averages = z.object({
  /** Number of days that the means of energy and nutrients cover. */
  days: z.int(),
  are_days_whole: z.boolean(),
  calories: figure,
  protein_g: figure,
  fiber_g: figure,
  fiber_is_partial: fiberIsPartial,
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
  /** Number of meals that contained it. */
  count: z.int(),
})

/** Shares of the period's energy by NOVA group, in whole percent; the five shares add up to 100. */
const novaShares = z.object({
  in_natura: z.int(),
  culinary: z.int(),
  processed: z.int(),
  ultra_processed: z.int(),
  /**
   * Energy without a NOVA group: own foods of an unknown group, and planned meals ticked before ticks were stored as
   * meals.
   */
  unknown: z.int(),
})

const mealHabit = z.object({
  meal_type: mealType,
  /** Number of days with this meal. */
  days: z.int(),
  /** Percentage of the logged days that have this meal. */
  days_percentage: percentage,
  /** Percentage of the period's energy that this meal had. */
  energy_percentage: percentage,
  /** Median time of the meal, `HH:MM`; `null` with too few known times. */
  typical_time: z.nullable(z.string()),
  /** Interquartile range of the meal's times in minutes; `null` with too few known times. */
  spread_minutes: z.nullable(z.int()),
})

/**
 * Part of the period: a week of a month (clipped to the month) or a month of a year. The report of a week has no parts.
 */
const span = z.object({
  start: isoDate,
  end: isoDate,
  days_logged: z.int(),
  /** Number of days that the means of energy and nutrients cover. */
  averaged_days: z.int(),
  are_days_whole: z.boolean(),
  calories: figure,
  protein_g: figure,
  fiber_g: figure,
  fiber_is_partial: fiberIsPartial,
  compliance_percentage: figure,
})

/**
 * Figure of this period (`now`) and of the previous one (`before`); `change` is the difference of the two as shown.
 */
const compared = z.object({ now: figure, before: figure, change: figure })

const comparison = z.object({
  start: isoDate,
  end: isoDate,
  days_logged: z.int(),
  calories: compared,
  protein_g: compared,
  fiber_g: compared,
  compliance_percentage: compared,
  /** Percentage of the energy from ultra-processed foods. */
  ultra_processed_percentage: compared,
  /** Mean of the period's weigh-ins in kg. */
  weight_kg: compared,
})

const weekdayFigures = z.object({
  /** 0 (Sunday) to 6 (Saturday). */
  day_of_week: z.int(),
  days_logged: z.int(),
  /** Number of days that the means of energy and nutrients cover. */
  averaged_days: z.int(),
  are_days_whole: z.boolean(),
  calories: figure,
  protein_g: figure,
  fiber_g: figure,
  fiber_is_partial: fiberIsPartial,
  compliance_percentage: figure,
})

const advanced = z.object({
  /** Number of logged days still missing for advanced reports; while it is positive, the other figures are empty. */
  days_missing: z.int(),
  /** `null` when the previous period has too few logged days, or numbers are hidden. */
  comparison: z.nullable(comparison),
  /** Number of logged days missing in the previous period for a comparison. */
  days_missing_before: z.int(),
  /** Monday first. */
  weekdays: z.array(weekdayFigures),
  /** Logged days that reached 90 % of the protein target; `null` without targets. */
  days_protein_reached: z.nullable(z.int()),
  /** Leaves out days whose fiber is partly known and below 90 % of the target; `null` if no day is left. */
  days_fiber_reached: z.nullable(z.int()),
  /** Number of logged days with energy within 10 % of the target; `null` without targets. */
  days_energy_near: z.nullable(z.int()),
})

/**
 * Report of a week (Monday first), calendar month or calendar year in the account's time zone. With `numbers_hidden`
 * every energy, gram, percentage, weight and amount of water is `null` and the insights contain no numbers; counts of
 * meals and days, foods and times remain.
 */
export const report = z.object({
  period: z.enum(reportPeriods),
  start: isoDate,
  end: isoDate,
  /** Current day in the account's time zone; after `end` once the period is over. */
  today: isoDate,
  numbers_hidden: z.boolean(),
  days_logged: z.int(),
  /** Sums of the day columns over the logged days. */
  totals: z.object({
    calories: figure,
    protein_g: figure,
    fiber_g: figure,
    fiber_is_partial: fiberIsPartial,
  }),
  averages,
  /**
   * Means per day of all micronutrients over the days of `averages`, those that matter most to the person first; empty without
   * any food, null with hidden numbers.
   */
  micronutrients: z.nullable(z.array(comparedNutrient)),
  days: dayColumns,
  /** Mean adherence, number of days with a record, and number of these days that followed the plan. */
  adherence: z.object({
    average_percentage: percentage,
    days_recorded: z.int(),
    days_followed: z.nullable(z.int()),
  }),
  photos_scanned: z.int(),
  /**
   * Scans used and quota of this week (a quarter of the month's) or month; -1 is unlimited. `null` for a year, and for
   * plans with advanced reports.
   */
  scan_usage: z.nullable(z.object({ used: z.int(), quota: z.int() })),
  /** Protein ring: mean of the logged days against the mean target of the same days. */
  protein: z.object({
    average_g: figure,
    target_g: figure,
    /** Whether the target is the default 110 g, used before the questionnaire. */
    is_default_target: z.boolean(),
    percentage,
  }),
  /** Most eaten first, at most ten. */
  top_foods: z.array(topFood),
  /** Shares of energy by NOVA group; `null` if no energy was logged. */
  nova: z.nullable(novaShares),
  /** Meals that were eaten, in the order of the day. */
  meal_habits: z.array(mealHabit),
  /** Weight in the period; `null` without weigh-ins. */
  weight: z.nullable(
    z.object({
      days_weighed: z.int(),
      first_kg: z.number(),
      last_kg: z.number(),
      /** Trend at the last weigh-in minus that at the first, in kg. */
      change_kg: z.number(),
    }),
  ),
  /** Water: mean of the days with any logged; `null` without such a day. */
  water: z.nullable(z.object({ days_logged: z.int(), average_ml: z.int() })),
  check_ins: z.object({
    days: z.int(),
    /** Number of days per answer such as `mood-great`, most frequent first. */
    answers: z.array(z.object({ id: z.string(), days: z.int() })),
  }),
  spans: z.array(span),
  /** Most important first. */
  insights: z.array(z.object({ kind: z.enum(insightKinds), level: z.enum(insightLevels), text: z.string() })),
  /** Figures of advanced reports; `null` without access to them, for the reason in `advanced_reason`. */
  advanced: z.nullable(advanced),
  advanced_reason: z.nullable(z.literal('upgrade_required')),
})
export type Report = z.infer<typeof report>
export type ReportAdvanced = z.infer<typeof advanced>
export type ReportComparison = z.infer<typeof comparison>
export type MealHabit = z.infer<typeof mealHabit>
export type NovaShares = z.infer<typeof novaShares>

/**
 * Returns the report of a week, month or year. `report_out_of_range`: not begun yet, or ended more than
 * `reportYearsBack` years ago.
 */
export const readReport = endpoint({
  method: 'GET',
  path: '/api/reports',
  access: 'entitled',
  summary: 'O relatório de uma semana, de um mês ou de um ano',
  query: z.object({
    period: z.enum(reportPeriods, 'Escolha semana, mês ou ano.'),
    /** Any day of the period; defaults to today. */
    start: z.optional(isoDate),
  }),
  reply: report,
  errors: ['report_out_of_range'],
})

/** Stored averages of a week. `null` without data, and for an account with hidden numbers. */
export const weeklySummary = z.object({
  user_id: z.string(),
  /** Monday of the week. */
  week_start: isoDate,
  days_logged: z.int(),
  avg_compliance_percentage: figure,
  avg_protein_g: figure,
})
export type WeeklySummary = z.infer<typeof weeklySummary>

/** Stored averages of a calendar month. `null` without data, and for an account with hidden numbers. */
export const monthlyReport = z.object({
  user_id: z.string(),
  /** First day of the month. */
  month_start: isoDate,
  days_logged: z.int(),
  avg_compliance_percentage: figure,
  avg_protein_g: figure,
  total_scans_used: z.int(),
})
export type MonthlyReport = z.infer<typeof monthlyReport>

/**
 * Returns the stored weekly summaries, newest first. Omits a summary if its days have changed since it was computed.
 */
export const listWeeklySummaries = endpoint({
  method: 'GET',
  path: '/api/weekly-summaries',
  access: 'entitled',
  summary:
    'Os resumos semanais guardados, do mais novo ao mais antigo; o que mudou desde então não está entre eles',
  query: z.object({ week_start: z.optional(isoDate) }),
  reply: z.array(weeklySummary),
})

/**
 * Returns the stored monthly summaries, newest first. Omits a summary if its days have changed since it was computed.
 */
export const listMonthlyReports = endpoint({
  method: 'GET',
  path: '/api/monthly-reports',
  access: 'entitled',
  summary:
    'Os resumos mensais guardados, do mais novo ao mais antigo; o que mudou desde então não está entre eles',
  query: z.object({ month_start: z.optional(isoDate) }),
  reply: z.array(monthlyReport),
})

/**
 * Computes and stores the summary of a week or month; idempotent. `report_period_invalid`: neither a Monday to Sunday
 * nor a whole month. `report_out_of_range`: not begun yet, or ended more than `reportYearsBack` years ago.
 */
export const generateReport = endpoint({
  method: 'POST',
  path: '/api/reports-generate',
  access: 'entitled',
  summary: 'Calcula e guarda o resumo de uma semana ou de um mês; repetir dá o mesmo',
  body: z.object({
    user_id: z.optional(z.string()),
    reportType: z.enum(['weekly', 'monthly'], 'Escolha weekly ou monthly.'),
    /** A Monday, or the first day of a month. */
    startDate: isoDate,
    /** The following Sunday, or the last day of that month. */
    endDate: isoDate,
  }),
  /** The requested summary; the other one is `null`. */
  reply: z.object({
    weekly_summary: z.nullable(weeklySummary),
    monthly_report: z.nullable(monthlyReport),
  }),
  errors: ['report_period_invalid', 'report_out_of_range'],
})
