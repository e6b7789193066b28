import { isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { Activity, Person } from './person.ts'

const { energy } = nutritionRules

/**
 * Resting energy in kcal/day, Mifflin-St Jeor 1990: `10·kg + 6.25·cm − 5·years + 5` (men) or `− 161` (women).
 * Among four equations the likeliest to fall within 10 % of the measured value (Frankenfield 2005).
 */
export function restingKcal(body: Pick<Person, 'sex' | 'weightKg' | 'heightCm' | 'ageYears'>): number {
  const { perKg, perCm, perYear, male, female } = energy.resting
  return (
    perKg * body.weightKg +
    perCm * body.heightCm +
    perYear * body.ageYears +
    (body.sex === 'M' ? male : female)
  )
}

/** Energy of one session beyond rest: `(MET − 1) · kg · hours`; 0 for who does not train. */
export function sessionKcal(activity: Activity, weightKg: number): number {
  if (activity.freqPerWeek === 0) return 0
  const met = energy.met[activity.modality][activity.intensity]
  return ((met - 1) * weightKg * activity.durationMinutes) / 60
}

/**
 * Mean energy of a day in kcal: resting × daily life + training spread over the week, held within 1.2 and 2.2 times
 * resting.
 */
export function expenditureKcal(person: Person): number {
  const resting = restingKcal(person)
  const training = (sessionKcal(person.activity, person.weightKg) * person.activity.freqPerWeek) / 7
  const ratio = (resting * energy.base[person.workSchedule] + training) / resting
  return resting * clamp(ratio, energy.activityRange.min, energy.activityRange.max)
}

/** What pregnancy and breastfeeding add, in kcal/day. Both at once (nursing through a pregnancy) add up. */
export function addedKcal(person: Person): number {
  return (isPregnant(person) ? energy.pregnancyKcal : 0) + (isLactating(person) ? energy.lactationKcal : 0)
}

/** Lowest daily target: never below resting energy nor below 1 200 (women) or 1 500 kcal (men). */
export function floorKcal(person: Person): number {
  return Math.max(nutritionRules.limits.floorKcal[person.sex], restingKcal(person))
}

/** `value` within `[min, max]`; where they cross, `min` wins. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
