import { reportYearsBack } from '#contract/reports/report-days.ts'
import type { MonthlyReport, Report as ReportShape, WeeklySummary } from '#contract/reports/reports.ts'
import { unlimited } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { clockTime } from '#nutrition/shared/calendar/clock-time.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { fnv1a } from '#nutrition/menu/request/fnv1a.ts'
import { averagesOf, type Averages, isLogged, settledDays } from '#nutrition/reports/averages.ts'
import type { AdvancedReport, Compared, Comparison } from '#nutrition/reports/comparison.ts'
import { type DayRecord, figuresOf } from '#nutrition/reports/day-record.ts'
import { type Period, type PeriodKind, periodOf } from '#nutrition/reports/period.ts'
import type { Report } from '#nutrition/reports/report.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { compareNutrients } from '../../day/micronutrients/rules.ts'
import { fail } from '../../platform/failure.ts'
import type { MonthlyRow, WeeklyRow } from './queries.ts'

/**
 * Returns the period that contains `asked`, or today. Throws `report_out_of_range` for a period that begins after today
 * or ended more than `reportYearsBack` years ago.
 */
export function resolvePeriod(kind: PeriodKind, asked: string | undefined, today: string): Period {
  const period = periodOf(kind, asked ?? today)
  const earliest = `${Number(today.slice(0, 4)) - reportYearsBack}${today.slice(4)}`
  if (period.start > today || period.end < earliest) throw fail('report_out_of_range')
  return period
}

/**
 * Returns the week or month from `startDate` to `endDate`. Throws `report_period_invalid` if these are not its first
 * and last day, and `report_out_of_range`.
 */
export function resolveSummary(
  kind: 'week' | 'month',
  asked: { readonly startDate: string; readonly endDate: string },
  today: string,
): Period {
  const period = periodOf(kind, asked.startDate)
  if (period.start !== asked.startDate || period.end !== asked.endDate) throw fail('report_period_invalid')
  return resolvePeriod(kind, asked.startDate, today)
}

interface Reader {
  readonly today: string
  readonly nutritionProfile: Pick<NutritionProfile, 'person' | 'hidesNumbers'>
  readonly subscription: Pick<Subscription, 'scans_quota_mo'>
  readonly seesAdvanced: boolean
}

/** Replaces a value by `null` if the account hides numbers. */
type Shown = <T>(value: T) => T | null

/**
 * Returns the report in its contract form. Every figure passes through `shown`, which replaces it by `null` if the
 * account hides numbers.
 */
export function describeReport(report: Report, reader: Reader): ReportShape {
  const { hidesNumbers } = reader.nutritionProfile
  const shown: Shown = (value) => (hidesNumbers ? null : value)
  const { period, averages, advanced } = report
  return {
    period: period.kind,
    start: period.start,
    end: period.end,
    today: reader.today,
    numbers_hidden: hidesNumbers,
    days_logged: report.daysLogged,
    totals: {
      calories: shown(report.totals.kcal),
      protein_g: shown(report.totals.proteinG),
      ...describeFiber(report.totals, shown),
    },
    averages: describeAverages(averages, shown),
    micronutrients: compareNutrients(
      { ...report.micronutrients, kcal: averages.targetKcal },
      reader.nutritionProfile,
    ),
    days: describeDays(report, shown),
    adherence: {
      average_percentage: shown(averages.compliancePercentage),
      days_recorded: report.daysRecorded,
      days_followed: shown(report.daysFollowed),
    },
    photos_scanned: report.scans,
    scan_usage: reader.seesAdvanced ? null : scanUsage(report, reader.subscription.scans_quota_mo),
    ...describeFoods(report, shown),
    ...describeBody(report, shown),
    check_ins: {
      days: report.checkIns.days,
      answers: report.checkIns.answers.map(({ id, days: count }) => ({ id, days: count })),
    },
    spans: describeSpans(report, shown),
    insights: [...(hidesNumbers ? report.quietInsights : report.insights)],
    advanced: advanced && describeAdvanced(advanced, shown),
    advanced_reason: reader.seesAdvanced ? null : 'upgrade_required',
  }
}

