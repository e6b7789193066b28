import type { FoodRow } from '#contract/day/foods.ts'
import { findFood } from '#nutrition/foods/food-table.ts'
import { searchFoods as searchTable } from '#nutrition/foods/search.ts'
import { fail } from '../../platform/failure.ts'
import { describeFood } from './rules.ts'

export function searchFoods(query: string, limit: number, hidesNumbers: boolean): FoodRow[] {
  return searchTable(query, { limit }).map(({ food }) => describeFood(food, hidesNumbers))
}

export function readFood(id: string, hidesNumbers: boolean): FoodRow {
  const food = findFood(id)
  if (!food) throw fail('food_not_found')
  return describeFood(food, hidesNumbers)
}
