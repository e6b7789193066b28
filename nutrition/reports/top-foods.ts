import type { Food } from '../foods/food.ts'
import type { DayRecord } from './day-record.ts'

export interface TopFood {
  /** From 1; foods eaten as often share it. */
  readonly rank: number
  readonly food: Food
  /** Meals it was part of. */
  readonly count: number
}

const byName = new Intl.Collator('pt-BR')

/** The foods that most meals held, most often first; of equal ones by name. A food twice on a plate is one meal's. */
export function topFoodsOf(days: readonly DayRecord[], atMost: number): TopFood[] {
  const counts = new Map<string, { readonly food: Food; count: number }>()
  for (const { meals } of days) {
    for (const { parts } of meals) {
      const foods = new Map(parts.map(({ food }) => [food.id, food]))
      for (const [id, food] of foods) {
        const counted = counts.get(id)
        if (counted) counted.count += 1
        else counts.set(id, { food, count: 1 })
      }
    }
  }
  const sorted = [...counts.values()].sort(
    (a, b) => b.count - a.count || byName.compare(a.food.name, b.food.name) || compareIds(a.food, b.food),
  )
  return sorted
    .slice(0, atMost)
    .map(({ food, count }) => ({ rank: sorted.findIndex((one) => one.count === count) + 1, food, count }))
}

function compareIds(a: Food, b: Food): number {
  return a.id < b.id ? -1 : 1
}
