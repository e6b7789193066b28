import type { MenuMeal } from '#contract/menus/menus.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import type { PlannedPlace } from './planned-places.ts'

/** Names a planned meal: `Almoço de terça`, `Jantar de hoje`. */
export function placeText({ date, meal }: PlannedPlace, today: string): string {
  return `${mealTypeLabels[meal.meal_type]} de ${dayName(date, meal, today)}`
}

function dayName(date: string, { day_of_week }: MenuMeal, today: string): string {
  if (date === today) return 'hoje'
  return date === addDays(today, 1) ? 'amanhã' : weekdayNames[day_of_week]
}
