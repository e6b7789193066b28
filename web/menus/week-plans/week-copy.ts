import type { MenuDay } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import type { MealsOfDay } from '../planner/week-text.ts'
import { weekdayTitle } from '../planner/weekdays.ts'
import { weekTitle } from './calendar-week.ts'

export function printedTitle({ week_start }: WeekPlan): string {
  return `Plano da semana: ${weekTitle(week_start)}`
}

/** Days as printed and shared: those with a plan. */
export function mealsByDay({ days }: WeekPlan): MealsOfDay[] {
  return days
    .filter(({ meals }) => meals.length > 0)
    .map((day) => ({ title: shortDayTitle(day), meals: day.meals }))
}

/** Explains a day before the account's first menu. */
export const beforeMenu = 'Neste dia você ainda não tinha cardápio.'

/** `Segunda, 9`: the month is stated with the week. */
export function shortDayTitle({ date, day_of_week }: MenuDay): string {
  return `${weekdayTitle(day_of_week)}, ${Number(date.slice(8))}`
}

/** Names a day with its month: `Segunda, 9 de março`. */
export function dayTitle({ date, day_of_week }: MenuDay): string {
  return `${weekdayTitle(day_of_week)}, ${formatDay(date)}`
}
