import { formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { dayIn } from '../../ui/format/local-day.ts'
import { formatDayWithYear } from '../../ui/format/days-pt-br.ts'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import { localDay } from '../../ui/format/local-day.ts'

/** Day of an instant as `YYYY-MM-DD`, in the given time zone, else in the device's. */
export function dayAt(instant: string, timeZone?: string): string {
  return timeZone === undefined ? localDay(instant) : dayIn(timeZone, new Date(instant))
}

/** Day of an instant with its year, `3 de janeiro de 2027`, in the given time zone, else in the device's. */
export function dayOf(instant: string, timeZone?: string): string {
  return formatDayWithYear(dayAt(instant, timeZone))
}

/** `24 de novembro, às 15h20`, in the device's time zone. */
export function momentOf(instant: string): string {
  return `${formatDay(localDay(instant))}, às ${formatInstantClock(instant)}`
}

/**
 * Day of the last millisecond before an instant, in the device's time zone. The seven days of a withdrawal end at
 * midnight, so their last day is the day before.
 */
export function lastDayBefore(instant: string): string {
  return dayOf(new Date(new Date(instant).getTime() - 1).toISOString())
}

/** `24 de novembro de 2026, às 15h20`, in the device's time zone. */
export function momentWithYear(instant: string): string {
  return `${dayOf(instant)}, às ${formatInstantClock(instant)}`
}
