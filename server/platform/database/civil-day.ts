const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Format of a time zone, with the local time that it showed last, because a request asks for the same minute several
 * times.
 */
interface ZoneClock {
  /** Creating a format costs a hundred times as much as using it. */
  readonly format: Intl.DateTimeFormat
  /** Minute since 1970 for which `shown` was formatted. Since 1972 all time zones differ from UTC by full minutes. */
  minute: number
  shown: string
}

/** Clocks by time zone, of which a server sees few. */
const clocks = new Map<string, ZoneClock>()

/**
 * Returns the canonical name of a time zone, because names ignore case and each spelling would get a cached format.
 * Throws `RangeError` for an unknown name.
 */
export function zoneName(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).resolvedOptions().timeZone
}

function inZone(moment: Date, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? openClock(timeZone)
  const minute = Math.floor(moment.getTime() / minuteMs)
  if (clock.minute !== minute) {
    clock.shown = clock.format.format(moment)
    clock.minute = minute
  }
  return clock.shown
}

function openClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const clock = { format, minute: Number.NaN, shown: '' }
  clocks.set(timeZone, clock)
  return clock
}

/** Returns the calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function civilDay(moment: Date, timeZone: string): string {
  return inZone(moment, timeZone).slice(0, 10)
}

/** Returns the local time as full minutes after midnight. */
export function minutesOfDay(moment: Date, timeZone: string): number {
  return timeOfDay(moment, timeZone).minutes
}

/** Returns the calendar day and the local time as full minutes after midnight, with one look-up of the time zone. */
export function timeOfDay(moment: Date, timeZone: string): { day: string; minutes: number } {
  const local = inZone(moment, timeZone)
  const [hours = 0, minutes = 0] = local.slice(-5).split(':').map(Number)
  return { day: local.slice(0, 10), minutes: hours * 60 + minutes }
}

/** Returns the same day and time `count` months later, or the last day of a shorter month. */
export function addMonths(wallClock: Date, count: number): Date {
  const [year, month] = [wallClock.getUTCFullYear(), wallClock.getUTCMonth() + count]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Date.UTC(year, month, Math.min(wallClock.getUTCDate(), lastDay))
  return new Date(day + (wallClock.getTime() % dayMs))
}

/** Returns the local wall-clock time, encoded as if it were UTC. */
export function wallClockAt(moment: Date, timeZone: string): Date {
  const midnight = Date.parse(`${civilDay(moment, timeZone)}T00:00:00Z`)
  const sinceMinute = moment.getTime() % minuteMs
  return new Date(midnight + minutesOfDay(moment, timeZone) * minuteMs + sinceMinute)
}

/**
 * Returns the instant at which the local clock shows this time. For a time shown twice, returns the first instant west
 * of Greenwich and the second east of it. A time that a forward change skips is moved later by the length of the
 * change.
 */
export function instantOf(wallClock: Date, timeZone: string): Date {
  const offsetAt = (moment: Date) => wallClockAt(moment, timeZone).getTime() - moment.getTime()
  const near = new Date(wallClock.getTime() - offsetAt(wallClock))
  const nearer = new Date(wallClock.getTime() - offsetAt(near))
  return wallClockAt(nearer, timeZone) < wallClock ? near : nearer
}