function describeDays({ days, weightLine }: Report, shown: Shown): ReportShape['days'] {
  const weights = new Map(weightLine.map((point) => [point.date, point]))
  return {
    meals: days.map(({ mealCount }) => mealCount),
    calories: days.map(({ kcal }) => shown(kcal)),
    protein_g: days.map(({ proteinG }) => shown(proteinG)),
    fiber_g: days.map(({ fiberG }) => shown(fiberG)),
    ...(shown(days.some(({ isFiberPartial }) => isFiberPartial)) && {
      fiber_is_partial: days.map(({ isFiberPartial }) => isFiberPartial),
    }),
    target_calories: days.map(({ record }) => shown(record.targets?.kcal ?? null)),
    target_protein_g: days.map(({ record }) => shown(record.targets?.protein_g ?? null)),
    target_fiber_g: days.map(({ record }) => shown(record.targets?.fiber_g ?? null)),
    compliance_percentage: days.map(({ record }) => shown(record.compliance?.percentage ?? null)),
    scans: days.map(({ record }) => record.scans),
    weight_kg: days.map(({ date }) => shown(weights.get(date)?.weightKg ?? null)),
    weight_trend_kg: days.map(({ date }) => shown(weights.get(date)?.trendKg ?? null)),
    water_ml: days.map(({ record }) => shown(record.waterMl)),
  }
}

function describeFoods(
  { protein, topFoods, nova, mealHabits }: Report,
  shown: Shown,
): Pick<ReportShape, 'protein' | 'top_foods' | 'nova' | 'meal_habits'> {
  return {
    protein: {
      average_g: shown(protein.averageG),
      target_g: shown(protein.targetG),
      is_default_target: shown(protein.isDefaultTarget) ?? false,
      percentage: shown(protein.percentage),
    },
    top_foods: topFoods.map(({ rank, food, name, count }) => ({
      rank,
      food_id: food.id,
      name,
      group: food.group,
      count,
    })),
    nova: shown(
      nova && {
        in_natura: nova.inNatura,
        culinary: nova.culinary,
        processed: nova.processed,
        ultra_processed: nova.ultraProcessed,
        unknown: nova.unknown,
      },
    ),
    meal_habits: mealHabits.map((habit) => ({
      meal_type: habit.mealType,
      days: habit.days,
      days_percentage: shown(habit.daysPercentage),
      energy_percentage: shown(habit.energyPercentage),
      typical_time: habit.typicalMinutes === null ? null : clockTime(habit.typicalMinutes),
      spread_minutes: habit.spreadMinutes,
    })),
  }
}

function describeBody({ weight, water }: Report, shown: Shown): Pick<ReportShape, 'weight' | 'water'> {
  return {
    weight: shown(
      weight && {
        days_weighed: weight.daysWeighed,
        first_kg: weight.firstKg,
        last_kg: weight.lastKg,
        change_kg: weight.changeKg,
      },
    ),
    water: shown(water && { days_logged: water.daysLogged, average_ml: water.averageMl }),
  }
}

function describeSpans({ spans }: Report, shown: Shown): ReportShape['spans'] {
  return spans.map(({ period, daysLogged, averages }) => ({
    start: period.start,
    end: period.end,
    days_logged: daysLogged,
    ...describeCovered(averages),
    calories: shown(averages.kcal),
    protein_g: shown(averages.proteinG),
    ...describeFiber(averages, shown),
    compliance_percentage: shown(averages.compliancePercentage),
  }))
}

function describeCovered({ days, isOfWholeDays }: Averages) {
  return { averaged_days: days, are_days_whole: isOfWholeDays }
}

function describeFiber(
  { fiberG, isFiberPartial }: Pick<Averages, 'fiberG' | 'isFiberPartial'>,
  shown: Shown,
) {
  return { fiber_g: shown(fiberG), ...(shown(isFiberPartial) && { fiber_is_partial: true as const }) }
}

function describeAverages(averages: Averages, shown: Shown): ReportShape['averages'] {
  return {
    days: averages.days,
    are_days_whole: averages.isOfWholeDays,
    calories: shown(averages.kcal),
    protein_g: shown(averages.proteinG),
    ...describeFiber(averages, shown),
    target_calories: shown(averages.targetKcal),
    target_protein_g: shown(averages.targetProteinG),
    target_fiber_g: shown(averages.targetFiberG),
    compliance_percentage: shown(averages.compliancePercentage),
  }
}

