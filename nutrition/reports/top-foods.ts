import type { Food, FoodGroup } from '../foods/food.ts'
import type { DayRecord, LoggedMeal } from './day-record.ts'
import { foodsOfRecipe } from './recipe-foods.ts'

export interface TopFood {
  /** Rank from 1; foods with equal counts have the same rank. */
  readonly rank: number
  readonly food: Food
  /** Name as people call the food on a plate: `Ovo`, not `Ovo cru`. */
  readonly name: string
  /** Number of meals that contained the food. */
  readonly count: number
}

const byName = new Intl.Collator('pt-BR')

/**
 * Returns the foods that occur in most meals, most frequent first, ties by name. A food counts once per plate, and foods
 * with the same name count as one. A recipe counts as its foods without seasonings and fats. Ticks stored before ticks
 * became meals do not count.
 */
export function topFoodsOf(days: readonly DayRecord[], atMost: number): TopFood[] {
  const counts = new Map<string, { readonly food: Food; readonly count: number }>()
  for (const { meals } of days) {
    for (const { parts } of meals) {
      const foods = parts.flatMap(countedFoods).toSorted(([, a], [, b]) => (a.id < b.id ? 1 : -1))
      for (const [name, food] of new Map(foods)) {
        const { food: known = food, count = 0 } = counts.get(name) ?? {}
        counts.set(name, { food: known.id < food.id ? known : food, count: count + 1 })
      }
    }
  }
  const sorted = [...counts].sort(
    ([name, a], [other, b]) => b.count - a.count || byName.compare(name, other) || (name < other ? -1 : 1),
  )
  return sorted.slice(0, atMost).map(([name, { food, count }]) => ({
    rank: sorted.findIndex(([, one]) => one.count === count) + 1,
    food,
    name,
    count,
  }))
}

const uncounted: ReadonlySet<FoodGroup> = new Set(['tempero', 'gordura'])

/** Returns the foods of an item by their names. */
function countedFoods(item: LoggedMeal['parts'][number]): (readonly [string, Food])[] {
  const inside = foodsOfRecipe(item)
    ?.map(({ food }) => food)
    .filter(({ group }) => !uncounted.has(group))
  if (inside?.length) return inside.map((food) => [nameWithout([boiled, raw], food), food])
  const { food } = item
  return [[nameWithout(rawDishes.has(food.group) ? [boiled] : [boiled, raw], food), food]]
}

const boiled = / cozid[oa]s?\b/gu
const raw = / crua?s?\b/gu
/** Groups with dishes that are eaten raw and named so, such as `Quibe cru`; inside a recipe they are cooked. */
const rawDishes: ReadonlySet<FoodGroup> = new Set(['carne', 'embutido', 'peixe', 'frutos_do_mar', 'salgado'])

function nameWithout(words: readonly RegExp[], { name }: Food): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), name)
}
