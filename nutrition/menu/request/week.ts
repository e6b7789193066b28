import type { Weekday } from '../../calendar/days.ts'
import { fnv1a } from './fnv1a.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { KnownNutrition } from '../../figures/nutrition.ts'

export type DayType = 'rest' | 'training'

/** A recipe and the number of portions eaten. */
export interface Serving {
  readonly recipeId: string
  /** Number of portions, in halves from 0.5 to 2. */
  readonly portions: number
}

/** Recipes of one meal: a main alone or with a base and a side. */
export interface Dish {
  readonly main: Serving
  readonly base: Serving | null
  readonly side: Serving | null
}

/** Part of a dish. */
export type Part = keyof Dish

export interface PlannedMeal {
  readonly mealType: MealType
  /** `away`: eaten elsewhere. `open`: no recipe fits what the person can eat. */
  readonly kind: 'cooked' | 'away' | 'open'
  /** `null` unless `kind` is `cooked`. */
  readonly dish: Dish | null
  /** Locked by the person: a new week, a swap or a rebalance does not change it. */
  readonly isLocked: boolean
  /** Number shared by the lunches of one batch; `null` outside batches. */
  readonly batch: number | null
}

export interface MenuDay {
  readonly weekday: Weekday
  readonly dayType: DayType
  readonly meals: readonly PlannedMeal[]
  /** Nutrition of the cooked meals, plus the share of the day's targets for meals away. */
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
/** Wishes relaxed when not all can be met, in this order. Safety is never relaxed. */
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
  /** Suggestions that need the person's consent. */
  readonly suggestions: readonly string[]
  /** The relaxations to which the person can consent to follow a suggestion. */
  readonly asks: readonly AskedRelaxation[]
}

/** Seven planned days with their explanation. Plain data, so it can be stored as JSON. */
export interface WeekMenu {
  /** Monday first. */
  readonly days: readonly MenuDay[]
  readonly relaxations: readonly Relaxation[]
  readonly explanation: MenuExplanation
  /** Deviation from the wishes in the optimiser's points; lower is better. */
  readonly cost: number
  /** Hash of the recipes and portions per meal, equal on every machine. */
  readonly hash: string
}

/** Returns the servings of a dish: main, then base and side if present. */
export function servingsOf(dish: Dish): Serving[] {
  return [dish.main, dish.base, dish.side].filter((serving) => serving !== null)
}

/** Returns two 32-bit FNV-1a hashes over weekday, meal, recipe and portions in order. */
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
