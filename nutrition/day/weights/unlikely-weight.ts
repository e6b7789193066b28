import { daysBetween } from '../../shared/calendar/days.ts'
import { bmiOf } from '../../safety/health-facts.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { WeighIn } from './weigh-in.ts'

const { unlikely } = nutritionRules.weight
const { bmi } = nutritionRules.answers

/**
 * Returns the weigh-in of `others` that is nearest in time, within seven days, if the new weight differs by more than
 * 10 %, probably a typing error; otherwise `null`. In a tie, the earlier weigh-in is compared.
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

/** Returns whether this weight gives a BMI outside `answers.bmi` for this height. */
export function isUnlikelyFor(heightCm: number, weightKg: number): boolean {
  const index = bmiOf(weightKg, heightCm)
  return index < bmi.min || index > bmi.max
}
