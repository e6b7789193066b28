import { bmiOf, isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { Activity, Person } from './person.ts'

const { energy } = nutritionRules

/** Categories of the Dietary Reference Intakes for Energy, from least to most active. */
const activityCategories = ['inactive', 'low_active', 'active', 'very_active'] as const
export type ActivityCategory = (typeof activityCategories)[number]

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

/** Energy of one session beyond rest: `(MET − 1) · kg · hours`; 0 without training. */
export function sessionKcal(activity: Activity, weightKg: number): number {
  return (netMet(activity) * weightKg * activity.durationMinutes) / 60
}

/**
 * Physical activity level (total over basal energy): daily life by work schedule plus training as
 * `(MET − 1) · factor · minutes a week / minutes of a week`, with 1.34 for men and 1.42 for women (IOM 2005).
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

/** The activity category that a person's work schedule and training add up to. */
export function activityCategoryOf(
  person: Pick<Person, 'sex' | 'activity' | 'workSchedule'>,
): ActivityCategory {
  const level = activityLevelOf(person)
  return activityCategories.findLast((category) => level >= energy.activityFrom[category]) ?? 'inactive'
}

/**
 * Estimated Energy Requirement in kcal/day (NASEM 2023) for the person's activity category. For short and light men the
 * "very active" equation falls below the "active" one: the highest up to the person's category counts, so that more
 * training never means less energy. The adult equations begin at 19 years and are used at 18 too.
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

/** Returns the added need of pregnancy and breastfeeding in kcal/day. Both at once (nursing through a pregnancy) add up. */
export function addedKcal(person: Person): number {
  return (isPregnant(person) ? energy.pregnancyKcal : 0) + (isLactating(person) ? energy.lactationKcal : 0)
}

/** Need without any goal: requirement plus what pregnancy or lactation add. */
export function needKcalOf(person: Person): number {
  return expenditureKcal(person) + addedKcal(person)
}

/** True where the equations were measured on few people like this one. */
export function isNeedUncertain(person: Person): boolean {
  const { wideFromBmi, wideFromYears } = energy.band
  return bmiOf(person.weightKg, person.heightCm) >= wideFromBmi || person.ageYears >= wideFromYears
}

/** Need of most people like this one, one standard error to either side, in steps of 50 kcal. */
export function needBandKcalOf(person: Person): readonly [low: number, high: number] {
  const { share, wideShare, stepKcal } = energy.band
  const need = needKcalOf(person)
  const error = need * (isNeedUncertain(person) ? wideShare : share)
  const rounded = (kcal: number) => Math.round(kcal / stepKcal) * stepKcal
  return [rounded(need - error), rounded(need + error)]
}

/** Lowest daily target: never below resting energy nor below 1 200 (women) or 1 500 kcal (men). */
export function floorKcal(person: Person): number {
  return Math.max(nutritionRules.limits.floorKcal[person.sex], restingKcal(person))
}

/** Lowest daily target of older people without a deficit (ESPEN 2019, 27 kcal/kg); 0 before 65 years. */
export function olderFloorKcal({ ageYears, weightKg, heightCm }: Person): number {
  const { fromYears, minKcalPerKg, upToBmi } = energy.older
  return ageYears < fromYears ? 0 : minKcalPerKg * Math.min(weightKg, upToBmi * (heightCm / 100) ** 2)
}

/** `value` within `[min, max]`; where they cross, `min` wins. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}

/** MET beyond rest of one session; 0 without training. */
function netMet({ freqPerWeek, modality, intensity }: Activity): number {
  return freqPerWeek === 0 ? 0 : energy.met[modality][intensity] - 1
}
