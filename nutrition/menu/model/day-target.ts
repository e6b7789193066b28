import type { MenuRequest } from '../request/request.ts'
import type { DayType } from '../request/week.ts'
import type { Nutrients } from './day-vector.ts'

/** `freeG`: fiber above the target without penalty, g. `over`: points per gram above `fiberFreeG` (design choice). */
export const fiberCosts = { freeG: 8, over: 0.3 }

/** Targets of a day; sodium and saturated fat are upper limits. */
export interface DayTarget extends Nutrients {
  /** Amount above which fiber is penalized, g: `fiberCosts.freeG` above the target, but at most `fiberMaxG`. */
  readonly fiberFreeG: number
  /** Maximum fiber of a day, g. */
  readonly fiberMaxG: number
  /** Factor on the penalty for sodium: 3 with hypertension, otherwise 1. */
  readonly sodiumWeight: number
}

/** Request fields from which a day's targets are computed. */
export type TargetRules = Pick<
  MenuRequest,
  'targets' | 'sodiumMgMax' | 'saturatedMaxPercent' | 'hasHypertension' | 'fiberMaxG'
>

/**
 * Minimum distance between the fiber target and `fiberMaxG`, g (design choice). It lowers the target only when the
 * energy target is high.
 */
const leastFiberRoomG = 5

/** Returns a day's targets (kcal, g, mg). The fiber target is at most `fiberMaxG` − `leastFiberRoomG`. */
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
