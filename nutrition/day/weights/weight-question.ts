import { tenth } from '../../figures/rounding.ts'
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
 * Returns the trend weight for which the targets could be recomputed, kg; `null` without a question. Asks when the
 * trend differs by at least `askedChangeKg` from the targets' weight and, after "Agora não", from the trend at that
 * answer too. Weights from before the targets were computed are ignored.
 */
export function weightToAskAbout(
  weighIns: readonly WeighIn[],
  target: TargetWeight,
  postponed: Postponement | null,
): number | null {
  const since = weighIns.filter(({ date }) => date >= target.since)
  const now = weightTrend(since).at(-1)?.weightKg
  if (now === undefined || !hasMoved(now, target.weightKg)) return null
  // A postponement counts only for the targets to which it was the answer.
  if (postponed?.targetKg === tenth(target.weightKg) && !hasMoved(now, postponed.trendKg)) return null
  return now
}

function hasMoved(from: number, to: number): boolean {
  return Math.abs(tenth(from - to)) >= askedChangeKg
}
