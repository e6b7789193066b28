import { nutritionRules } from '../../safety/nutrition-rules.ts'
import { usualMealShares } from '../../targets/meal-shares.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { type PlateItem, plateFactsOf } from './plate-facts.ts'
import { scoredAs } from './plate-kind.ts'

const { snack } = nutritionRules.plateScore
const { perMcal } = nutritionRules.macros.fiber

/** Totals of the day's other meals. */
export interface DaySoFar {
  readonly mealTypes: readonly MealType[]
  readonly kcal: number
  readonly proteinG: number
  readonly fiberG: number
  /** Energy of the foods for which the fiber is known. */
  readonly knownFiberKcal: number
  readonly plantG: number
}

/** Sums the day's other meals; `null` when there are none. */
export function daySoFarOf(
  meals: readonly { readonly mealType: MealType; readonly items: readonly PlateItem[] }[],
): DaySoFar | null {
  if (meals.length === 0) return null
  const facts = meals.map(({ items }) => plateFactsOf(items, scoredAs(items)))
  const sum = (key: 'kcal' | 'proteinG' | 'fiberG' | 'knownFiberKcal' | 'plantG') =>
    facts.reduce((total, one) => total + one[key], 0)
  return {
    mealTypes: [...new Set(meals.map(({ mealType }) => mealType))],
    kcal: sum('kcal'),
    proteinG: sum('proteinG'),
    fiberG: sum('fiberG'),
    knownFiberKcal: sum('knownFiberKcal'),
    plantG: sum('plantG'),
  }
}

/** Minimum share of each component's points, 0 to 1, that a small meal gets whatever it contains. */
export interface OpenDay {
  readonly plants: number
  readonly protein: number
  readonly fiber: number
}

/**
 * Returns the minimum shares of a small meal: 1 for a component of which the day's other meals have enough, otherwise
 * `snack.open`. `day` is `null` when no other meal is known.
 */
export function openDayOf(day: DaySoFar | null, dayProteinG: number): OpenDay {
  if (!day || day.kcal <= 0) return snack.open
  const shares = usualMealShares(6)
  const dueG = day.mealTypes.reduce((sum, type) => sum + shares[type], 0) * dayProteinG
  return {
    plants: day.plantG >= snack.plantsDoneG ? 1 : snack.open.plants,
    protein: day.proteinG >= dueG ? 1 : snack.open.protein,
    fiber: day.fiberG * 1000 >= perMcal * day.knownFiberKcal && day.fiberG > 0 ? 1 : snack.open.fiber,
  }
}
