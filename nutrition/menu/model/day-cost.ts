import { fiberLimitCost } from '../request/day-limits.ts'
import { fiberCosts, type DayTarget } from './day-target.ts'
import type { DayVector } from './day-vector.ts'

/**
 * Returns the cost of a day's totals in points: a sum of piecewise linear penalties. Points per percent of deviation
 * from the target: energy 0 within ±2 %, then 1, beyond ±5 % 6; protein below the target 2, beyond −5 % 6, above the
 * target 0 up to 15 %, then 0.4; carbohydrate and fat 0 within ±10 %, then 0.4, beyond ±20 % 1; fiber below the target
 * 1, beyond −10 % 2; sodium above the limit 0.3 × `sodiumWeight`; saturated fat above the limit 0.2. Fiber above the
 * target: 0 up to `fiberFreeG`, then 0.3 per g, plus `fiberLimitCost` above `fiberMaxG`. The weights are a design
 * choice, tuned on synthetic people. Once the sum exceeds `limit`, the function may return early with an incomplete sum
 * above `limit`.
 */
export function nutrientCost(target: DayTarget, totals: DayVector, limit = Infinity): number {
  const { kcal, proteinG, carbG, fatG, fiberG, sodiumMg, saturatedG } = totals
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

/** Returns the part of a day's cost that never falls with more food: sodium and saturated fat above their limits. */
export function excessCost(target: DayTarget, sodiumMg: number, saturatedG: number): number {
  const sodium = percentOff(sodiumMg, target.sodiumMg)
  const saturated = percentOff(saturatedG, target.saturatedG)
  return (sodium > 0 ? 0.3 * target.sodiumWeight * sodium : 0) + (saturated > 0 ? 0.2 * saturated : 0)
}

/** Returns the points for a meal's energy: 0 within ±20 % of `targetKcal`, then 0.1 per percent, beyond ±40 % 0.4. */
export function mealEnergyCost(kcal: number, targetKcal: number): number {
  const off = Math.abs(percentOff(kcal, targetKcal))
  return off <= 20 ? 0 : 0.1 * (off - 20) + (off > 40 ? 0.3 * (off - 40) : 0)
}

/**
 * Returns the points for a meal's carbohydrate: 0 within ±15 % of `targetCarbG`, then 0.1 per percent. Charged only
 * with diabetes.
 */
export function mealCarbCost(carbG: number, targetCarbG: number): number {
  const off = Math.abs(percentOff(carbG, targetCarbG))
  return off <= 15 ? 0 : 0.1 * (off - 15)
}

/** Points for a serving, by number of portions (`portionSteps`). */
export const portionCosts: Readonly<Record<number, number>> = { 0.5: 0.2, 1: 0, 1.5: 0.1, 2: 0.4 }

function percentOff(value: number, target: number): number {
  return (value / target - 1) * 100
}
