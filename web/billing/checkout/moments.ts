import { dayIn, formatDay, formatDayWithYear, formatInstantClock } from '../../ui/format/format-pt-br.ts'

/** Time zone of the reader. */
export function here(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `3 de janeiro de 2027`. */
export function dayOf(instant: string, timeZone = here()): string {
  return formatDayWithYear(dayIn(timeZone, new Date(instant)))
}

/** `24 de novembro, às 15h20`, where the reader is. */
export function momentOf(instant: string): string {
  return `${formatDay(dayIn(here(), new Date(instant)))}, às ${formatInstantClock(instant)}`
}

/** Last full day before an instant, as the seven days of a withdrawal end at midnight. */
export function lastDayBefore(instant: string, timeZone = here()): string {
  return dayOf(new Date(new Date(instant).getTime() - 1).toISOString(), timeZone)
}

/** `24 de novembro de 2026, às 15h20`, where the reader is. */
export function momentWithYear(instant: string): string {
  return `${dayOf(instant)}, às ${formatInstantClock(instant)}`
}
