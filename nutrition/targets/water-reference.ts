import { safetyGates } from '../safety/gates.ts'
import { hasHeartProblem } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { referenceWeightKg } from './macros.ts'
import type { Person } from './person.ts'

const { waterMlPerKg, waterMaxMl, glassMl } = nutritionRules.macros

/**
 * Returns the reference water intake of the day's screens, ml/day: that of the plan, which the person's targets also
 * show, although the weight may have changed since. `null` as in `waterReferenceMl`.
 */
export function shownWaterMl(
  person: Person | null,
  plan: { readonly waterMl: number } | null,
): number | null {
  const referenceMl = person && waterReferenceMl(person)
  return referenceMl === null ? null : (plan?.waterMl ?? referenceMl)
}

/**
 * Returns the reference water intake, ml/day: 35 ml per kg of reference weight, or the stated intake if higher, at most
 * `waterMaxMl`, rounded to whole glasses. It is not a goal. `null` if a safety gate withholds numbers (kidneys, liver,
 * surgery, hidden numbers …) or with a heart problem.
 */
export function waterReferenceMl(person: Person): number | null {
  if (safetyGates(person).noNumbers.length > 0 || hasHeartProblem(person)) return null
  const byWeight = referenceWeightKg(person) * waterMlPerKg
  const ml = Math.min(Math.max(person.hydrationLiters * 1000, byWeight), waterMaxMl)
  return Math.round(ml / glassMl) * glassMl
}
