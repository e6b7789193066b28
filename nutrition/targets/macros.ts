import { hasDiabetes, hasHighCholesterol, isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { clamp } from './energy.ts'
import { mealSharesOf } from './meal-shares.ts'
import { mainMealTypes } from './meal-type.ts'
import type { Person, PursuedGoal } from './person.ts'

const { macros, bmi } = nutritionRules
const { kcalPerG } = macros

/** Targets of one day in whole kcal and g. The names are those of the fields of stored diets. */
export interface DayTargets {
  readonly kcal: number
  readonly protein_g: number
  readonly carb_g: number
  readonly fat_g: number
  readonly fiber_g: number
}

/** Returns the body weight for g/kg rules, kg: the excess above BMI 25 counts a quarter (adjusted body weight). */
export function referenceWeightKg({ weightKg, heightCm }: Pick<Person, 'weightKg' | 'heightCm'>): number {
  const healthyKg = bmi.overweight * (heightCm / 100) ** 2
  return weightKg <= healthyKg ? weightKg : healthyKg + macros.excessWeightShare * (weightKg - healthyKg)
}

/**
 * Returns true when the style "Low-carb" is chosen and applies; diabetes (also insulin or metformin), pregnancy and
 * breastfeeding rule it out.
 */
export function followsLowCarb(person: Person): boolean {
  return (
    person.styles.includes('Low-carb') && !hasDiabetes(person) && !isPregnant(person) && !isLactating(person)
  )
}

/**
 * Returns the targets of a rest day and a training day, equal in grams of protein and fat: carbohydrate takes the whole
 * difference, so every energy share is checked on the day with the tighter bound. If the bounds conflict, the minimum
 * of carbohydrate has priority; fat, then protein, are reduced down to their own minimum.
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
 * Returns the minimum protein of breakfast, of lunch and of dinner, g: 25 from 65 years (PROT-AGE 2013, ESPEN 2019),
 * but no more than a third of the day's protein; `null` before 65 years.
 */
export function minMealProteinGOf({ ageYears }: Pick<Person, 'ageYears'>, day: DayTargets): number | null {
  const { mealFromYears, mealG } = macros.proteinOlder
  return ageYears >= mealFromYears ? Math.min(mealG, Math.floor(day.protein_g / mainMealTypes.length)) : null
}

/**
 * Returns the minimum daily protein of an older person, g: from 60 years by weight, from 65 years also enough for three
 * main meals of `mealG` plus 10 % of the snacks' energy (lower end of AMDR); 0 before 60 years.
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
 * Maximum shift of carbohydrate energy by rounding to whole grams, kcal: 0.5 · 9 for fat, 0.5 · 4 for protein and 0.5 ·
 * 4 for carbohydrate, rounded up.
 */
const roundingKcal = 9

/**
 * Returns the bounds of a rest day's carbohydrate, kcal. The maximum also keeps the share of a training day, whose
 * carbohydrate is higher by the whole difference in energy. If the bounds conflict, both are the minimum.
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
