import { weeksAhead, weeksBack } from '#contract/week-reach.ts'
import { addDays, daysBetween, mondayOf } from '#nutrition/calendar/days.ts'
import { formatDay } from '../ui/format-pt-br.ts'

const daysOfWeek = 7

/** How many weeks after today's; below 0 before it. */
function weeksFrom(today: string, weekStart: string): number {
  return Math.round(daysBetween(mondayOf(today), weekStart) / daysOfWeek)
}

/** Whether the server speaks of this week: some are too long ago, some too far ahead. */
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

/** The week as seen from today: `Semana que vem`. */
export function weekName(today: string, weekStart: string): string {
  const weeks = weeksFrom(today, weekStart)
  const near = { '-1': 'Semana passada', 0: 'Esta semana', 1: 'Semana que vem' }[weeks]
  return near ?? (weeks < 0 ? `Há ${-weeks} semanas` : `Daqui a ${weeks} semanas`)
}

/** The day in an address, if it is one that can be shown. */
export function parseDay(text: string | undefined, today: string): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return null
  return isWithinReach(today, mondayOf(text)) ? text : null
}

/** The day to stand on when a week is opened: today in its own week, else Monday. */
export function firstDayOf(weekStart: string, today: string): string {
  return mondayOf(today) === weekStart ? today : weekStart
}
