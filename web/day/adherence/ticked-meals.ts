import type { MealType } from '#contract/calendar.ts'
import type { PlannedMeal, Today } from '#contract/day/today.ts'
import { openMealsFrom } from '#nutrition/day/meal-time/meals-to-come.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'

export type Ticks = Readonly<Partial<Record<MealType, boolean>>>

/** Ticks of meals of the menu on a day; meals that are not named stay as they are. */
export interface DayChoice {
  readonly userId: string
  readonly date: string
  readonly dietId: string
  readonly meals: Ticks
  /** Recipe of the main dish that each ticked meal had on the screen. */
  readonly dishes: Readonly<Partial<Record<MealType, string>>>
}

/** Returns the meals cooked from the menu; no others can be ticked. */
export function mealsToFollow(today: Today): PlannedMeal[] {
  return today.planned_meals.filter(({ kind }) => kind === 'cooked')
}

export function tickedOf(meals: readonly PlannedMeal[], ticks: Ticks): PlannedMeal[] {
  return meals.filter(({ meal_type }) => ticks[meal_type] === true)
}

/** Returns whether another meal was logged in place of a planned one, which is then no longer to come. */
export function isReplaced({ logged }: Pick<PlannedMeal, 'logged'>, isTicked: boolean): boolean {
  return logged && !isTicked
}

/** Returns the ticks of a day after the changes that are not saved yet, in the order in which they were made. */
export function ticksAfter(today: Today, changes: readonly DayChoice[]): Ticks {
  const saved = today.planned_meals.map(({ meal_type, ticked }): Ticks => ({ [meal_type]: ticked }))
  const unsaved = changes.filter(({ date }) => date === today.date).map(({ meals }) => meals)
  return Object.assign({}, ...saved, ...unsaved) as Ticks
}

/** Returns a day with other ticks, and the next meal after them. */
export function withTicks(today: Today, ticks: Ticks): Today {
  const planned = today.planned_meals.map((meal) => ({ ...meal, ticked: ticks[meal.meal_type] === true }))
  const { next_meal: next } = today
  const isOpen = next && ticks[next.meal_type] !== true
  return { ...today, planned_meals: planned, next_meal: isOpen ? next : nextOpen(planned, next) }
}

/** Returns the first meal after `done` by the clock that is neither ticked nor logged. */
function nextOpen(planned: readonly PlannedMeal[], done: Today['next_meal']): Today['next_meal'] {
  if (!done) return null
  const meals = planned.map((meal) => ({
    meal,
    minutes: minutesOf(meal.estimated_time),
    isOpen: meal.kind === 'cooked' && !meal.ticked && !meal.logged,
  }))
  const next = openMealsFrom(meals, minutesOf(done.estimated_time))[0]?.meal
  if (!next?.recipe_id) return null
  const { meal_type, estimated_time, recipe_id, name, calories, protein_g } = next
  return { meal_type, estimated_time, recipe: { id: recipe_id, name, calories, protein_g } }
}
