// A civil day, `YYYY-MM-DD`, has no zone: it is counted in UTC, where no clock is put ahead or back.

const dayMs = 86_400_000

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** A week starts on Monday. */
export const weekdaysFromMonday: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  0: 'domingo',
  1: 'segunda',
  2: 'terça',
  3: 'quarta',
  4: 'quinta',
  5: 'sexta',
  6: 'sábado',
}

/** Negative counts go back. */
export function addDays(day: string, count: number): string {
  return new Date(midnight(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Returns the days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / dayMs
}

export function weekdayOf(day: string): Weekday {
  // A day of the week by construction.
  return new Date(midnight(day)).getUTCDay() as Weekday
}

/** 0 of a Monday, 6 of a Sunday. */
export function daysSinceMonday(day: string): number {
  return (weekdayOf(day) + 6) % 7
}

/** The Monday of a day's week; a Sunday belongs to the Monday before it. */
export function mondayOf(day: string): string {
  return addDays(day, -daysSinceMonday(day))
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
