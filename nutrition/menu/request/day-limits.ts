import { isPregnant, type HealthFacts } from '../../safety/health-facts.ts'
import type { MealType } from '../../targets/meal-type.ts'

/**
 * Maximum fiber of a planned day, g (design choice). `sensitive` applies with irritable bowel syndrome and from 65
 * years on.
 */
const fiberMax = { usual: 50, sensitive: 45, sensitiveFromYears: 65 }

export function fiberMaxOf(facts: Pick<HealthFacts, 'ageYears' | 'digestiveIssues'>): number {
  const isSensitive =
    facts.ageYears >= fiberMax.sensitiveFromYears ||
    facts.digestiveIssues.includes('Síndrome do intestino irritável')
  return isSensitive ? fiberMax.sensitive : fiberMax.usual
}

/** Maximum caffeine per day in pregnancy, mg (WHO recommendations on antenatal care, 2016; ACOG 462). */
const caffeineMaxMg = 200

/** Returns the maximum caffeine of a planned day, mg; `null` if not pregnant. */
export function caffeineMaxOf(facts: HealthFacts): number | null {
  return isPregnant(facts) ? caffeineMaxMg : null
}

/**
 * Allowed vitamin K from greens per day with anticoagulants, µg: 105 ± one third (design choice). The window is the
 * same every day, because a steady intake matters. A salad and some broccoli fit in; a plate of collard greens does
 * not.
 */
export const greensWindow = { least: 70, most: 140 }

/**
 * Assumed vitamin K from greens of a whole day, µg. A meal away or without a dish counts as its share of this amount.
 */
export const usualVitaminKUg = (greensWindow.least + greensWindow.most) / 2

/**
 * Penalties in points (design choice): `broken` per broken limit, the others per minute, gram or µg beyond the limit.
 * `broken` exceeds any gain from preferences; the others lead a search that starts beyond a limit back to it.
 */
export const limitCosts = { broken: 60, minute: 25, proteinG: 12, fiberG: 20, vitaminKUg: 3 }

export function greensCost(vitaminKUg: number): number {
  const off = Math.max(greensWindow.least - vitaminKUg, vitaminKUg - greensWindow.most)
  return off > 0 ? limitCosts.broken + limitCosts.vitaminKUg * off : 0
}

export function fiberLimitCost(fiberG: number, maxG: number): number {
  return fiberG > maxG ? limitCosts.broken + limitCosts.fiberG * (fiberG - maxG) : 0
}

/** Returns whether the meal has a minimum of protein: breakfast, lunch and dinner do. */
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
