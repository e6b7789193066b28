import type { MealType } from '#contract/calendar.ts'
import type { PlannedMeal, Today } from '#contract/day/today.ts'
import { sumTenths } from '#nutrition/figures/rounding.ts'

export type Ticks = Readonly<Partial<Record<MealType, boolean>>>

/** Ticks of meals of the menu on a day; meals that are not named stay as they are. */
export interface DayChoice {
  readonly userId: string
  readonly date: string
  readonly dietId: string
  readonly meals: Ticks
}

/** Returns the meals cooked from the menu; no others can be ticked. */
export function mealsToFollow(today: Today): PlannedMeal[] {
  return today.planned_meals.filter(({ kind }) => kind === 'cooked')
}

export function tickedOf(meals: readonly PlannedMeal[], ticks: Ticks): PlannedMeal[] {
  return meals.filter(({ meal_type }) => ticks[meal_type] === true)
}

/** Returns the ticks of a day after the changes that are not saved yet, in the order in which they were made. */
export function ticksAfter(today: Today, changes: readonly DayChoice[]): Ticks {
  const saved = today.planned_meals.map(({ meal_type, ticked }): Ticks => ({ [meal_type]: ticked }))
  const unsaved = changes.filter(({ date }) => date === today.date).map(({ meals }) => meals)
  return Object.assign({}, ...saved, ...unsaved) as Ticks
}

export interface TickSum {
  calories: number
  protein_g: number
  fiber_g: number
}

export function sumOf(meals: readonly PlannedMeal[]): TickSum {
  const sum = (of: (meal: PlannedMeal) => number) => sumTenths(meals.map(of))
  return {
    calories: sum(({ calories }) => calories),
    protein_g: sum(({ protein_g }) => protein_g),
    fiber_g: sum(({ fiber_g }) => fiber_g),
  }
}
