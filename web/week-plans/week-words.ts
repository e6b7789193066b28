import type { MenuDay, MenuMeal } from '#contract/menus.ts'
import type { WeekPlan } from '#contract/week-plans.ts'
import { formatDay, formatList, formatNumber } from '../ui/format-pt-br.ts'
import type { MealsOfDay } from '../menus/week-text.ts'
import { weekdayTitle } from '../menus/weekdays.ts'
import { weekTitle } from './calendar-week.ts'

export function printedTitle({ week_start }: WeekPlan): string {
  return `Plano da semana: ${weekTitle(week_start)}`
}

/** The days as they are printed and shared. */
export function tellDays({ days }: WeekPlan): MealsOfDay[] {
  return days.map((day) => ({ title: shortDayTitle(day), meals: day.meals }))
}

/** `Segunda, 9`: the month is told with the week. */
export function shortDayTitle({ date, day_of_week }: MenuDay): string {
  return `${weekdayTitle(day_of_week)}, ${Number(date.slice(8))}`
}

/** `Segunda, 9 de março`. */
export function dayTitle({ date, day_of_week }: MenuDay): string {
  return `${weekdayTitle(day_of_week)}, ${formatDay(date)}`
}

/** `+30 kcal`, `−2 g`, `igual`. */
export function changeText(change: number, unit: string): string {
  if (change === 0) return 'igual'
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}\u00a0${unit}`
}

/** The dish that gives a meal its name. */
export function mainName({ name, parts }: MenuMeal): string {
  return parts.find(({ part }) => part === 'main')?.name ?? name
}

/** What stands beside the main dish of an alternative, said short where it is what is there already. */
export function besidesText(meal: MenuMeal, current: MenuMeal): string | null {
  const besidesOf = ({ parts }: MenuMeal) =>
    parts.filter(({ part }) => part !== 'main').map(({ name }) => name)
  const besides = besidesOf(meal)
  if (besides.length === 0) return null
  const isSame = besides.join() === besidesOf(current).join()
  return isSame ? 'mesmo acompanhamento' : `com ${formatList(besides.map(uncapitalized))}`
}

function uncapitalized(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
