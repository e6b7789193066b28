import type { SaidTime } from '#contract/day/meals.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { type When, whenOf, whenOn } from '../../../day/shared/when.ts'
import { formatDay, formatWeekday } from '../../../ui/format/format-pt-br.ts'

/**
 * Returns the moment that the words name; `shown`, the moment on the screen, if they name neither day nor time. With
 * another day alone, the time is the usual time of the meal on that day; with a time alone, the day is the day of `shown`,
 * else today.
 * @param usualMinutesOn returns the usual time of the meal on a day, in minutes after midnight
 */
export function whenSaid(
  said: SaidTime | null,
  shown: When | undefined,
  { usualMinutesOn, now }: { readonly usualMinutesOn: (date: string) => number; readonly now: Date },
): When | undefined {
  if (!said || (said.date === null && said.time === null)) return shown
  const current = shown ?? whenOf(now)
  const date = said.date ?? current.date
  return {
    date,
    time: said.time ?? (date === current.date ? current : whenOn(date, usualMinutesOn(date), now)).time,
  }
}

/** `ontem, jantar`, `segunda-feira, 23 de novembro`, `almoço, 13h30`. */
export function saidText(
  { date, meal_type: mealType, time, is_time_named: isNamed }: SaidTime,
  today: string,
): string {
  const meal = mealType && mealTypeLabels[mealType].toLowerCase()
  return [date && dayName(date, today), meal, isNamed && time && hourName(time)].filter(Boolean).join(', ')
}

function hourName(time: string): string {
  const [hour = '', minutes = ''] = time.split(':')
  return `${Number(hour)}h${minutes === '00' ? '' : minutes}`
}

function dayName(date: string, today: string): string {
  if (date === today) return 'hoje'
  return date === addDays(today, -1) ? 'ontem' : `${formatWeekday(date)}, ${formatDay(date)}`
}
