import { formatDay, formatWeekday } from './format-pt-br.ts'

/** `'2026-11-20'` -> `20 de novembro de 2026`. */
export function formatDayWithYear(day: string): string {
  return `${formatDay(day)} de ${day.slice(0, 4)}`
}

/** `'2026-11-20'` -> `sex`. */
export function formatShortWeekday(day: string): string {
  return formatWeekday(day).slice(0, 3)
}
