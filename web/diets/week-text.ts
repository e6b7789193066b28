import { brand } from '#contract/brand.ts'
import type { MenuMeal } from '#contract/menus.ts'
import { weekdaysFromMonday } from '#nutrition/menu/week.ts'
import { mealLine, mealsOfDay } from './week-menu.ts'
import { weekdayTitle } from './weekdays.ts'

/** The week as a message, for whoever cooks or eats along. */
export function weekAsText(name: string, meals: readonly MenuMeal[]): string {
  const days = weekdaysFromMonday.flatMap((weekday) => {
    const lines = mealsOfDay(meals, weekday).map((meal) => `• ${mealLine(meal)}`)
    return lines.length === 0 ? [] : [[weekdayTitle(weekday), ...lines].join('\n')]
  })
  return [`Cardápio da semana: ${name}`, ...days, `Sugestão de cardápio do ${brand.name}`].join('\n\n')
}
