import type { Weekday } from '../../shared/calendar/days.ts'
import { fnv1a } from './fnv1a.ts'
import type { OwnRecipe } from '../../recipes/own/own-recipe.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { KnownNutrition } from '../../shared/figures/nutrition.ts'

export type DayType = 'rest' | 'training'

/** A recipe and its number of portions in a dish. */
export interface Serving {
  readonly recipeId: string
  /** Number of portions: 0.5, 1, 1.5 or 2. */
  readonly portions: number
}

/** Recipes of one meal: a main alone or with a base and a side. */
export interface Dish {
  readonly main: Serving
  readonly base: Serving | null
  readonly side: Serving | null
}

export type Part = keyof Dish

export interface PlannedMeal {
  readonly mealType: MealType
  /** `away`: eaten elsewhere. `open`: at home but without a dish, usually because no recipe suits the person. */
  readonly kind: 'cooked' | 'away' | 'open'
  /** Not `null` exactly if `kind` is `cooked`. */
  readonly dish: Dish | null
  /** True if the person locked the meal: a new week, a swap, a move or a rebalance does not change it. */
  readonly isLocked: boolean
  /** Number shared by the lunches of one batch; `null` for every other meal. */
  readonly batch: number | null
}

/** Place of a meal in the week. */
export interface MealPlace {
  readonly weekday: Weekday
  readonly mealType: MealType
}

export interface MenuDay {
  readonly weekday: Weekday
  readonly dayType: DayType
  readonly meals: readonly PlannedMeal[]
  /** Nutrition of the cooked meals, plus the day's targets × share of each meal away. */
  readonly totals: KnownNutrition
}

export const relaxationSteps = [
  'repeats_3',
  'time_15',
  'repeats_4',
  'repeats_free',
  'dislikes',
  'time_any',
] as const
/**
 * Steps that relax wishes one after the other, in this order, when not all wishes can be met. Safety is never relaxed.
 */
export type RelaxationStep = (typeof relaxationSteps)[number]

/** Relaxations that need the person's consent. */
export const askedRelaxations = ['dislikes', 'time_any'] as const satisfies readonly RelaxationStep[]
export type AskedRelaxation = (typeof askedRelaxations)[number]

export interface Relaxation {
  readonly step: RelaxationStep
  /** One Portuguese sentence. */
  readonly text: string
}

export interface MenuExplanation {
  readonly targetsMet: readonly string[]
  readonly avoided: readonly string[]
  readonly relaxed: readonly string[]
  /**
   * Portuguese sentences about meals that stay open and about changes that would fill them; empty when none is open.
   */
  readonly suggestions: readonly string[]
  /** Relaxations offered in `suggestions`, which need the person's consent. */
  readonly asks: readonly AskedRelaxation[]
}

/** Seven planned days with their explanation. Plain data, so it can be stored as JSON. */
export interface WeekMenu {
  /** Monday first. */
  readonly days: readonly MenuDay[]
  readonly relaxations: readonly Relaxation[]
  readonly explanation: MenuExplanation
  /** Points for deviations from targets and wishes, as counted by the optimizer; lower is better. */
  readonly cost: number
  /** Hash of `hashOf`; the same on every machine. */
  readonly hash: string
  /** Copies of the account's own recipes in the dishes, as they were at planning time; absent if there are none. */
  readonly ownRecipes?: readonly OwnRecipe[]
  /**
   * First weekday of this menu in a week that began without it or with another one: earlier days cooked no base for it.
   * Absent: Monday.
   */
  readonly cooksFrom?: Weekday
}

/** Returns the servings of a dish: main, then base and side if present. */
export function servingsOf(dish: Dish): Serving[] {
  return [dish.main, dish.base, dish.side].filter((serving) => serving !== null)
}

/**
 * Returns 16 hex digits: two 32-bit FNV-1a hashes over weekday, day type, meal, kind, recipes and portions in order.
 */
export function hashOf(days: readonly MenuDay[]): string {
  const text = days
    .flatMap(({ weekday, dayType, meals }) =>
      meals.map(({ mealType, kind, dish }) => {
        const eaten = dish ? [dish.main, dish.base, dish.side] : []
        const servings = eaten.map((serving) => (serving ? `${serving.recipeId}*${serving.portions}` : '-'))
        return [weekday, dayType, mealType, kind, ...servings].join('|')
      }),
    )
    .join('\n')
  return [0x811c9dc5, 0x01000193].map((start) => fnv1a(text, start).toString(16).padStart(8, '0')).join('')
}
