import { daysBetween } from '../../calendar/days.ts'
import { bmiOf } from '../../safety/health-facts.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { WeighIn } from './weigh-in.ts'

const { unlikely } = nutritionRules.weight
const { bmi } = nutritionRules.answers

/**
 * The weigh-in near in time that a new one is more than a tenth away from: a slip of a finger is likelier than the
 * body. The nearest one counts; of two as near, the one before.
 */
export function contradictedBy(weighIn: WeighIn, others: readonly WeighIn[]): WeighIn | null {
  const distance = (other: WeighIn) => Math.abs(daysBetween(other.date, weighIn.date))
  const [nearest] = others
    .filter((other) => distance(other) <= unlikely.withinDays)
    .toSorted((a, b) => distance(a) - distance(b) || a.date.localeCompare(b.date))
  if (!nearest) return null
  const share = Math.abs(weighIn.weightKg - nearest.weightKg) / nearest.weightKg
  return share > unlikely.share ? nearest : null
}

/** Whether a body of this height hardly has this weight. */
export function isUnlikelyFor(heightCm: number, weightKg: number): boolean {
  const index = bmiOf(weightKg, heightCm)
  return index < bmi.min || index > bmi.max
}
