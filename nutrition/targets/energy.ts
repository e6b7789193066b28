import { bmiOf, isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { Activity, Person } from './person.ts'

const { energy } = nutritionRules

/** Categories of the Dietary Reference Intakes for Energy, from least to most active. */
const activityCategories = ['inactive', 'low_active', 'active', 'very_active'] as const
export type ActivityCategory = (typeof activityCategories)[number]

/**
 * Returns the resting energy in kcal/day by Mifflin-St Jeor 1990: `10·kg + 6.25·cm − 5·years + 5` (men) or `− 161`
 * (women). Of four equations it is the one most often within 10 % of the measured value (Frankenfield 2005).
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

/** Returns the energy of one training session beyond rest, kcal: `(MET − 1) · kg · hours`; 0 without training. */
export function sessionKcal(activity: Activity, weightKg: number): number {
  return (netMet(activity) * weightKg * activity.durationMinutes) / 60
}

/**
 * Returns the physical activity level (total / basal energy): a level for daily life by work schedule, plus training as
 * `(MET − 1) · factor · training minutes / minutes per week`, with factor 1.34 for men and 1.42 for women (IOM 2005).
 */
export function activityLevelOf({
  sex,
  activity,
  workSchedule,
}: Pick<Person, 'sex' | 'activity' | 'workSchedule'>): number {
  const minutesPerWeek = activity.durationMinutes * activity.freqPerWeek
  const training = (netMet(activity) * energy.trainingFactor[sex] * minutesPerWeek) / (7 * 24 * 60)
  return energy.dailyLife[workSchedule] + training
}

/** Returns the activity category (NASEM 2023) of a person's work schedule and training. */
export function activityCategoryOf(
  person: Pick<Person, 'sex' | 'activity' | 'workSchedule'>,
): ActivityCategory {
  const level = activityLevelOf(person)
  return activityCategories.findLast((category) => level >= energy.activityFrom[category]) ?? 'inactive'
}

/**
 * Returns the Estimated Energy Requirement in kcal/day (NASEM 2023): the maximum over the equations of the person's
 * category and all less active ones, because for short and light men the "very active" equation gives less than the
 * "active" one. The adult equations start at 19 years and are also used at 18.
 */
export function expenditureKcal(person: Person): number {
  const upToOwn = activityCategories.slice(0, activityCategories.indexOf(activityCategoryOf(person)) + 1)
  const { perYear, ...equations } = energy.requirement[person.sex]
  return Math.max(
    ...upToOwn.map((category) => {
      const { constant, perCm, perKg } = equations[category]
      return constant - perYear * person.ageYears + perCm * person.heightCm + perKg * person.weightKg
    }),
  )
}

/** Returns the added need of pregnancy, breastfeeding or both in kcal/day; otherwise 0. */
export function addedKcal(person: Person): number {
  return (isPregnant(person) ? energy.pregnancyKcal : 0) + (isLactating(person) ? energy.lactationKcal : 0)
}

/** Returns the energy need for weight maintenance in kcal/day, including pregnancy and breastfeeding. */
export function needKcalOf(person: Person): number {
  return expenditureKcal(person) + addedKcal(person)
}

/** Returns whether few people of this age or BMI were measured for the equations (limits in `energy.band`). */
export function isNeedUncertain(person: Person): boolean {
  const { wideFromBmi, wideFromYears } = energy.band
  return bmiOf(person.weightKg, person.heightCm) >= wideFromBmi || person.ageYears >= wideFromYears
}

/** Returns the need ± `energy.band.share` of it (± `wideShare` if uncertain), kcal/day, rounded to steps of 50 kcal. */
export function needBandKcalOf(person: Person): readonly [low: number, high: number] {
  const { share, wideShare, stepKcal } = energy.band
  const need = needKcalOf(person)
  const error = need * (isNeedUncertain(person) ? wideShare : share)
  const rounded = (kcal: number) => Math.round(kcal / stepKcal) * stepKcal
  return [rounded(need - error), rounded(need + error)]
}

/** Returns the minimum daily target, kcal: the resting energy, or 1 200 (women) or 1 500 (men) if that is higher. */
export function floorKcal(person: Person): number {
  return Math.max(nutritionRules.limits.floorKcal[person.sex], restingKcal(person))
}

/**
 * Returns the minimum daily target of an older person without an energy deficit, kcal (ESPEN 2019: 27 kcal per kg;
 * weight above BMI 27 does not count). 0 under 65 years.
 */
export function olderFloorKcal({ ageYears, weightKg, heightCm }: Person): number {
  const { fromYears, minKcalPerKg, upToBmi } = energy.older
  return ageYears < fromYears ? 0 : minKcalPerKg * Math.min(weightKg, upToBmi * (heightCm / 100) ** 2)
}

/** Returns `value` limited to `[min, max]`; if `min > max`, returns `min`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}

/** Returns the MET of a session minus the 1 MET of rest; 0 without training. */
function netMet({ freqPerWeek, modality, intensity }: Activity): number {
  return freqPerWeek === 0 ? 0 : energy.met[modality][intensity] - 1
}
