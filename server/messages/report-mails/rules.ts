import type { StoppableMail } from '../../account/settings/service.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import { type Period, periodBefore, periodOf } from '#nutrition/reports/period.ts'
import { civilDay, instantOf } from '../../platform/database/civil-day.ts'
import type { reportMailKinds } from './table.ts'

export type ReportMailKind = (typeof reportMailKinds)[number]

/** Sending time, local to the account. */
const sentAt = '08:00'
/** Time zones where a day begins first and ends last. */
const [firstZone, lastZone] = ['Pacific/Kiritimati', 'Etc/GMT+12']
const hourMs = 3_600_000

interface KindTerms {
  readonly unit: 'week' | 'month'
  readonly setting: StoppableMail
  /** Name of the period in app addresses. */
  readonly address: string
  /** Time for which the mail is still sent after it was due. */
  readonly newsMs: number
}

export const kindTerms = {
  weekly: { unit: 'week', setting: 'weekly_summary_mail', address: 'semana', newsMs: 36 * hourMs },
  monthly: { unit: 'month', setting: 'monthly_report_mail', address: 'mes', newsMs: 72 * hourMs },
} as const satisfies Readonly<Record<ReportMailKind, KindTerms>>

/**
 * Returns the latest period that has ended in any time zone, its successor, and whether its mail is still relevant in
 * any.
 */
export function lastPeriod(kind: ReportMailKind, now: Date) {
  const next = periodOf(kindTerms[kind].unit, civilDay(now, firstZone))
  const period = periodBefore(next)
  return { period, next, isNews: timesOf(kind, period.end, lastZone).until >= now }
}

export function periodFrom(kind: ReportMailKind, start: string): Period {
  return periodOf(kindTerms[kind].unit, start)
}

/** Returns the path of the reports screen. */
export function reportPathOf(kind: ReportMailKind, start: string): string {
  return `/relatorios?periodo=${kindTerms[kind].address}&inicio=${start}`
}

/** Returns due time and expiry of the mail: the local morning after the period, and the end of its relevance. */
export function timesOf(kind: ReportMailKind, end: string, timezone: string): { dueAt: Date; until: Date } {
  const dueAt = instantOf(new Date(`${addDays(end, 1)}T${sentAt}:00Z`), timezone)
  return { dueAt, until: new Date(dueAt.getTime() + kindTerms[kind].newsMs) }
}
