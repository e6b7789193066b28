// Arithmetic of civil days (`YYYY-MM-DD`), which have no time zone. It uses UTC, because UTC has no daylight saving
// time.

const dayMs = 86_400_000

/** Day of the week; 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6
export const weekdaysFromMonday: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]

/** Returns the weekday before another. */
export function dayBefore(weekday: Weekday): Weekday {
  return ((weekday + 6) % 7) as Weekday
}

/** Returns the day `count` days later, or earlier if negative. */
export function addDays(day: string, count: number): string {
  return new Date(midnight(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Returns the number of days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / dayMs
}

/** Returns the weekday of a civil day; 0 is Sunday. */
export function weekdayOf(day: string): Weekday {
  return new Date(midnight(day)).getUTCDay() as Weekday
}

/** Returns 0 for a Monday up to 6 for a Sunday. */
export function daysSinceMonday(day: string): number {
  return (weekdayOf(day) + 6) % 7
}

/** Returns the last Monday up to and including the day. */
export function mondayOf(day: string): string {
  return addDays(day, -daysSinceMonday(day))
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
