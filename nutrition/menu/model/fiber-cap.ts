import { nutritionOf, totalsOf } from './build-week.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import type { Dish, MenuDay, PlannedMeal } from '../request/week.ts'

const smallestPortions = 0.5
const parts = ['side', 'base', 'main'] as const

/**
 * Reduces the day to `fiberMaxG`, because the search only penalizes fiber above that. Removes half a portion at a time:
 * from the side or base where this removes the most fiber, otherwise from a main. Locked meals and mains of half a
 * portion stay, so the day may remain above the limit.
 */
export function withinFiber(
  day: MenuDay,
  request: MenuRequest,
  recipes: ReadonlyMap<string, MenuRecipe>,
): MenuDay {
  let capped = day
  while (capped.totals.fiberG > request.fiberMaxG) {
    const smaller = smallerDish(capped.meals, recipes)
    if (!smaller) break
    const meals = capped.meals.map((meal, index) =>
      index === smaller.index ? { ...meal, dish: smaller.dish } : meal,
    )
    capped = { ...capped, meals, totals: totalsOf({ ...capped, meals }, request, recipes) }
  }
  return capped
}

interface SmallerDish {
  readonly index: number
  readonly dish: Dish
  readonly fiberG: number
}

function smallerDish(
  meals: readonly PlannedMeal[],
  recipes: ReadonlyMap<string, MenuRecipe>,
): SmallerDish | null {
  const found = meals.flatMap(({ dish, isLocked }, index) => {
    if (!dish || isLocked) return []
    return parts.flatMap((part) => {
      const serving = dish[part]
      if (!serving) return []
      const portions = serving.portions - smallestPortions
      if (portions <= 0 && part === 'main') return []
      const smaller = { ...dish, [part]: portions > 0 ? { ...serving, portions } : null }
      const fiberG = nutritionOf(dish, recipes).fiberG - nutritionOf(smaller, recipes).fiberG
      return [{ index, dish: smaller, fiberG, isMain: part === 'main' }]
    })
  })
  const beside = found.filter(({ isMain, fiberG }) => !isMain && fiberG > 0)
  const candidates = beside.length > 0 ? beside : found.filter(({ fiberG }) => fiberG > 0)
  return candidates.toSorted((a, b) => b.fiberG - a.fiberG)[0] ?? null
}
