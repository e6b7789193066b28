import { tenth } from '../figures/rounding.ts'
import { weightTrend } from '../day/weights/trend.ts'
import type { WeighIn } from '../day/weights/weigh-in.ts'

export interface WeightPoint extends WeighIn {
  /** As on the screen of weights: the mean of the seven days that end here. */
  readonly trendKg: number
}

/** Returns weigh-ins and trend between two days. `weighIns` must reach back as far as the trend does. */
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
  /** Last trend less first trend: a heavy day at either end says little. */
  readonly changeKg: number
}

/** `null` with nothing weighed. */
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
