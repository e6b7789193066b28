import { addDays, daysBetween, mondayOf } from '../shared/calendar/days.ts'

export type PeriodKind = 'week' | 'month' | 'year'

/**
 * A calendar week (Monday to Sunday, shorter where a month clips it), month or year; `start` and `end` are civil days
 * `YYYY-MM-DD`, both inclusive.
 */
export interface Period {
  readonly kind: PeriodKind
  readonly start: string
  readonly end: string
}

/** Returns the first day of the month `count` months after the month of `day`. */
function monthStart(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}

/** Returns the period of this kind that contains the day; weeks run from Monday to Sunday. */
export function periodOf(kind: PeriodKind, day: string): Period {
  if (kind === 'week') {
    const start = mondayOf(day)
    return { kind, start, end: addDays(start, 6) }
  }
  if (kind === 'month') {
    return { kind, start: monthStart(day, 0), end: addDays(monthStart(day, 1), -1) }
  }
  const year = day.slice(0, 4)
  return { kind, start: `${year}-01-01`, end: `${year}-12-31` }
}

/** Returns the whole period of the same kind that ends before this one starts. */
export function periodBefore({ kind, start }: Period): Period {
  return periodOf(kind, addDays(start, -1))
}

/** Returns every day from `start` to `end`, both inclusive; empty when `end` is earlier. */
export function listDays(start: string, end: string): string[] {
  const count = daysBetween(start, end) + 1
  return Array.from({ length: Math.max(0, count) }, (_, position) => addDays(start, position))
}

/** Returns the weeks of a month, clipped to the month, or the months of a year; empty for a week. */
export function partsOf(period: Period): Period[] {
  if (period.kind === 'week') return []
  const kind = period.kind === 'month' ? 'week' : 'month'
  const parts: Period[] = []
  for (let day = period.start; day <= period.end;) {
    const whole = periodOf(kind, day)
    const end = whole.end < period.end ? whole.end : period.end
    parts.push({ kind, start: day, end })
    day = addDays(end, 1)
  }
  return parts
}
