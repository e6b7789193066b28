import { tenth } from '../../shared/figures/rounding.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { WeighIn } from './weigh-in.ts'
import { weightTrend } from './trend.ts'

const { askedChangeKg } = nutritionRules.weight

/** Weight from which the targets were computed, and the date of that computation. */
export interface TargetWeight {
  readonly weightKg: number
  readonly since: string
}

/** The answer "Agora não", with the trend and the target weight at that time (rounded to 0.1 kg). */
export interface Postponement {
  readonly trendKg: number
  readonly targetKg: number
}

/**
 * Returns the trend weight with which the targets could be recomputed, kg, or `null` when there is nothing to ask. Asks
 * when the trend differs by at least `askedChangeKg` from the weight of the targets. After "Agora não", the trend must
 * also differ that much from the trend at that answer. Weigh-ins from before the targets were computed are ignored.
 */
export function weightToAskAbout(
  weighIns: readonly WeighIn[],
  target: TargetWeight,
  postponed: Postponement | null,
): number | null {
  const since = weighIns.filter(({ date }) => date >= target.since)
  const now = weightTrend(since).at(-1)?.weightKg
  if (now === undefined || !hasMoved(now, target.weightKg)) return null
  // A postponement is valid only while the targets still use the weight that they had at that answer.
  if (postponed?.targetKg === tenth(target.weightKg) && !hasMoved(now, postponed.trendKg)) return null
  return now
}

function hasMoved(from: number, to: number): boolean {
  return Math.abs(tenth(from - to)) >= askedChangeKg
}
