import { noNutrition, sumRows, type KnownNutrition } from '../shared/figures/nutrition.ts'
import type { LoggedFood } from '../foods/dishes/logged-food.ts'
import type { Food } from '../foods/food.ts'
import type { Portion } from '../foods/portion.ts'
import type { FoodGrams } from '../day/micronutrients/eaten-micronutrients.ts'
import type { DayTargets } from '../targets/macros.ts'
import type { MealType } from '../targets/meal-type.ts'

/** A logged plate. */
export interface LoggedMeal {
  readonly mealType: MealType
  /** Minutes after midnight at which the plate was eaten; `null` when unknown. */
  readonly minutes: number | null
  readonly parts: readonly {
    readonly food: Food
    readonly portion: Portion
    /** The own food stored in the item. */
    readonly own?: LoggedFood['own']
    /** Stated parts of a dish, in grams inside the portion. */
    readonly parts?: LoggedFood['parts']
  }[]
}

/** A planned meal that was ticked before ticks were stored as meals, with kcal and grams as displayed on its card. */
export interface TickedMeal extends Pick<KnownNutrition, 'kcal' | 'proteinG' | 'fiberG'> {
  readonly mealType: MealType
  /** Absent in ticks stored before foods were recorded. */
  readonly foods?: readonly FoodGrams[]
}

/** All records of one day of a diary. Meals are in no particular order. */
export interface DayRecord {
  /** Civil day, `YYYY-MM-DD`. */
  readonly date: string
  readonly meals: readonly LoggedMeal[]
  readonly ticked: readonly TickedMeal[]
  /** `null` for a day without recorded adherence. */
  readonly compliance: { readonly percentage: number; readonly isFollowed: boolean } | null
  /** Number of scans with a result. */
  readonly scans: number
  /** The day's targets, which differ between training and rest days; `null` without targets. */
  readonly targets: DayTargets | null
  readonly weightKg: number | null
  readonly waterMl: number | null
  /** Ids of check-in answers such as `mood-great`. */
  readonly checkIns: readonly string[]
}

/** Totals of a day. Amounts are `null` when nothing was logged or ticked: an unlogged day is unknown, not zero. */
export interface DayFigures {
  readonly date: string
  readonly mealCount: number
  readonly kcal: number | null
  readonly proteinG: number | null
  /** `null` also if the fiber of some foods is unknown and all other foods have none. */
  readonly fiberG: number | null
  /** Whether the fiber of a food is unknown: `fiberG` is then a lower bound. */
  readonly isFiberPartial: boolean
}

/**
 * Returns a day's totals as the day's screen shows them: sums of the displayed rows, in whole kcal and tenths of a
 * gram.
 */
export function figuresOf({ date, meals, ticked }: DayRecord): DayFigures {
  const mealCount = meals.length + ticked.length
  if (mealCount === 0) return { date, mealCount, ...noFigures }
  const logged = meals.flatMap(({ parts }) => parts.map(({ portion }) => portion))
  const planned = ticked.map(({ kcal, proteinG, fiberG }) => ({ ...noNutrition, kcal, proteinG, fiberG }))
  const { kcal, proteinG, fiberG, isFiberPartial } = sumRows([...logged, ...planned])
  return { date, mealCount, kcal, proteinG, fiberG, isFiberPartial }
}

const noFigures = { kcal: null, proteinG: null, fiberG: null, isFiberPartial: false } as const
