import { daysSinceMonday, mondayOf } from '#nutrition/shared/calendar/days.ts'
import type { DayType } from '#nutrition/menu/request/week.ts'
import { isBeforeMenus } from '../menus/rules.ts'

/** Diet with the dates from which it plans days. */
interface PlanningDiet {
  readonly id: string
  readonly createdAt: Date
  /** Date of the account's first menu, `null` if unknown. */
  readonly firstMenuOn: string | null
}

/** Stored menus of a week, and the date on which they are read. */
export interface StoredMenus {
  readonly diet: PlanningDiet
  /** Plan stored for the week; `null` without one. */
  readonly plan: { readonly dietId: string } | null
  /** Current date in the account's time zone. */
  readonly today: string
}

/**
 * Returns which stored menu plans a day: the plan of its week if that belongs to the active diet or the day is past,
 * else the menu of the active diet. `null` before the week in which the diet was created, and before the day of the
 * account's first menu. `plannedDayAsJson` states the same rule in SQL.
 */
export function menuOfDay(date: string, { plan, diet, today }: StoredMenus): 'week' | 'diet' | null {
  if (isBeforeMenus(date, diet.firstMenuOn)) return null
  if (plan && (plan.dietId === diet.id || date < today)) return 'week'
  return date >= firstDayOf(diet) ? 'diet' : null
}

/**
 * Returns the Monday from which a diet plans days. The creation time counts in UTC−5, the time of Acre: the date there
 * is never after the local date of a person in Brazil, so the day of the creation always has a plan.
 */
function firstDayOf({ createdAt }: Pick<PlanningDiet, 'createdAt'>): string {
  const inAcre = new Date(createdAt.getTime() - 5 * 3_600_000)
  return mondayOf(inAcre.toISOString().slice(0, 10))
}

export interface WeekDayTypes {
  readonly weekStart: string
  readonly dietId: string
  /** Day types of a week, Monday first. */
  readonly dayTypes: readonly DayType[]
}

/** Stored menus of a period, by day type. */
export interface PlannedPeriod {
  /** `null` without an active diet, or for accounts without menus. */
  readonly diet: (PlanningDiet & { readonly dayTypes: readonly DayType[] }) | null
  readonly weekPlans: readonly WeekDayTypes[]
}

/** Returns a function from a date to the type of its planned day; `undefined` where nothing is planned. */
export function dayTypesOf(
  { diet, weekPlans }: PlannedPeriod,
  today: string,
): (date: string) => DayType | undefined {
  if (!diet) return () => undefined
  const plans = new Map(weekPlans.map((plan) => [plan.weekStart, plan]))
  return (date) => {
    const weekStart = mondayOf(date)
    const plan = plans.get(weekStart) ?? null
    const menu = menuOfDay(date, { diet, plan, today })
    const dayTypes = menu === 'week' ? plan?.dayTypes : menu === 'diet' ? diet.dayTypes : []
    return dayTypes?.[daysSinceMonday(date)]
  }
}
