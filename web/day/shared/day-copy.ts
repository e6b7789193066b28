import { addDays } from '#nutrition/shared/calendar/days.ts'
import { formatDay, formatWeekday } from '../../ui/format/format-pt-br.ts'
import { openPeriod } from './open-period.ts'

/** `Hoje`, `Ontem, 25 de novembro`, `Amanhã, 27 de novembro`, `Segunda-feira, 23 de novembro`. */
export function dayTitle(date: string, today: string): string {
  if (date === today) return 'Hoje'
  const name = nameOf(date, today) ?? formatWeekday(date)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${formatDay(date)}`
}

/** `hoje`, `ontem`, `em 23 de novembro`. */
export function onDay(date: string, today: string): string {
  if (date === today) return 'hoje'
  return nameOf(date, today) ?? `em ${formatDay(date)}`
}

function nameOf(date: string, today: string): string | null {
  if (date === addDays(today, -1)) return 'ontem'
  return date === addDays(today, 1) ? 'amanhã' : null
}

/** Returns whether the text is a day of the calendar. `Date` alone would read 30 February as 2 March. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text
}

/** Returns the day of an address if it is a past day that can be changed; undefined otherwise. */
export function pastOpenDay(asked: string | undefined, today: string): string | undefined {
  if (asked === undefined || !isDay(asked)) return undefined
  return asked < today && asked >= openPeriod(today).from ? asked : undefined
}
