import { weekdayOf } from '../shared/calendar/days.ts'
import { exactFiberG } from '../shared/figures/nutrition.ts'
import { tenth } from '../shared/figures/rounding.ts'
import { type Averages, averagesOf, type Day, isLogged } from './averages.ts'
import { novaSharesOf } from './nova-shares.ts'
import type { Period, PeriodKind } from './period.ts'
import { isNear, isReached } from './reached-target.ts'
import { exactSum, known, meanOf } from './rounding.ts'

/**
 * Minimum number of logged days of a period for its advanced report. For a comparison, the previous period needs as
 * many.
 */
export const leastLoggedDays: Readonly<Record<PeriodKind, number>> = { week: 3, month: 7, year: 30 }

export interface Compared {
  readonly now: number | null
  readonly before: number | null
  /** `now` minus `before`, computed from the displayed values; `null` if either is missing. */
  readonly change: number | null
}

export interface Comparison {
  /** The previous period. */
  readonly period: Period
  readonly daysLogged: number
  readonly kcal: Compared
  readonly proteinG: Compared
  /** `null` for a period in which the fiber of a food is unknown. */
  readonly fiberG: Compared
  readonly compliancePercentage: Compared
  /** Whole percent of the energy that came from ultra-processed food. */
  readonly ultraProcessedPercentage: Compared
  /** Mean of the weigh-ins, kg to one decimal. */
  readonly weightKg: Compared
}

export interface WeekdayFigures {
  /** 0 (Sunday) to 6 (Saturday). */
  readonly weekday: number
  readonly daysLogged: number
  readonly averages: Averages
}

export interface AdvancedReport {
  /**
   * Logged days still missing for the advanced report. While this is above 0, the other figures except
   * `daysMissingBefore` are `null` or empty.
   */
  readonly daysMissing: number
  readonly comparison: Comparison | null
  /** Logged days that the previous period lacks for a comparison; 0 if it has enough. */
  readonly daysMissingBefore: number
  /** Figures per weekday, Monday first. */
  readonly weekdays: readonly WeekdayFigures[]
  /** Logged days with at least 90 % of the target; `null` when no logged day has a target. */
  readonly daysProteinReached: number | null
  /** `null` also if the fiber of every day is unknown or, with its known part below 90 % of the target, partly known. */
  readonly daysFiberReached: number | null
  /** Logged days with energy within 10 % of the target; `null` when no logged day has a target. */
  readonly daysEnergyNear: number | null
}

/**
 * Returns the advanced report. Its means and its counts of days near a target use only the `settled` days
 * (`settledDays`). Periods are compared by means, not sums, so that a running period compares fairly with a complete
 * one.
 */
export function advancedReport(
  days: readonly Day[],
  before: { readonly period: Period; readonly days: readonly Day[] },
  kind: PeriodKind,
  settled: readonly Day[],
): AdvancedReport {
  const missing = (those: readonly Day[]) =>
    Math.max(0, leastLoggedDays[kind] - those.filter(isLogged).length)
  const [daysMissing, daysMissingBefore] = [missing(days), missing(before.days)]
  const isReady = daysMissing === 0
  const countOf = (ofDay: (day: Day) => number | null, isMet: (share: number) => boolean) => {
    const shares = isReady ? known(settled.map(ofDay)) : []
    return shares.length === 0 ? null : shares.filter(isMet).length
  }
  const proteinShare = ({ proteinG, record }: Day) => shareOf(proteinG, record.targets?.protein_g)
  const fiberShare = ({ fiberG, isFiberPartial, record }: Day) => {
    const share = shareOf(fiberG, record.targets?.fiber_g)
    return isFiberPartial && share !== null && !isReached(share) ? null : share
  }
  const energyShare = ({ kcal, record }: Day) => shareOf(kcal, record.targets?.kcal)
  return {
    daysMissing,
    comparison: isReady && daysMissingBefore === 0 ? compare(settled, before) : null,
    daysMissingBefore,
    weekdays: isReady ? weekdayFigures(days, settled) : [],
    daysProteinReached: countOf(proteinShare, isReached),
    daysFiberReached: countOf(fiberShare, isReached),
    daysEnergyNear: countOf(energyShare, isNear),
  }
}

function shareOf(eaten: number | null, target: number | undefined): number | null {
  return eaten === null || target === undefined || target <= 0 ? null : eaten / target
}

function compare(
  days: readonly Day[],
  before: { readonly period: Period; readonly days: readonly Day[] },
): Comparison {
  const [now, then] = [averagesOf(days), averagesOf(before.days)]
  return {
    period: before.period,
    daysLogged: before.days.filter(isLogged).length,
    kcal: compared(now.kcal, then.kcal),
    proteinG: compared(now.proteinG, then.proteinG),
    fiberG: compared(exactFiberG(now), exactFiberG(then)),
    compliancePercentage: compared(now.compliancePercentage, then.compliancePercentage),
    ultraProcessedPercentage: compared(ultraProcessed(days), ultraProcessed(before.days)),
    weightKg: compared(meanWeight(days), meanWeight(before.days)),
  }
}

function compared(now: number | null, before: number | null): Compared {
  return { now, before, change: now === null || before === null ? null : exactSum([now, -before]) }
}

function ultraProcessed(days: readonly Day[]): number | null {
  return novaSharesOf(days.map(({ record }) => record))?.ultraProcessed ?? null
}

function meanWeight(days: readonly Day[]): number | null {
  const mean = meanOf(known(days.map(({ record }) => record.weightKg)))
  return mean === null ? null : tenth(mean)
}

function weekdayFigures(days: readonly Day[], settled: readonly Day[]): WeekdayFigures[] {
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const isThat = ({ date }: Day) => weekdayOf(date) === weekday
    const daysLogged = days.filter((day) => isThat(day) && isLogged(day)).length
    return { weekday, daysLogged, averages: averagesOf(settled.filter(isThat)) }
  })
}
