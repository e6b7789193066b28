import type { Weekday } from '../../shared/calendar/days.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { MealLimits } from '../request/day-limits.ts'
import type { DayType } from '../request/week.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'
import type { DayTarget } from './day-target.ts'
import type { DayVector } from './day-vector.ts'
import type { OptionList } from './option-list.ts'

/** Targets and limits of a meal to plan. */
export interface MealFrame extends MealLimits {
  readonly mealType: MealType
  /** True for lunch and dinner. */
  readonly isMainMeal: boolean
  readonly targetKcal: number
  readonly targetCarbG: number
  /** True for a batch lunch, whose main may repeat within the week. */
  readonly isBatch: boolean
  /** True for a batch lunch whose main an earlier day cooks. */
  readonly isReheated: boolean
}

/** Decision variable of a day: one part of one meal, with the options to choose from. */
export interface Component {
  /** Position in `DayModel.components`. */
  readonly position: number
  readonly slot: MealSlot
  readonly list: OptionList
}

/** A meal to plan. */
export class MealSlot {
  /** Position in `DayModel.slots`. */
  readonly index: number
  readonly frame: MealFrame
  readonly main: Component
  /** `null` when the list offers only the empty part; the same holds for `side`. */
  readonly base: Component | null
  readonly side: Component | null
  /** Main, then base and side if present. */
  readonly components: readonly Component[]

  /**
   * Builds a meal. `firstPosition` is the position of its first component in the day, after the components of earlier
   * meals.
   */
  constructor(
    index: number,
    frame: MealFrame,
    lists: { readonly main: OptionList; readonly base: OptionList; readonly side: OptionList },
    firstPosition: number,
  ) {
    const optional = (list: OptionList, position: number) =>
      list.options.length > 1 ? { position, slot: this, list } : null
    this.index = index
    this.frame = frame
    this.main = { position: firstPosition, slot: this, list: lists.main }
    this.base = optional(lists.base, firstPosition + 1)
    this.side = optional(lists.side, firstPosition + (this.base ? 2 : 1))
    this.components = [this.main, this.base, this.side].filter((component) => component !== null)
  }
}

/**
 * Model shared by equivalent days: days with the same targets and the same meals to plan from the same option lists. A
 * day with a locked meal shares its model with no other day.
 */
export interface DayModel {
  /** Position in `MenuProblem.models`. */
  readonly index: number
  readonly weekdays: readonly Weekday[]
  readonly dayType: DayType
  readonly target: DayTarget
  readonly slots: readonly MealSlot[]
  /** The components of all slots in order. */
  readonly components: readonly Component[]
  /**
   * Nutrients of the meals that are not planned: locked meals as they are, meals away and open meals as shares of the
   * target.
   */
  readonly fixed: DayVector
  /** Vitamin K from greens of the meals counted in `fixed`, µg. */
  readonly fixedVitaminKUg: number
  /** Recipes of the day's locked meals; planned meals of the day must not repeat them. */
  readonly fixedRecipes: readonly CompiledRecipe[]
  /** Mains of locked lunches and dinners. */
  readonly fixedMains: readonly CompiledRecipe[]
  /** Meals that stay open because no main is eligible. */
  readonly openMeals: readonly MealType[]
}
