import {
  averagesOf,
  type Averages,
  type Day,
  hasRecords,
  isLogged,
  proteinRing,
  settledDays,
  type ProteinRing,
  type Totals,
  totalsOf,
} from './averages.ts'
import { type AdvancedReport, advancedReport } from './comparison.ts'
import { micronutrientsOfPeriod, type PeriodMicronutrients } from './day-micronutrients.ts'
import { type DayRecord, figuresOf } from './day-record.ts'
import type { Insight } from './insight.ts'
import { insightsOf } from './insights.ts'
import { type MealHabit, mealHabitsOf } from './meal-habits.ts'
import { type NovaShares, novaSharesOf } from './nova-shares.ts'
import { partsOf, type Period, periodBefore } from './period.ts'
import { quietInsightsOf } from './quiet-insights.ts'
import { known, meanOf } from './rounding.ts'
import { type TopFood, topFoodsOf } from './top-foods.ts'
import type { WeighIn } from '../day/weights/weigh-in.ts'
import { type WeightChange, weightChange, weightLine, type WeightPoint } from './weight-line.ts'

export interface ReportFacts {
  readonly period: Period
  /** The person's current civil day, `YYYY-MM-DD`. */
  readonly today: string
  /** Every day of the period, first day first. */
  readonly days: readonly DayRecord[]
  /** Records of the previous period; `null` for a plan without comparison. */
  readonly daysBefore: readonly DayRecord[] | null
  /** Weigh-ins of the period and of the six days before it, which the trend also averages. */
  readonly weighIns: readonly WeighIn[]
  readonly person: { readonly proteinTargetG: number | null; readonly hasAnswered: boolean }
}

export interface Span {
  readonly period: Period
  readonly daysLogged: number
  readonly averages: Averages
}

export interface CheckInCount {
  readonly id: string
  readonly days: number
}

/** Figures and insights of a week, month or year, computed from its days. */
export interface Report {
  readonly period: Period
  readonly days: readonly Day[]
  readonly weightLine: readonly WeightPoint[]
  readonly daysLogged: number
  readonly totals: Totals
  readonly averages: Averages
  readonly micronutrients: PeriodMicronutrients
  readonly daysRecorded: number
  readonly daysFollowed: number
  readonly scans: number
  readonly protein: ProteinRing
  readonly topFoods: readonly TopFood[]
  readonly nova: NovaShares | null
  readonly mealHabits: readonly MealHabit[]
  readonly weight: WeightChange | null
  readonly water: { readonly daysLogged: number; readonly averageMl: number } | null
  readonly checkIns: { readonly days: number; readonly answers: readonly CheckInCount[] }
  readonly spans: readonly Span[]
  readonly insights: readonly Insight[]
  /** Insights for people with hidden numbers. */
  readonly quietInsights: readonly Insight[]
  readonly advanced: AdvancedReport | null
}

const topFoodCount = 10

/** Computes the report of a period from its day records; `days` must include every day of the period. */
export function reportOf({
  period,
  today,
  days: records,
  daysBefore,
  weighIns,
  person,
}: ReportFacts): Report {
  const days = records.map(asDay)
  const settled = settledDays(days, today)
  const averages = averagesOf(settled)
  const nova = novaSharesOf(records)
  const mealHabits = mealHabitsOf(settled.map(({ record }) => record))
  const topFoods = topFoodsOf(records, topFoodCount)
  const line = weightLine(weighIns, period.start, period.end)
  const recorded = settled.flatMap(({ record }) => record.compliance ?? [])
  const facts = {
    kind: period.kind,
    days,
    settled,
    isOnlyToday: settled.every((day) => day.date === today || !hasRecords(day)),
    elapsedDays: days.filter((day) => day.date < today || (day.date === today && isLogged(day))).length,
    averages,
    nova,
    habits: mealHabits,
  }
  return {
    period,
    days,
    weightLine: line,
    daysLogged: days.filter(isLogged).length,
    totals: totalsOf(days),
    averages,
    micronutrients: micronutrientsOfPeriod(settled),
    daysRecorded: recorded.length,
    daysFollowed: recorded.filter(({ isFollowed }) => isFollowed).length,
    scans: records.reduce((sum, { scans }) => sum + scans, 0),
    protein: proteinRing(averages, { targetG: person.proteinTargetG, hasAnswered: person.hasAnswered }),
    topFoods,
    nova,
    mealHabits,
    weight: weightChange(line),
    water: waterOf(records, today),
    checkIns: checkInsOf(records),
    spans: spansOf(period, days, settled),
    insights: insightsOf(facts),
    quietInsights: quietInsightsOf({ ...facts, topFoods }),
    advanced:
      daysBefore &&
      advancedReport(
        days,
        { period: periodBefore(period), days: daysBefore.map(asDay) },
        period.kind,
        settled,
      ),
  }
}

function asDay(record: DayRecord): Day {
  return { ...figuresOf(record), record }
}

function waterOf(records: readonly DayRecord[], today: string): Report['water'] {
  const noted = records.filter(({ waterMl }) => waterMl !== null)
  const over = noted.filter(({ date }) => date < today)
  const amounts = known((over.length > 0 ? over : noted).map(({ waterMl }) => waterMl))
  const mean = meanOf(amounts)
  return mean === null ? null : { daysLogged: amounts.length, averageMl: Math.round(mean) }
}

function checkInsOf(records: readonly DayRecord[]): Report['checkIns'] {
  const answered = records.filter(({ checkIns }) => checkIns.length > 0)
  const ids = [...new Set(answered.flatMap(({ checkIns }) => checkIns))]
  const answers = ids
    .map((id) => ({ id, days: answered.filter(({ checkIns }) => checkIns.includes(id)).length }))
    .sort((a, b) => b.days - a.days || (a.id < b.id ? -1 : 1))
  return { days: answered.length, answers }
}

function spansOf(period: Period, days: readonly Day[], settled: readonly Day[]): Span[] {
  return partsOf(period).map((part) => {
    const isWithin = ({ date }: Day) => date >= part.start && date <= part.end
    const daysLogged = days.filter((day) => isWithin(day) && isLogged(day)).length
    return { period: part, daysLogged, averages: averagesOf(settled.filter(isWithin)) }
  })
}
