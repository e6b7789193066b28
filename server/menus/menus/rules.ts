import {
  addDays,
  mondayOf,
  type Weekday,
  weekdayOf,
  weekdaysFromMonday,
} from '#nutrition/shared/calendar/days.ts'
import type { LockedMeal, MenuRequest } from '#nutrition/menu/request/request.ts'
import { validLocks } from '#nutrition/menu/request/wishes.ts'
import { type Dish, type PlannedMeal, servingsOf, type WeekMenu } from '#nutrition/menu/request/week.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { holdOwnRecipes } from '#nutrition/menu/week/own-recipes.ts'
import type { MenuContext } from '../planner/rules.ts'
import type { WeekPlanRow } from './queries.ts'
import { isRemoved } from './removed-constraints.ts'

export function dateOf(weekStart: string, weekday: Weekday): string {
  return addDays(weekStart, weekdaysFromMonday.indexOf(weekday))
}

/**
 * Returns whether the account had no menu yet on this day, so that nothing was planned then.
 *
 * @param firstMenuOn date of the account's first menu; `null` if unknown
 */
export function isBeforeMenus(date: string, firstMenuOn: string | null): boolean {
  return firstMenuOn !== null && date < firstMenuOn
}

/**
 * Returns the account's menu request with the constraints understood from this week's observations, without removed
 * ones.
 */
export function requestOfWeek(
  request: MenuRequest,
  { understood, removed }: Pick<WeekPlanRow, 'understood' | 'removed'>,
): MenuRequest {
  const meant = understood.filter((one) => !isRemoved(one, removed))
  return { ...request, constraints: meant.map(({ constraint }) => constraint) }
}

/** Meals that are past or eaten, which a new plan must not change. */
export interface Lived {
  /** Current date in the account's time zone. */
  readonly today: string
  /** Ticked meals by date. */
  readonly ticked: ReadonlyMap<string, readonly MealType[]>
}

export interface LivedWeek extends Lived {
  /** Monday of the week. */
  readonly weekStart: string
}

function isLived({ weekStart, today, ticked }: LivedWeek, weekday: Weekday, mealType: MealType): boolean {
  const date = dateOf(weekStart, weekday)
  return date < today || (ticked.get(date)?.includes(mealType) ?? false)
}

/** Returns the dishes that a new plan must keep: those of past, ticked and locked meals. */
export function heldMeals(menu: WeekMenu, lived: LivedWeek): LockedMeal[] {
  return menu.days.flatMap(({ weekday, meals }) =>
    meals.flatMap(({ mealType, dish, isLocked }) =>
      dish && (isLocked || isLived(lived, weekday, mealType)) ? [{ weekday, mealType, dish }] : [],
    ),
  )
}

/** Returns the locked meals that the account may still eat: the locks that a generation of a week respects. */
export function servableLocks({ days }: WeekMenu, { request, library }: MenuContext): LockedMeal[] {
  const locked = days.flatMap(({ weekday, meals }) =>
    meals.flatMap(({ mealType, dish, isLocked }) => (dish && isLocked ? [{ weekday, mealType, dish }] : [])),
  )
  return validLocks({ ...request, locked }, [...library.values()])
}

/**
 * Copies the meals that must stay from the plan `before` into the new menu: past days, ticked meals and `locked` meals.
 */
export function keepPastMeals(
  menu: WeekMenu,
  before: WeekMenu | null,
  lived: LivedWeek & { readonly locked?: readonly LockedMeal[] },
): WeekMenu {
  if (!before) return menu
  const isLocked = (weekday: Weekday, mealType: MealType) =>
    lived.locked?.some((lock) => lock.weekday === weekday && lock.mealType === mealType) ?? false
  const isKept = (weekday: Weekday, { mealType }: PlannedMeal) =>
    isLocked(weekday, mealType) || isLived(lived, weekday, mealType)
  const former = renumbered(before, menu)
  const kept: WeekMenu = {
    ...cookingFrom(menu, lived, lived.today),
    days: menu.days.map((day) => {
      const was = former.days.find(({ weekday }) => weekday === day.weekday)
      if (was && dateOf(lived.weekStart, day.weekday) < lived.today) return was
      return {
        ...day,
        meals: day.meals.map((meal) => {
          const old = was?.meals.find(({ mealType }) => mealType === meal.mealType)
          return old && isKept(day.weekday, old) ? old : meal
        }),
      }
    }),
  }
  return holdOwnRecipes(kept, [...(menu.ownRecipes ?? []), ...(before.ownRecipes ?? [])])
}

/**
 * Returns the menu of a week in which it is served from a date on: the bases of the days before were not cooked for it.
 */
function cookingFrom(menu: WeekMenu, { weekStart }: Pick<LivedWeek, 'weekStart'>, date: string): WeekMenu {
  const earliest = menu.cooksFrom === undefined ? weekStart : dateOf(weekStart, menu.cooksFrom)
  return date > earliest && mondayOf(date) === weekStart ? { ...menu, cooksFrom: weekdayOf(date) } : menu
}

/**
 * Returns the menu of the week of the account's first menu, in which the days before it cook nothing for the others.
 */
export function sinceFirstMenu(menu: WeekMenu, weekStart: string, firstMenuOn: string | null): WeekMenu {
  if (firstMenuOn === null || mondayOf(firstMenuOn) !== weekStart) return menu
  const days = menu.days.map((day) =>
    isBeforeMenus(dateOf(weekStart, day.weekday), firstMenuOn)
      ? { ...day, meals: day.meals.map((meal) => ({ ...meal, batch: null })) }
      : day,
  )
  return cookingFrom({ ...menu, days }, { weekStart }, firstMenuOn)
}

/**
 * Returns the menu with its batches numbered after those of `other`, so that no batch of one menu joins a batch of the
 * other.
 */
function renumbered(menu: WeekMenu, other: WeekMenu): WeekMenu {
  const numbers = other.days.flatMap(({ meals }) => meals.map(({ batch }) => batch ?? 0))
  const offset = Math.max(0, ...numbers) + 1
  const shift = (meal: PlannedMeal) => (meal.batch === null ? meal : { ...meal, batch: meal.batch + offset })
  return { ...menu, days: menu.days.map((day) => ({ ...day, meals: day.meals.map(shift) })) }
}

/**
 * Returns the name of a dish as the plan shows it: its recipes joined by `+`, each with its portions unless it is one
 * portion.
 */
export function nameOfDish(dish: Dish, library: MenuContext['library']): string {
  return servingsOf(dish)
    .flatMap(({ recipeId, portions }) => {
      const recipe = library.get(recipeId)
      return recipe ? [portions === 1 ? recipe.name : `${recipe.name} (${formatPortions(portions)})`] : []
    })
    .join(' + ')
}

function formatPortions(portions: number): string {
  if (portions === 0.5) return '½ porção'
  return `${portions.toLocaleString('pt-BR')} ${portions < 2 ? 'porção' : 'porções'}`
}
