import { type Weekday } from '#nutrition/shared/calendar/days.ts'
import { weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'

/** Weekdays by the number that JavaScript gives them; 0 is Sunday. */
const weekdaysFromSunday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

export const shortWeekdays: Readonly<Record<Weekday, string>> = {
  0: 'Dom',
  1: 'Seg',
  2: 'Ter',
  3: 'Qua',
  4: 'Qui',
  5: 'Sex',
  6: 'Sáb',
}

/** Weekday with a capital: `Segunda`. */
export function weekdayTitle(weekday: Weekday): string {
  const name = weekdayNames[weekday]
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

export function weekdayOf(date: Date): Weekday {
  return weekdaysFromSunday[date.getDay()] ?? 0
}

/** Parses the weekday in an address, `?dia=3` (0 is Sunday); null if it is absent or invalid. */
export function parseWeekday(text: string | undefined): Weekday | null {
  return weekdaysFromSunday.find((weekday) => String(weekday) === text) ?? null
}
