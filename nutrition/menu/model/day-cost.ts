import type { PortionNutrition } from '../../recipes/recipe-nutrition.ts'
import { fiberLimitCost } from '../request/day-limits.ts'

/** Order of the nutrients in every vector of this folder. */
export const nutrientKeys = [
  'kcal',
  'proteinG',
  'carbG',
  'fatG',
  'fiberG',
  'sodiumMg',
  'saturatedG',
] as const satisfies readonly (keyof PortionNutrition)[]
export const nutrientCount = nutrientKeys.length

/** Grams of fiber over the target without cost, and points per gram beyond them (choice). */
export const fiberCosts = { freeG: 8, over: 0.3 }

export interface DayTarget {
  readonly kcal: number
  readonly proteinG: number
  readonly carbG: number
  readonly fatG: number
  readonly fiberG: number
  /** Above it fiber costs. */
  readonly fiberFreeG: number
  /** No day holds more. */
  readonly fiberMaxG: number
  readonly sodiumMg: number
  readonly saturatedG: number
  /** 3 with hypertension, else 1. */
  readonly sodiumWeight: number
}

/**
 * Returns the cost in points of a day's totals: piecewise linear in percent of the target, 0 within tolerance.
 * Energy ±2 % free, 1 per point, 6 beyond 5 %; protein under 2 per point, 6 beyond 5 %, over free to 15 %; carbohydrate and
 * fat ±10 % free, 0.4, beyond 20 % 1; fiber under 1, beyond 10 % 2, over free to 8 g beyond the target, then 0.3 per g,
 * beyond the day's limit also the cost of a broken limit; sodium over 0.3 (× weight); saturated fat over 0.2. Weights:
 * choice, tuned on synthetic people.
 * Returns early with some value over `limit` as soon as the sum passes it.
 */
export function nutrientCost(
  target: DayTarget,
  kcal: number,
  proteinG: number,
  carbG: number,
  fatG: number,
  fiberG: number,
  sodiumMg: number,
  saturatedG: number,
  limit = Infinity,
): number {
  let cost = 0
  const energy = Math.abs(percentOff(kcal, target.kcal))
  if (energy > 2) cost += energy - 2 + (energy > 5 ? 5 * (energy - 5) : 0)
  cost += excessCost(target, sodiumMg, saturatedG)
  if (cost > limit) return cost
  const protein = percentOff(proteinG, target.proteinG)
  if (protein < 0) cost += -2 * protein + (protein < -5 ? 4 * (-5 - protein) : 0)
  else if (protein > 15) cost += 0.4 * (protein - 15)
  if (cost > limit) return cost
  const carb = Math.abs(percentOff(carbG, target.carbG))
  if (carb > 10) cost += 0.4 * (carb - 10) + (carb > 20 ? 0.6 * (carb - 20) : 0)
  const fat = Math.abs(percentOff(fatG, target.fatG))
  if (fat > 10) cost += 0.4 * (fat - 10) + (fat > 20 ? 0.6 * (fat - 20) : 0)
  const fiber = percentOff(fiberG, target.fiberG)
  if (fiber < 0) cost += -fiber + (fiber < -10 ? -10 - fiber : 0)
  else if (fiberG > target.fiberFreeG) {
    cost += fiberCosts.over * (fiberG - target.fiberFreeG)
    cost += fiberLimitCost(fiberG, target.fiberMaxG)
  }
  return cost
}

/** Returns the monotone part of a day's cost: sodium and saturated fat over their limits. */
export function excessCost(target: DayTarget, sodiumMg: number, saturatedG: number): number {
  const sodium = percentOff(sodiumMg, target.sodiumMg)
  const saturated = percentOff(saturatedG, target.saturatedG)
  return (sodium > 0 ? 0.3 * target.sodiumWeight * sodium : 0) + (saturated > 0 ? 0.2 * saturated : 0)
}

/** A meal's energy against its share: ±20 % free, then 0.1 per point, beyond 40 % 0.4. */
export function mealEnergyCost(kcal: number, targetKcal: number): number {
  const off = Math.abs(percentOff(kcal, targetKcal))
  return off <= 20 ? 0 : 0.1 * (off - 20) + (off > 40 ? 0.3 * (off - 40) : 0)
}

/** With diabetes a meal's carbohydrate stays near its share: ±15 % free, then 0.1 per point. */
export function mealCarbCost(carbG: number, targetCarbG: number): number {
  const off = Math.abs(percentOff(carbG, targetCarbG))
  return off <= 15 ? 0 : 0.1 * (off - 15)
}

/** Portions in halves; one portion is what the recipe means. */
export const portionSteps = [0.5, 1, 1.5, 2] as const
export const portionCosts: Readonly<Record<number, number>> = { 0.5: 0.2, 1: 0, 1.5: 0.1, 2: 0.4 }

function percentOff(value: number, target: number): number {
  return (value / target - 1) * 100
}
