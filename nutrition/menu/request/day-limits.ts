import { isPregnant, type HealthFacts } from '../../safety/health-facts.ts'
import type { MealType } from '../../targets/meal-type.ts'

/** Maximum fiber of a planned day, g (design choice): `sensitive` with irritable bowel syndrome or from 65 years. */
const fiberMax = { usual: 50, sensitive: 45, sensitiveFromYears: 65 }

export function fiberMaxOf(facts: Pick<HealthFacts, 'ageYears' | 'digestiveIssues'>): number {
  const isSensitive =
    facts.ageYears >= fiberMax.sensitiveFromYears ||
    facts.digestiveIssues.includes('Síndrome do intestino irritável')
  return isSensitive ? fiberMax.sensitive : fiberMax.usual
}

/**
 * Maximum caffeine of a day in pregnancy, mg: no more than 200 by the WHO recommendations on antenatal care (2016) and
 * ACOG 462.
 */
const caffeineMaxMg = 200

/** Returns the maximum caffeine of a planned day, mg; `null` unless pregnant. */
export function caffeineMaxOf(facts: HealthFacts): number | null {
  return isPregnant(facts) ? caffeineMaxMg : null
}

/**
 * Allowed daily vitamin K from greens with anticoagulants, µg: 105 ± one third (design choice). The same window for
 * every day keeps the intake steady; a salad and some broccoli fit in, a plate of collard greens does not.
 */
export const greensWindow = { least: 70, most: 140 }

/** Assumed vitamin K of a whole day, µg; a meal away or without a dish counts with its share of it. */
export const usualVitaminKUg = (greensWindow.least + greensWindow.most) / 2

/**
 * Penalty in points for each broken limit, plus one per minute, gram or µg beyond it (design choice). `broken` exceeds
 * any gain from preferences; the slopes lead a search that starts beyond a limit back to it.
 */
export const limitCosts = { broken: 60, minute: 25, proteinG: 12, fiberG: 20, vitaminKUg: 3 }

export function greensCost(vitaminKUg: number): number {
  const off = Math.max(greensWindow.least - vitaminKUg, vitaminKUg - greensWindow.most)
  return off > 0 ? limitCosts.broken + limitCosts.vitaminKUg * off : 0
}

export function fiberLimitCost(fiberG: number, maxG: number): number {
  return fiberG > maxG ? limitCosts.broken + limitCosts.fiberG * (fiberG - maxG) : 0
}

/** Returns true for the meals with a minimum of protein: breakfast, lunch and dinner. */
export function hasProteinFloor(mealType: MealType): boolean {
  return mealType === 'cafe_manha' || mealType === 'almoco' || mealType === 'jantar'
}

/** Limits of one meal, independent of the rest of the day. */
export interface MealLimits {
  readonly maxMinutes: number
  /** Minimum protein of the meal, g; 0 without a minimum. */
  readonly leastProteinG: number
}

export function mealLimitsCost(
  { maxMinutes, leastProteinG }: MealLimits,
  minutes: number,
  proteinG: number,
): number {
  return (
    (minutes > maxMinutes ? limitCosts.broken + limitCosts.minute * (minutes - maxMinutes) : 0) +
    (proteinG < leastProteinG ? limitCosts.broken + limitCosts.proteinG * (leastProteinG - proteinG) : 0)
  )
}
