import type { MenuRequest } from '../request/request.ts'
import type { DayType } from '../request/week.ts'
import type { Nutrients } from './day-vector.ts'

/** Grams of fiber above the target without penalty, and points per gram above `fiberFreeG` (design choice). */
export const fiberCosts = { freeG: 8, over: 0.3 }

/** Targets of a day; sodium and saturated fat are upper limits. */
export interface DayTarget extends Nutrients {
  /** Fiber from which more is penalized: `fiberCosts.freeG` above the target, at most `fiberMaxG`. */
  readonly fiberFreeG: number
  /** Maximum fiber of a day, g. */
  readonly fiberMaxG: number
  /** Factor on the penalty for sodium: 3 with hypertension, else 1. */
  readonly sodiumWeight: number
}

/** Fields that a day's targets are computed from. */
export type TargetRules = Pick<
  MenuRequest,
  'targets' | 'sodiumMgMax' | 'saturatedMaxPercent' | 'hasHypertension' | 'fiberMaxG'
>

/**
 * Minimum distance from the fiber target to `fiberMaxG`, g (design choice); it lowers the target only at high energy
 * targets.
 */
const leastFiberRoomG = 5

/** Returns a day's targets (kcal, g, mg); the fiber target is at least `leastFiberRoomG` below the day's maximum. */
export function targetOf(request: TargetRules, dayType: DayType): DayTarget {
  const target = request.targets[dayType]
  const fiberG = Math.min(target.fiber_g, request.fiberMaxG - leastFiberRoomG)
  return {
    kcal: target.kcal,
    proteinG: target.protein_g,
    carbG: target.carb_g,
    fatG: target.fat_g,
    fiberG,
    fiberFreeG: Math.min(fiberG + fiberCosts.freeG, request.fiberMaxG),
    fiberMaxG: request.fiberMaxG,
    sodiumMg: request.sodiumMgMax,
    saturatedG: (target.kcal * request.saturatedMaxPercent) / 100 / 9,
    sodiumWeight: request.hasHypertension ? 3 : 1,
  }
}
