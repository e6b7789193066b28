import type { Food, FoodGroup } from '../foods/food.ts'
import type { DayRecord, LoggedMeal } from './day-record.ts'
import { foodsOfRecipe } from './recipe-foods.ts'

export interface TopFood {
  /** Rank from 1; foods with equal counts have the same rank. */
  readonly rank: number
  readonly food: Food
  /** Number of meals that contained the food. */
  readonly count: number
}

const byName = new Intl.Collator('pt-BR')

/**
 * Returns the foods that occur in most meals, most frequent first, ties by name. A food counts once per plate. A recipe
 * counts as its foods without seasonings and fats. Ticks stored before ticks became meals do not count.
 */
export function topFoodsOf(days: readonly DayRecord[], atMost: number): TopFood[] {
  const counts = new Map<string, { readonly food: Food; count: number }>()
  for (const { meals } of days) {
    for (const { parts } of meals) {
      const foods = new Map(parts.flatMap(countedFoods).map((food) => [food.id, food]))
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

const uncounted: ReadonlySet<FoodGroup> = new Set(['tempero', 'gordura'])

function countedFoods(item: LoggedMeal['parts'][number]): readonly Food[] {
  const inside = foodsOfRecipe(item)
    ?.map(({ food }) => food)
    .filter(({ group }) => !uncounted.has(group))
  return inside && inside.length > 0 ? inside : [item.food]
}

function compareIds(a: Food, b: Food): number {
  return a.id < b.id ? -1 : 1
}
