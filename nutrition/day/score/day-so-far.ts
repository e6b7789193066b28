import { nutritionRules } from '../../safety/nutrition-rules.ts'
import { usualMealShares } from '../../targets/meal-shares.ts'
import { type MealType, mealTypes } from '../../targets/meal-type.ts'
import { type PlateItem, plateFactsOf } from './plate-facts.ts'

const { snack } = nutritionRules.plateScore
const { perMcal } = nutritionRules.macros.fiber
const lastMealType = mealTypes.at(-1)

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
  const facts = meals.map(({ mealType, items }) => plateFactsOf(items, mealType))
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

/** Minimum share of each component's points, 0 to 1, that a breakfast or snack gets whatever it contains. */
export interface OpenDay {
  readonly plants: number
  readonly protein: number
  readonly fiber: number
}

/**
 * Returns the minimum shares of a breakfast or snack: 1 for a component of which the day's other meals have enough,
 * otherwise `snack.open`, or `snack.plantsMissed` for plants at the last meal of a day without plants. `day` is `null`
 * when no other meal is known.
 */
export function openDayOf(day: DaySoFar | null, mealType: MealType, dayProteinG: number): OpenDay {
  if (!day || day.kcal <= 0) return snack.open
  const shares = usualMealShares(6)
  const dueG = day.mealTypes.reduce((sum, type) => sum + shares[type], 0) * dayProteinG
  return {
    plants: plantsOf(day, mealType),
    protein: day.proteinG >= dueG ? 1 : snack.open.protein,
    fiber: day.fiberG * 1000 >= perMcal * day.knownFiberKcal && day.fiberG > 0 ? 1 : snack.open.fiber,
  }
}

function plantsOf({ plantG }: DaySoFar, mealType: MealType): number {
  if (plantG >= snack.plantsDoneG) return 1
  return mealType === lastMealType && plantG === 0 ? snack.plantsMissed : snack.open.plants
}
