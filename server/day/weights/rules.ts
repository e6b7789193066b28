import type { WeightHistory, WeightQuestion } from '#contract/day/weights.ts'
import { weightUnlikelyForHeight } from '#contract/errors.ts'
import type { Answers } from '#contract/account/questionnaire.ts'
import type { TargetPlan } from '#nutrition/targets/plan-targets.ts'
import { daysBetween } from '#nutrition/shared/calendar/days.ts'
import { isLosingFast } from '#nutrition/day/weights/rapid-loss.ts'
import { contradictedBy, isUnlikelyFor } from '#nutrition/day/weights/unlikely-weight.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import type { WeighIn } from '#nutrition/day/weights/weigh-in.ts'
import { weightTrend } from '#nutrition/day/weights/trend.ts'
import { fail, type Failure } from '../../platform/failure.ts'
import type { FastLoss } from '../../account/profile/rules.ts'

/**
 * Returns the weights from `from` on, each with the trend of its day. `all` is ordered by day and starts six days
 * before `from`, because a trend is the mean of seven days.
 */
export function describeWeights(all: readonly WeighIn[], from: string): WeightHistory['weights'] {
  const trend = weightTrend(all)
  return all.flatMap(({ date, weightKg }, at) =>
    date < from ? [] : [{ date, weight_kg: weightKg, trend_kg: trend[at]!.weightKg }],
  )
}

const kcalOf = (plan: TargetPlan) => (plan.kind === 'numeric' ? plan.targetsRest.kcal : null)

/**
 * Describes the question whether the targets should use a weight, with their energy before and after; `null` if the
 * targets are qualitative (for example under professional care) and the weight gives no numeric ones.
 */
export function describeQuestion(
  weightKg: number,
  {
    answers,
    before,
    after,
  }: { readonly answers: Answers; readonly before: TargetPlan; readonly after: TargetPlan },
): WeightQuestion | null {
  if (before.kind === 'qualitative' && after.kind !== 'numeric') return null
  return {
    weight_kg: weightKg,
    targets_weight_kg: tenth(answers.anthropometrics.weight_kg),
    kcal: kcalOf(before),
    new_kcal: kcalOf(after),
    review: reviewOf(after),
  }
}

/** Returns why a target plan needs new answers of the person; `null` if the plan is valid. */
export function reviewOf(plan: TargetPlan): string | null {
  return plan.kind === 'invalid' ? (plan.problems[0]?.text ?? null) : null
}

/**
 * Returns `weight_unlikely` for a weight that contradicts another weigh-in or is unlikely for the height, else `null`.
 */
export function doubtOf(weighIn: WeighIn, others: readonly WeighIn[], heightCm: number): Failure | null {
  const weight = spoken(weighIn.weightKg)
  const other = contradictedBy(weighIn, others)
  if (other) {
    return fail('weight_unlikely', { weight, other: spoken(other.weightKg), day: spokenDay(other.date) })
  }
  if (!isUnlikelyFor(heightCm, weighIn.weightKg)) return null
  return fail('weight_unlikely', {}, { detail: weightUnlikelyForHeight.replace('{weight}', weight) })
}

function spoken(kg: number): string {
  return kg.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}

function spokenDay(date: string): string {
  const format = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/**
 * Days without a fast fall of the weight after which a paused deficit is offered again. Chosen by the authors, without
 * a source.
 */
const calmDays = 14

/**
 * Returns the state of a fast loss after the latest weigh-in of `recent`, which is ordered by day; `null` while there
 * was no fast loss. Another fast fall restarts the count of calm days.
 */
export function fastLossAfter(before: FastLoss | null, recent: readonly WeighIn[]): FastLoss | null {
  const latest = recent.at(-1)
  if (!latest) return before
  if (isLosingFast(recent)) return { since: before?.since ?? latest.date, calmSince: null }
  return before && { ...before, calmSince: before.calmSince ?? latest.date }
}

export function isCalmAgain({ calmSince }: FastLoss, recent: readonly WeighIn[]): boolean {
  const latest = recent.at(-1)
  return calmSince !== null && latest !== undefined && daysBetween(calmSince, latest.date) >= calmDays
}
