import { reportYearsBack } from '#contract/reports/report-days.ts'
import type { ReportPeriod } from '#contract/reports/reports.ts'
import { addDays, daysBetween, mondayOf } from '#nutrition/shared/calendar/days.ts'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import { insidePeriod, nearPeriods, pastPeriod } from './period-copy.ts'

/** Period in the address, with its start unless it contains today. */
export interface AskedPeriod {
  readonly period: ReportPeriod
  /** First day; `null` for the period that contains today. */
  readonly start: string | null
}

const words = { week: 'semana', month: 'mes', year: 'ano' } as const satisfies Record<ReportPeriod, string>
const periods = ['week', 'month', 'year'] as const

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** First day of the week, month or year that contains a day. */
export function startOf(period: ReportPeriod, day: string): string {
  if (period === 'week') return mondayOf(day)
  return period === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
}

/** First day of the period `count` later; a negative count goes back. */
export function stepPeriod(period: ReportPeriod, start: string, count: number): string {
  if (period === 'week') return addDays(start, 7 * count)
  const [year = 0, month = 1] = start.split('-').map(Number)
  return dayOf(period === 'month' ? Date.UTC(year, month - 1 + count, 1) : Date.UTC(year + count, 0, 1))
}

export function endOf(period: ReportPeriod, start: string): string {
  return addDays(stepPeriod(period, start, 1), -1)
}

/** Returns whether the server has this period: it has begun and ended at most `reportYearsBack` years ago. */
export function isWithinReach(period: ReportPeriod, start: string, today: string): boolean {
  const oldest = `${Number(today.slice(0, 4)) - reportYearsBack}${today.slice(4)}`
  return start <= today && endOf(period, start) >= oldest
}

/** Parses `?periodo=mes&inicio=2026-10-01`; defaults to this week. */
export function parsePeriod({
  periodo,
  inicio,
}: {
  periodo?: string | undefined
  inicio?: string | undefined
}): AskedPeriod {
  const period = periods.find((one) => words[one] === periodo) ?? 'week'
  const isDay =
    inicio !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(inicio) && !Number.isNaN(Date.parse(inicio))
  return { period, start: isDay ? startOf(period, inicio) : null }
}

/** Query of a period; the current one has no start, so that a bookmark stays current. */
export function periodSearch(
  period: ReportPeriod,
  start: string | null,
  today: string,
): { periodo?: string; inicio?: string } {
  return {
    ...(period !== 'week' && { periodo: words[period] }),
    ...(start !== null && start !== startOf(period, today) && { inicio: start }),
  }
}

/**
 * Returns the start of the period to show when the kind changes: the period that contains the last day of `from`, or
 * today if `from` ends after today.
 */
export function otherPeriod(
  period: ReportPeriod,
  from: { period: ReportPeriod; start: string },
  today: string,
): string {
  const end = endOf(from.period, from.start)
  return startOf(period, end < today ? end : today)
}

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `9 a 15 de março`, `Novembro de 2026`, `2026`. */
export function periodTitle(period: ReportPeriod, start: string): string {
  if (period === 'year') return start.slice(0, 4)
  if (period === 'month') {
    const name = monthName.format(Date.parse(start))
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return spanTitle(start, endOf(period, start))
}

/** `9 a 15 de março`, `30 de março a 5 de abril`, `31 de maio`. */
export function spanTitle(start: string, end: string): string {
  if (start === end) return formatDay(start)
  const first = start.slice(5, 7) === end.slice(5, 7) ? String(Number(start.slice(8))) : formatDay(start)
  return `${first} a ${formatDay(end)}`
}

/** Period relative to today: `Semana passada`, `Há 3 meses`. */
export function periodName(period: ReportPeriod, start: string, today: string): string {
  const back = periodsBack(period, start, today)
  return nearPeriods[period][back] ?? pastPeriod[period](back)
}

function periodsBack(period: ReportPeriod, start: string, today: string): number {
  const now = startOf(period, today)
  if (period === 'week') return Math.round(daysBetween(start, now) / 7)
  const [years, months] = [0, 1].map((at) => part(now, at) - part(start, at))
  return period === 'year' ? (years ?? 0) : (years ?? 0) * 12 + (months ?? 0)
}

function part(day: string, at: number): number {
  return Number(day.split('-')[at])
}

/** Names a period with its preposition: `na semana`. */
export function inPeriod(period: ReportPeriod): string {
  return insidePeriod[period]
}
