const minuteMs = 60_000
const dayMs = 86_400_000

/** Cached: creating a format costs a hundred times as much as using one, and a server sees few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Canonical name of a time zone. Zone names are case-insensitive, and each spelling would get its own cached format.
 */
export function zoneName(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).resolvedOptions().timeZone
}

function inZone(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formats.set(timeZone, format)
  }
  return format.format(moment)
}

/** Returns the civil day of a moment in the person's time zone, `YYYY-MM-DD`. */
export function civilDay(moment: Date, timeZone: string): string {
  return inZone(moment, timeZone).slice(0, 10)
}

/** Minutes after local midnight. */
export function minutesOfDay(moment: Date, timeZone: string): number {
  return timeOfDay(moment, timeZone).minutes
}

/** Returns the day and the minutes after its midnight with one time zone lookup. */
export function timeOfDay(moment: Date, timeZone: string): { day: string; minutes: number } {
  const local = inZone(moment, timeZone)
  const [hours = 0, minutes = 0] = local.slice(-5).split(':').map(Number)
  return { day: local.slice(0, 10), minutes: hours * 60 + minutes }
}

/** Returns the same day and time of another month, or the last day of a shorter one. */
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
 * Returns the instant at which the local clock shows this time. Computes the offset twice, in case the clock changes
 * between the two; a time skipped by a forward change is moved later by the length of the change.
 */
export function instantOf(wallClock: Date, timeZone: string): Date {
  const offsetAt = (moment: Date) => wallClockAt(moment, timeZone).getTime() - moment.getTime()
  const near = new Date(wallClock.getTime() - offsetAt(wallClock))
  const nearer = new Date(wallClock.getTime() - offsetAt(near))
  return wallClockAt(nearer, timeZone) < wallClock ? near : nearer
}
