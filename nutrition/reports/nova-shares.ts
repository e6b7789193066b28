import type { DayRecord } from './day-record.ts'
import { percentShares } from './rounding.ts'

/** Shares of the energy by NOVA group in whole percent, which sum to 100. */
export interface NovaShares {
  readonly inNatura: number
  readonly culinary: number
  readonly processed: number
  readonly ultraProcessed: number
  /** Energy of ticked planned meals, which are not divided by NOVA group, and of own foods of an unknown group. */
  readonly unknown: number
}

/**
 * Returns the shares of energy by NOVA group; `null` without energy. Source: NOVA as in the Guia Alimentar para a
 * População Brasileira, 2nd ed. 2014.
 */
export function novaSharesOf(days: readonly DayRecord[]): NovaShares | null {
  const kcal = { 1: 0, 2: 0, 3: 0, 4: 0 }
  let unknownKcal = 0
  for (const { meals, ticked } of days) {
    for (const { food, portion } of meals.flatMap(({ parts }) => parts)) {
      if (food.nova === null) unknownKcal += portion.kcal
      else kcal[food.nova] += portion.kcal
    }
    for (const meal of ticked) unknownKcal += meal.kcal
  }
  const shares = percentShares([kcal[1], kcal[2], kcal[3], kcal[4], unknownKcal])
  if (!shares) return null
  const [inNatura = 0, culinary = 0, processed = 0, ultraProcessed = 0, unknown = 0] = shares
  return { inNatura, culinary, processed, ultraProcessed, unknown }
}
