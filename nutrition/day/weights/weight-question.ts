import { tenth } from '../../figures/rounding.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { WeighIn } from './weigh-in.ts'
import { weightTrend } from './trend.ts'

const { askedChangeKg } = nutritionRules.weight

/** Weight behind the targets, and since when. */
export interface TargetWeight {
  readonly weightKg: number
  readonly since: string
}

/** "Agora não", said when the trend stood here and the targets stood on that weight. */
export interface Postponement {
  readonly trendKg: number
  readonly targetKg: number
}

/**
 * The weight that targets could follow to, or `null` where there is nothing to ask: two kilograms between the trend
 * and what the targets were made for, and as many again since somebody said "agora não". Weights from before the
 * targets were made are in them already.
 */
export function weightToAskAbout(
  weighIns: readonly WeighIn[],
  target: TargetWeight,
  postponed: Postponement | null,
): number | null {
  const since = weighIns.filter(({ date }) => date >= target.since)
  const now = weightTrend(since).at(-1)?.weightKg
  if (now === undefined || !hasMoved(now, target.weightKg)) return null
  // A postponement speaks of the targets it was said about.
  if (postponed?.targetKg === tenth(target.weightKg) && !hasMoved(now, postponed.trendKg)) return null
  return now
}

function hasMoved(from: number, to: number): boolean {
  return Math.abs(tenth(from - to)) >= askedChangeKg
}
