import { isPregnant, type HealthFacts } from '../../safety/health-facts.ts'
import type { MealType } from '../../targets/meal-type.ts'

/** No day holds more fiber, g (choice): less with irritable bowel and from 65 years. */
const fiberMax = { usual: 50, sensitive: 45, sensitiveFromYears: 65 }

export function fiberMaxOf(facts: Pick<HealthFacts, 'ageYears' | 'digestiveIssues'>): number {
  const isSensitive =
    facts.ageYears >= fiberMax.sensitiveFromYears ||
    facts.digestiveIssues.includes('Síndrome do intestino irritável')
  return isSensitive ? fiberMax.sensitive : fiberMax.usual
}

/** WHO recommendations on antenatal care (2016) and ACOG 462: no more than 200 mg of caffeine a day. */
const caffeineMaxMg = 200

export function caffeineMaxOf(facts: HealthFacts): number | null {
  return isPregnant(facts) ? caffeineMaxMg : null
}

/**
 * Vitamin K from greens on a day with anticoagulants, µg: a third around 105 (choice). A fixed window keeps days, weeks
 * and swaps alike; a salad and some broccoli fit in, a plate of collard greens does not.
 */
export const greensWindow = { least: 70, most: 140 }

/** A meal eaten elsewhere, or without a dish, is taken to bring its share of this. */
export const usualVitaminKUg = (greensWindow.least + greensWindow.most) / 2

/**
 * Points for breaking a limit, and per unit beyond it (choice). Higher than any preference can gain, and sloped so that a
 * search starting beyond the limit returns to it.
 */
export const limitCosts = { broken: 60, minute: 25, proteinG: 12, fiberG: 20, vitaminKUg: 3 }

export function greensCost(vitaminKUg: number): number {
  const off = Math.max(greensWindow.least - vitaminKUg, vitaminKUg - greensWindow.most)
  return off > 0 ? limitCosts.broken + limitCosts.vitaminKUg * off : 0
}

export function fiberLimitCost(fiberG: number, maxG: number): number {
  return fiberG > maxG ? limitCosts.broken + limitCosts.fiberG * (fiberG - maxG) : 0
}

/** The three meals of a day that carry its protein. */
export function hasProteinFloor(mealType: MealType): boolean {
  return mealType === 'cafe_manha' || mealType === 'almoco' || mealType === 'jantar'
}

/** Limits of one meal, whatever the rest of the day holds. */
export interface MealLimits {
  readonly maxMinutes: number
  /** 0 without one. */
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
