import { weeksAhead, weeksBack } from '#contract/menus/week-reach.ts'
import { addDays, daysBetween, mondayOf } from '#nutrition/shared/calendar/days.ts'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import { weekNames } from './calendar-week-copy.ts'

const daysOfWeek = 7

/** Number of weeks after today's; negative before it. */
function weeksFrom(today: string, weekStart: string): number {
  return Math.round(daysBetween(mondayOf(today), weekStart) / daysOfWeek)
}

/** Returns whether the server has this week: at most `weeksBack` weeks before today's and `weeksAhead` after it. */
export function isWithinReach(today: string, weekStart: string): boolean {
  const weeks = weeksFrom(today, weekStart)
  return weeks >= -weeksBack && weeks <= weeksAhead
}

/** `9 a 15 de março`, `30 de março a 5 de abril`. */
export function weekTitle(weekStart: string): string {
  const last = addDays(weekStart, daysOfWeek - 1)
  const [month, lastMonth] = [weekStart, last].map((day) => day.slice(5, 7))
  const first = month === lastMonth ? String(Number(weekStart.slice(8))) : formatDay(weekStart)
  return `${first} a ${formatDay(last)}`
}

/** Week relative to today: `Semana que vem`. */
export function weekName(today: string, weekStart: string): string {
  const weeks = weeksFrom(today, weekStart)
  return weekNames.near[weeks] ?? (weeks < 0 ? weekNames.past(-weeks) : weekNames.next(weeks))
}

/** Parses the day in an address; null if it is absent or invalid, or its week is not within reach. */
export function parseDay(text: string | undefined, today: string): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return null
  // Some browsers parse 31 February as 3 March.
  if (addDays(text, 0) !== text) return null
  return isWithinReach(today, mondayOf(text)) ? text : null
}

/** Initial day of a week: today in its own week, else Monday. */
export function firstDayOf(weekStart: string, today: string): string {
  return mondayOf(today) === weekStart ? today : weekStart
}
