import { hasDiabetes, hasHighCholesterol, isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { clamp } from './energy.ts'
import { mealSharesOf } from './meal-shares.ts'
import { mainMealTypes } from './meal-type.ts'
import type { Person, PursuedGoal } from './person.ts'

const { macros, bmi } = nutritionRules
const { kcalPerG } = macros

/** Targets of one day in whole kcal and g. Field names equal those of stored diets. */
export interface DayTargets {
  readonly kcal: number
  readonly protein_g: number
  readonly carb_g: number
  readonly fat_g: number
  readonly fiber_g: number
}

/**
 * Returns the body weight for rules in g per kg (adjusted body weight): of the weight above BMI 25, only the share
 * `excessWeightShare` counts.
 */
export function referenceWeightKg({ weightKg, heightCm }: Pick<Person, 'weightKg' | 'heightCm'>): number {
  const healthyKg = bmi.overweight * (heightCm / 100) ** 2
  return weightKg <= healthyKg ? weightKg : healthyKg + macros.excessWeightShare * (weightKg - healthyKg)
}

/**
 * Returns whether the style "Low-carb" is chosen and allowed. Diabetes (also insulin or metformin), pregnancy and
 * breastfeeding rule it out.
 */
export function followsLowCarb(person: Person): boolean {
  return (
    person.styles.includes('Low-carb') && !hasDiabetes(person) && !isPregnant(person) && !isLactating(person)
  )
}

/**
 * Returns the targets of a rest day and of a training day. Both have the same grams of protein and fat, and
 * carbohydrate makes up the difference in energy; each energy share is therefore checked on the day with the tighter
 * bound. If the bounds conflict, minimum carbohydrate has priority: fat, then protein, are reduced to their minimums.
 */
export function macrosOf(
  person: Person,
  pursuedGoal: PursuedGoal,
  restKcal: number,
  trainingKcal: number,
): { rest: DayTargets; training: DayTargets } {
  const weight = referenceWeightKg(person)
  const proteinMax = Math.min(
    weight * macros.proteinPerKgRange.max * kcalPerG.protein,
    restKcal * macros.proteinShare.max,
  )
  const protein = {
    min: Math.max(
      weight * macros.proteinPerKgRange.min * kcalPerG.protein,
      trainingKcal * macros.proteinShare.min,
      Math.min(olderProteinG(person, trainingKcal) * kcalPerG.protein, proteinMax),
    ),
    max: proteinMax,
  }
  const fat = {
    min: Math.max(weight * macros.fatPerKgMin * kcalPerG.fat, trainingKcal * macros.fatShare.min),
    max: restKcal * macros.fatShare.max,
  }
  const carb = carbBoundsKcal(person, restKcal, trainingKcal)
  const meanKcal = restKcal + ((trainingKcal - restKcal) * person.activity.freqPerWeek) / 7

  let proteinKcal = clamp(wantedProteinG(person, pursuedGoal) * kcalPerG.protein, protein.min, protein.max)
  let fatKcal = clamp(meanKcal * macros.fatShare.usual, fat.min, fat.max)
  const missing = carb.min - (restKcal - proteinKcal - fatKcal)
  if (missing > 0) {
    const fromFat = Math.min(missing, fatKcal - fat.min)
    fatKcal -= fromFat
    proteinKcal = Math.max(proteinKcal - (missing - fromFat), protein.min)
  }
  const excess = restKcal - proteinKcal - fatKcal - carb.max
  if (excess > 0) {
    const toFat = clamp(excess, 0, fat.max - fatKcal)
    fatKcal += toFat
    proteinKcal = Math.max(proteinKcal, Math.min(proteinKcal + excess - toFat, protein.max))
  }

  const proteinG = Math.round(proteinKcal / kcalPerG.protein)
  const fatG = Math.round(fatKcal / kcalPerG.fat)
  const day = (kcal: number): DayTargets => ({
    kcal,
    protein_g: proteinG,
    carb_g: Math.round((kcal - proteinG * kcalPerG.protein - fatG * kcalPerG.fat) / kcalPerG.carb),
    fat_g: fatG,
    fiber_g: fiberG(person, kcal),
  })
  return { rest: day(restKcal), training: day(trainingKcal) }
}

/**
 * Returns the fiber target, whole g: 14 g per 1 000 kcal (DRI), at least 25 g (WHO) or 30 g with high cholesterol, at
 * most 45 g.
 */
export function fiberG(person: Person, kcal: number): number {
  const { perMcal, minG, minHighCholesterolG, maxG } = macros.fiber
  return Math.round(
    clamp((kcal / 1000) * perMcal, hasHighCholesterol(person) ? minHighCholesterolG : minG, maxG),
  )
}

/**
 * Returns the minimum protein of each main meal, g: from 65 years on 25 g (PROT-AGE 2013, ESPEN 2019), but at most a
 * third of the day's protein; `null` under 65 years.
 */
export function minMealProteinGOf({ ageYears }: Pick<Person, 'ageYears'>, day: DayTargets): number | null {
  const { mealFromYears, mealG } = macros.proteinOlder
  return ageYears >= mealFromYears ? Math.min(mealG, Math.floor(day.protein_g / mainMealTypes.length)) : null
}

/**
 * Returns the minimum daily protein of an older person, g: from 60 years on by weight; from 65 years on also enough for
 * three main meals of `mealG` and 10 % of the snacks' energy (lower end of AMDR). 0 under 60 years.
 */
function olderProteinG(person: Person, kcal: number): number {
  const { fromYears, perReferenceKg, perKg, mealFromYears, mealG } = macros.proteinOlder
  if (person.ageYears < fromYears) return 0
  const byReferenceWeight = referenceWeightKg(person) * perReferenceKg
  if (person.ageYears < mealFromYears) return byReferenceWeight
  const shares = mealSharesOf(person)
  const mainShare = mainMealTypes.reduce((sum, meal) => sum + shares[meal], 0)
  const snackG = ((1 - mainShare) * kcal * macros.proteinShare.min) / kcalPerG.protein
  return Math.max(byReferenceWeight, person.weightKg * perKg, mainMealTypes.length * mealG + snackG)
}

function wantedProteinG(person: Person, pursuedGoal: PursuedGoal): number {
  const weight = referenceWeightKg(person)
  const wishes = [weight * macros.proteinPerKg[pursuedGoal]]
  if (isPregnant(person)) {
    const { basePerKg, addedG } = macros.proteinPregnancy
    wishes.push(weight * basePerKg + addedG)
  }
  if (isLactating(person)) wishes.push(weight * macros.proteinPerKgLactation)
  return Math.max(...wishes)
}

/**
 * Maximum change of carbohydrate energy by rounding to whole grams, kcal: 0.5 g · 9 for fat, 0.5 g · 4 for protein and
 * 0.5 g · 4 for carbohydrate, rounded up.
 */
const roundingKcal = 9

/**
 * Returns the bounds of a rest day's carbohydrate, kcal. The maximum also respects the carbohydrate share of a training
 * day, which has all its extra energy as carbohydrate. If the bounds conflict, both equal the minimum.
 */
function carbBoundsKcal(
  person: Person,
  restKcal: number,
  trainingKcal: number,
): { min: number; max: number } {
  const { minShare, maxShare, minG } = carbRuleOf(person)
  const min = Math.max(restKcal * minShare, minG * kcalPerG.carb) + roundingKcal
  const shiftKcal = trainingKcal - restKcal
  const max = Math.min(restKcal * maxShare, trainingKcal * maxShare - shiftKcal) - roundingKcal
  return { min, max: Math.max(min, max) }
}

function carbRuleOf(person: Person): { minShare: number; maxShare: number; minG: number } {
  if (hasDiabetes(person)) {
    const { min, max } = macros.diabetesCarbShare
    return { minShare: min, maxShare: max, minG: macros.carbMinG }
  }
  return followsLowCarb(person)
    ? macros.lowCarb
    : { minShare: 0, maxShare: macros.carbShareMax, minG: macros.carbMinG }
}
