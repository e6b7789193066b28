import type { StoppableMail } from '../../account/settings/service.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { type Period, periodBefore, periodOf } from '#nutrition/reports/period.ts'
import { civilDay, instantOf } from '../../platform/database/civil-day.ts'
import type { reportMailKinds } from './table.ts'

export type ReportMailKind = (typeof reportMailKinds)[number]

/** Local time of the account at which a report mail is due, on the day after its period. */
const sentAt = '08:00'
/** Time zones in which a day begins first and ends last. */
const [firstZone, lastZone] = ['Pacific/Kiritimati', 'Etc/GMT+12']
const hourMs = 3_600_000

interface KindTerms {
  readonly unit: 'week' | 'month'
  readonly setting: StoppableMail
  /** Value of `periodo` in the address of the reports screen. */
  readonly address: string
  /** Time after its due time for which the mail is still sent. */
  readonly newsMs: number
}

export const kindTerms = {
  weekly: { unit: 'week', setting: 'weekly_summary_mail', address: 'semana', newsMs: 36 * hourMs },
  monthly: { unit: 'month', setting: 'monthly_report_mail', address: 'mes', newsMs: 72 * hourMs },
} as const satisfies Readonly<Record<ReportMailKind, KindTerms>>

/**
 * Returns the latest period that has ended in at least one time zone, the period after it, and whether its mail may
 * still be sent in at least one time zone (`isNews`).
 */
export function lastPeriod(kind: ReportMailKind, now: Date) {
  const next = periodOf(kindTerms[kind].unit, civilDay(now, firstZone))
  const period = periodBefore(next)
  return { period, next, isNews: timesOf(kind, period.end, lastZone).until >= now }
}

export function periodFrom(kind: ReportMailKind, start: string): Period {
  return periodOf(kindTerms[kind].unit, start)
}

/** Returns the path of the reports screen for the period that starts on `start` (`YYYY-MM-DD`). */
export function reportPathOf(kind: ReportMailKind, start: string): string {
  return `/relatorios?periodo=${kindTerms[kind].address}&inicio=${start}`
}

/**
 * Returns when the mail of a period that ends on `end` is due (`sentAt` on the next day in the time zone) and until
 * when it may be sent.
 */
export function timesOf(kind: ReportMailKind, end: string, timezone: string): { dueAt: Date; until: Date } {
  const dueAt = instantOf(new Date(`${addDays(end, 1)}T${sentAt}:00Z`), timezone)
  return { dueAt, until: new Date(dueAt.getTime() + kindTerms[kind].newsMs) }
}
