import { addDays, daysBetween, mondayOf } from '../calendar/days.ts'

export type PeriodKind = 'week' | 'month' | 'year'

/** A calendar week (Monday first), month or year; both ends are civil days `YYYY-MM-DD` and belong to it. */
export interface Period {
  readonly kind: PeriodKind
  readonly start: string
  readonly end: string
}

/** The first of the month that lies `count` months from a day's own. */
function monthStart(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}

/** The period of a kind that a day belongs to; a Sunday is of the week of the Monday before it. */
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

export function periodBefore({ kind, start }: Period): Period {
  return periodOf(kind, addDays(start, -1))
}

/** Every day from one to the other, both included. */
export function listDays(start: string, end: string): string[] {
  const count = daysBetween(start, end) + 1
  return Array.from({ length: Math.max(0, count) }, (_, position) => addDays(start, position))
}

/** The weeks of a month, cut at its ends, or the months of a year; of a week none. */
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
