import { nutritionRules } from '../safety/nutrition-rules.ts'
import { tenth, whole } from '../shared/figures/rounding.ts'
import type { DayFigures, DayRecord } from './day-record.ts'
import { exactSum, known, meanOf } from './rounding.ts'

/** Protein target before the questionnaire, g a day (product spec, §9). */
export const defaultProteinTargetG = 110

export interface Day extends DayFigures {
  readonly record: DayRecord
}

/** Means per day; `null` without data. kcal are whole, grams have one decimal. */
export interface Averages {
  readonly kcal: number | null
  readonly proteinG: number | null
  readonly fiberG: number | null
  /** Whether the fiber of a food of these days is unknown: `fiberG` is then a lower bound. */
  readonly isFiberPartial: boolean
  readonly targetKcal: number | null
  readonly targetProteinG: number | null
  readonly targetFiberG: number | null
  /** Mean of the days with recorded adherence, whole percent. */
  readonly compliancePercentage: number | null
  /** Number of days that the means of energy and nutrients cover (`daysOfMeans`). */
  readonly days: number
  /** Whether these days are whole (`isWhole`). */
  readonly isOfWholeDays: boolean
}

export function isLogged({ mealCount }: Pick<DayFigures, 'mealCount'>): boolean {
  return mealCount > 0
}

/** Meals of different types from which a day counts as whole however little energy they have. */
const mealsOfWholeDay = 3
/** Share of the energy target from which a day counts as whole however few meals it has. */
const energyOfWholeDay = 0.5

/**
 * Returns whether a logged day counts as whole. A day with fewer than three types of meals and less than half of its energy
 * target was hardly logged to its end, and would lower every mean. Without a target, the energy is compared with the
 * reference day of 2,000 kcal.
 */
export function isWhole({ kcal, record }: Pick<Day, 'kcal' | 'record'>): boolean {
  const types = new Set([...record.meals, ...record.ticked].map(({ mealType }) => mealType))
  const targetKcal = record.targets?.kcal ?? nutritionRules.plateScore.reference.kcal
  return types.size >= mealsOfWholeDay || (kcal ?? 0) >= targetKcal * energyOfWholeDay
}

/** Returns the days that the means of energy and nutrients cover: the whole days, or all logged days if none is. */
export function daysOfMeans(days: readonly Day[]): readonly Day[] {
  const logged = days.filter(isLogged)
  const complete = logged.filter(isWhole)
  return complete.length > 0 ? complete : logged
}

/** Returns whether a day has a meal or recorded adherence. */
export function hasRecords(day: Day): boolean {
  return isLogged(day) || day.record.compliance !== null
}

/**
 * Returns the days without today, because today's first meals would count as a whole day and lower every mean. If no
 * earlier day has a record, returns all days, so that the very first day has a report.
 */
export function settledDays(days: readonly Day[], today: string): readonly Day[] {
  return days.some((day) => day.date < today && hasRecords(day))
    ? days.filter(({ date }) => date !== today)
    : days
}

/** Returns the means over `daysOfMeans`, and mean compliance over all `days`. Pass the result of `settledDays`. */
export function averagesOf(days: readonly Day[]): Averages {
  const logged = daysOfMeans(days)
  const mean = (valueOf: (day: Day) => number | null, round: (value: number) => number) => {
    const value = meanOf(known(logged.map(valueOf)))
    return value === null ? null : round(value)
  }
  const isFiberPartial = logged.some((day) => day.isFiberPartial)
  return {
    kcal: mean(({ kcal }) => kcal, whole),
    proteinG: mean(({ proteinG }) => proteinG, tenth),
    fiberG: isFiberPartial ? leastFiberG(logged) : mean(({ fiberG }) => fiberG, tenth),
    isFiberPartial,
    targetKcal: mean(({ record }) => record.targets?.kcal ?? null, whole),
    targetProteinG: mean(({ record }) => record.targets?.protein_g ?? null, tenth),
    targetFiberG: mean(({ record }) => record.targets?.fiber_g ?? null, tenth),
    compliancePercentage: averageCompliance(days),
    days: logged.length,
    isOfWholeDays: logged.length > 0 && logged.every(isWhole),
  }
}

/** Returns a lower bound of the mean fiber: a day with unknown fiber has at least 0 g. `null` if the bound is 0 g. */
function leastFiberG(logged: readonly Day[]): number | null {
  return tenth(meanOf(logged.map(({ fiberG }) => fiberG ?? 0)) ?? 0) || null
}

function averageCompliance(days: readonly Day[]): number | null {
  const mean = meanOf(known(days.map(({ record }) => record.compliance?.percentage ?? null)))
  return mean === null ? null : Math.round(mean)
}

export interface Totals {
  readonly kcal: number | null
  readonly proteinG: number | null
  readonly fiberG: number | null
  /** Whether the fiber of a food of these days is unknown: `fiberG` is then a lower bound. */
  readonly isFiberPartial: boolean
}

/** Returns the sums of the days' displayed figures without floating-point error; `null` without a logged day. */
export function totalsOf(days: readonly DayFigures[]): Totals {
  const total = (values: readonly (number | null)[]) => {
    const there = known(values)
    return there.length === 0 ? null : exactSum(there)
  }
  return {
    kcal: total(days.map(({ kcal }) => kcal)),
    proteinG: total(days.map(({ proteinG }) => proteinG)),
    fiberG: total(days.map(({ fiberG }) => fiberG)),
    isFiberPartial: days.some(({ isFiberPartial }) => isFiberPartial),
  }
}

export interface ProteinRing {
  readonly averageG: number | null
  readonly targetG: number | null
  readonly isDefaultTarget: boolean
  /** Whole percent of the target, not capped at 100; `null` without a mean or a target. */
  readonly percentage: number | null
}

/**
 * Compares mean protein with the mean target of the days, or with the person's target when the days have none. Without
 * either, the default target applies only before the questionnaire: afterwards a missing target is intended (for
 * example with kidney disease).
 */
export function proteinRing(
  { proteinG, targetProteinG }: Averages,
  person: { readonly targetG: number | null; readonly hasAnswered: boolean },
): ProteinRing {
  const ownG = targetProteinG ?? person.targetG
  const isDefaultTarget = ownG === null && !person.hasAnswered
  const targetG = isDefaultTarget ? defaultProteinTargetG : ownG
  return {
    averageG: proteinG,
    targetG,
    isDefaultTarget,
    percentage:
      proteinG === null || targetG === null || targetG <= 0 ? null : Math.round((proteinG / targetG) * 100),
  }
}
