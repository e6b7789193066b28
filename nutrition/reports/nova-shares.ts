import { hundredth } from '../shared/figures/rounding.ts'
import type { NovaGroup } from '../foods/food.ts'
import type { DayRecord, LoggedMeal } from './day-record.ts'
import { foodsOfRecipe } from './recipe-foods.ts'
import { percentShares } from './rounding.ts'

/** Shares of the energy by NOVA group in whole percent, which sum to 100. */
export interface NovaShares {
  readonly inNatura: number
  readonly culinary: number
  readonly processed: number
  readonly ultraProcessed: number
  /** Energy without a NOVA group: ticks stored before ticks became meals, and own foods of an unknown group. */
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
    for (const item of meals.flatMap(({ parts }) => parts)) {
      for (const [nova, itemKcal] of kcalByNova(item)) {
        if (nova === null) unknownKcal += itemKcal
        else kcal[nova] += itemKcal
      }
    }
    for (const meal of ticked) unknownKcal += meal.kcal
  }
  // Rounds to hundredths, because `percentShares` sums hundredths and the energy of a recipe's foods is not rounded.
  const shares = percentShares([kcal[1], kcal[2], kcal[3], kcal[4], unknownKcal].map(hundredth))
  if (!shares) return null
  const [inNatura = 0, culinary = 0, processed = 0, ultraProcessed = 0, unknown = 0] = shares
  return { inNatura, culinary, processed, ultraProcessed, unknown }
}

/** Returns an item's energy by NOVA group. The energy of a recipe is divided among its foods. */
function kcalByNova(item: LoggedMeal['parts'][number]): (readonly [NovaGroup | null, number])[] {
  const { food, portion } = item
  const inside = foodsOfRecipe(item) ?? []
  const energyOf = (one: (typeof inside)[number]) => one.food.per100g.kcal * one.grams
  const total = inside.reduce((sum, one) => sum + energyOf(one), 0)
  if (total <= 0) return [[food.nova, portion.kcal]]
  return inside.map((one) => [one.food.nova, (portion.kcal * energyOf(one)) / total])
}
