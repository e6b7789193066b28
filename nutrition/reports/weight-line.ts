import { tenth } from '../shared/figures/rounding.ts'
import { weightTrend } from '../day/weights/trend.ts'
import type { WeighIn } from '../day/weights/weigh-in.ts'

export interface WeightPoint extends WeighIn {
  /** Mean of the weigh-ins in the seven days up to and including this date, kg, as on the weights screen. */
  readonly trendKg: number
}

/**
 * Returns weigh-ins and trend from `start` to `end`, both inclusive. `weighIns` must include the six days before
 * `start`, because the trend averages seven days.
 */
export function weightLine(weighIns: readonly WeighIn[], start: string, end: string): WeightPoint[] {
  const weights = new Map(weighIns.map(({ date, weightKg }) => [date, weightKg]))
  return weightTrend(weighIns)
    .filter(({ date }) => date >= start && date <= end)
    .map(({ date, weightKg: trendKg }) => ({ date, weightKg: weights.get(date) ?? trendKg, trendKg }))
}

export interface WeightChange {
  readonly daysWeighed: number
  readonly firstKg: number
  readonly lastKg: number
  /** Last trend minus first trend, kg. Trends are used so that one heavy day at either end has little effect. */
  readonly changeKg: number
}

/** Returns the change from the first to the last point of the line; `null` for an empty line. */
export function weightChange(line: readonly WeightPoint[]): WeightChange | null {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return null
  return {
    daysWeighed: line.length,
    firstKg: first.weightKg,
    lastKg: last.weightKg,
    changeKg: tenth(last.trendKg - first.trendKg),
  }
}
