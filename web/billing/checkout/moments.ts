import { dayIn, formatDay, formatDayWithYear, formatInstantClock } from '../../ui/format/format-pt-br.ts'
import { localDay } from '../../ui/format/local-day.ts'

/** Day of an instant as `YYYY-MM-DD`, in a time zone or, without one, the reader's. */
export function dayAt(instant: string, timeZone?: string): string {
  return timeZone === undefined ? localDay(instant) : dayIn(timeZone, new Date(instant))
}

/** Day of an instant with its year, `3 de janeiro de 2027`, in a time zone or, without one, the reader's. */
export function dayOf(instant: string, timeZone?: string): string {
  return formatDayWithYear(dayAt(instant, timeZone))
}

/** `24 de novembro, às 15h20`, in the reader's time zone. */
export function momentOf(instant: string): string {
  return `${formatDay(localDay(instant))}, às ${formatInstantClock(instant)}`
}

/**
 * Day of the last millisecond before an instant, in the reader's time zone: the seven days of a withdrawal end at
 * midnight.
 */
export function lastDayBefore(instant: string): string {
  return dayOf(new Date(new Date(instant).getTime() - 1).toISOString())
}

/** `24 de novembro de 2026, às 15h20`, in the reader's time zone. */
export function momentWithYear(instant: string): string {
  return `${dayOf(instant)}, às ${formatInstantClock(instant)}`
}
