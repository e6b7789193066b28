import { hasDiabetes, hasHighCholesterol, isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { clamp } from './energy.ts'
import { mealSharesOf } from './meal-shares.ts'
import { mainMealTypes } from './meal-type.ts'
import type { Person, PursuedGoal } from './person.ts'

const { macros, bmi } = nutritionRules
const { kcalPerG } = macros

/** One day's targets, integers, named as diets carry them. */
export interface DayTargets {
  readonly kcal: number
  readonly protein_g: number
  readonly carb_g: number
  readonly fat_g: number
  readonly fiber_g: number
}

/** Body weight for g/kg rules: above BMI 25 only a quarter of the excess counts (adjusted body weight). */
export function referenceWeightKg({ weightKg, heightCm }: Pick<Person, 'weightKg' | 'heightCm'>): number {
  const healthyKg = bmi.overweight * (heightCm / 100) ** 2
  return weightKg <= healthyKg ? weightKg : healthyKg + macros.excessWeightShare * (weightKg - healthyKg)
}

/** True when "Low-carb" is followed; diabetes, insulin and pregnancy rule it out. */
export function followsLowCarb(person: Person): boolean {
  return (
    person.styles.includes('Low-carb') && !hasDiabetes(person) && !isPregnant(person) && !isLactating(person)
  )
}

/**
 * Targets of a rest and a training day. Protein and fat in grams are the same on both, carbohydrate takes the whole
 * difference, so every share is checked on the day where it is tightest. Where the wishes do not fit, carbohydrate's
 * minimum is served first, then fat and protein give way within their own bounds.
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

/** 14 g per 1 000 kcal (DRI), at least 25 g (WHO), 30 g with high cholesterol, shown up to 45 g. */
export function fiberG(person: Person, kcal: number): number {
  const { perMcal, minG, minHighCholesterolG, maxG } = macros.fiber
  return Math.round(
    clamp((kcal / 1000) * perMcal, hasHighCholesterol(person) ? minHighCholesterolG : minG, maxG),
  )
}

/**
 * Least protein of breakfast, lunch and dinner in grams: 25 from 65 years on (PROT-AGE 2013, ESPEN 2019), for the smallest
 * bodies a third of the day; `null` before.
 */
export function minMealProteinGOf({ ageYears }: Pick<Person, 'ageYears'>, day: DayTargets): number | null {
  const { mealFromYears, mealG } = macros.proteinOlder
  return ageYears >= mealFromYears ? Math.min(mealG, Math.floor(day.protein_g / mainMealTypes.length)) : null
}

/**
 * Least protein of an older person's day in grams: by weight, and from 65 years on enough for the three main meals plus
 * a tenth of the energy of the snacks (lower end of AMDR).
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

/** Whole grams of fat and protein can move carbohydrate by this much: 0.5 · 9 + 0.5 · 4, and its own rounding. */
const roundingKcal = 9

/**
 * Bounds of a rest day's carbohydrate such that the training day, which has all the extra, also keeps its share.
 * Where both cannot hold the minimum does.
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