function describeAdvanced(advanced: AdvancedReport, shown: Shown): ReportShape['advanced'] {
  return {
    days_missing: advanced.daysMissing,
    comparison: shown(advanced.comparison && describeComparison(advanced.comparison)),
    days_missing_before: advanced.daysMissingBefore,
    weekdays: advanced.weekdays.map(({ weekday, daysLogged, averages }) => ({
      day_of_week: weekday,
      days_logged: daysLogged,
      ...describeCovered(averages),
      calories: shown(averages.kcal),
      protein_g: shown(averages.proteinG),
      ...describeFiber(averages, shown),
      compliance_percentage: shown(averages.compliancePercentage),
    })),
    days_protein_reached: shown(advanced.daysProteinReached),
    days_fiber_reached: shown(advanced.daysFiberReached),
    days_energy_near: shown(advanced.daysEnergyNear),
  }
}

function describeComparison(comparison: Comparison) {
  const figure = ({ now, before, change }: Compared) => ({ now, before, change })
  return {
    start: comparison.period.start,
    end: comparison.period.end,
    days_logged: comparison.daysLogged,
    calories: figure(comparison.kcal),
    protein_g: figure(comparison.proteinG),
    fiber_g: figure(comparison.fiberG),
    compliance_percentage: figure(comparison.compliancePercentage),
    ultra_processed_percentage: figure(comparison.ultraProcessedPercentage),
    weight_kg: figure(comparison.weightKg),
  }
}

/** Divisor of the month's scan quota for the report of a week. */
const weeksOfQuota = 4

function scanUsage({ period, scans }: Report, monthlyQuota: number): ReportShape['scan_usage'] {
  if (period.kind === 'year') return null
  const isWhole = period.kind === 'month' || monthlyQuota === unlimited
  return { used: scans, quota: isWhole ? monthlyQuota : Math.floor(monthlyQuota / weeksOfQuota) }
}

/** Version of the averaging rules. Increase it when the same days give different averages. */
const rulesVersion = 3
let basis: string | undefined

/**
 * Returns a version of the averaging rules and the food table's protein values. Summaries of another version are
 * computed again.
 */
export function summaryBasis(): string {
  basis ??= `${rulesVersion}-${fnv1a(foods.map(({ id, per100g }) => `${id}:${per100g.proteinG}`).join()).toString(16)}`
  return basis
}

export type SummaryFigures = Omit<WeeklyRow, 'weekStart'> & Pick<MonthlyRow, 'totalScansUsed'>

/** Computes the averages of the records of a week or month. */
export function summarize(records: readonly DayRecord[], today: string, now: Date): SummaryFigures {
  const days = records.map((record) => ({ ...figuresOf(record), record }))
  const { compliancePercentage, proteinG } = averagesOf(settledDays(days, today))
  return {
    daysLogged: days.filter(isLogged).length,
    avgCompliancePercentage: compliancePercentage,
    avgProteinG: proteinG,
    totalScansUsed: records.reduce((sum, { scans }) => sum + scans, 0),
    basis: summaryBasis(),
    computedAt: now,
  }
}

interface Owner {
  readonly userId: string
  readonly hidesNumbers: boolean
}

export function describeWeekly(
  row: Pick<WeeklyRow, 'weekStart' | 'daysLogged' | 'avgCompliancePercentage' | 'avgProteinG'>,
  { userId, hidesNumbers }: Owner,
): WeeklySummary {
  return {
    user_id: userId,
    week_start: row.weekStart,
    days_logged: row.daysLogged,
    avg_compliance_percentage: hidesNumbers ? null : row.avgCompliancePercentage,
    avg_protein_g: hidesNumbers ? null : row.avgProteinG,
  }
}

export function describeMonthly(
  row: Pick<
    MonthlyRow,
    'monthStart' | 'daysLogged' | 'avgCompliancePercentage' | 'avgProteinG' | 'totalScansUsed'
  >,
  { userId, hidesNumbers }: Owner,
): MonthlyReport {
  return {
    user_id: userId,
    month_start: row.monthStart,
    days_logged: row.daysLogged,
    avg_compliance_percentage: hidesNumbers ? null : row.avgCompliancePercentage,
    avg_protein_g: hidesNumbers ? null : row.avgProteinG,
    total_scans_used: row.totalScansUsed,
  }
}

/** Returns whether the week or month that begins on `start` ended before today. */
export function isOver(kind: 'week' | 'month', start: string, today: string): boolean {
  return periodOf(kind, start).end < today
}

/**
 * Days after the end of a period for which its summary is computed automatically: a day can be corrected for 30 days.
 */
const lateDays = 31

export function summariesSince(kind: 'week' | 'month', today: string): string {
  return periodOf(kind, addDays(today, -lateDays)).start
}
