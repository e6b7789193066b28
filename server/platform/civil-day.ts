const minuteMs = 60_000
const dayMs = 86_400_000

/** Making a format costs a hundred times what using one costs, and a server sees few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Each spelling of a time zone would have a format of its own, and letters may be large or small: one is kept. */
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

/** The day a moment belongs to where the person lives, `YYYY-MM-DD`. */
export function civilDay(moment: Date, timeZone: string): string {
  return inZone(moment, timeZone).slice(0, 10)
}

/** Minutes after local midnight. */
export function minutesOfDay(moment: Date, timeZone: string): number {
  return timeOfDay(moment, timeZone).minutes
}

/** Day and minutes after its midnight, asked of the time zone once. */
export function timeOfDay(moment: Date, timeZone: string): { day: string; minutes: number } {
  const local = inZone(moment, timeZone)
  const [hours = 0, minutes = 0] = local.slice(-5).split(':').map(Number)
  return { day: local.slice(0, 10), minutes: hours * 60 + minutes }
}

/** The same day and time of another month, or the last day of a shorter one. */
export function addMonths(wallClock: Date, count: number): Date {
  const [year, month] = [wallClock.getUTCFullYear(), wallClock.getUTCMonth() + count]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Date.UTC(year, month, Math.min(wallClock.getUTCDate(), lastDay))
  return new Date(day + (wallClock.getTime() % dayMs))
}

/** What the clock on the wall shows there, told as if it were UTC. */
export function wallClockAt(moment: Date, timeZone: string): Date {
  const midnight = Date.parse(`${civilDay(moment, timeZone)}T00:00:00Z`)
  const sinceMinute = moment.getTime() % minuteMs
  return new Date(midnight + minutesOfDay(moment, timeZone) * minuteMs + sinceMinute)
}

/**
 * When the clock on the wall there shows this. The second look is for clocks that change in between; what they leave
 * out when they are put ahead is as much later.
 */
export function instantOf(wallClock: Date, timeZone: string): Date {
  const offsetAt = (moment: Date) => wallClockAt(moment, timeZone).getTime() - moment.getTime()
  const near = new Date(wallClock.getTime() - offsetAt(wallClock))
  const nearer = new Date(wallClock.getTime() - offsetAt(near))
  return wallClockAt(nearer, timeZone) < wallClock ? near : nearer
}
