import type { StoppableMail } from '../../account/settings/service.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import { type Period, periodBefore, periodOf } from '#nutrition/reports/period.ts'
import { civilDay, instantOf } from '../../platform/database/civil-day.ts'
import type { reportMailKinds } from './table.ts'

export type ReportMailKind = (typeof reportMailKinds)[number]

/** Sending time, local to the account. */
const sentAt = '08:00'
/** Time zones where days begin first and end last. */
const [firstZone, lastZone] = ['Pacific/Kiritimati', 'Etc/GMT+12']
const hourMs = 3_600_000

interface KindTerms {
  readonly unit: 'week' | 'month'
  readonly setting: StoppableMail
  /** Name used in app addresses. */
  readonly address: string
  /** How long after its due time the mail is still sent. */
  readonly newsMs: number
}

export const kindTerms = {
  weekly: { unit: 'week', setting: 'weekly_summary_mail', address: 'semana', newsMs: 36 * hourMs },
  monthly: { unit: 'month', setting: 'monthly_report_mail', address: 'mes', newsMs: 72 * hourMs },
} as const satisfies Readonly<Record<ReportMailKind, KindTerms>>

/**
 * Returns the latest period that has ended somewhere, its successor, and whether its mail is still relevant anywhere.
 */
export function lastPeriod(kind: ReportMailKind, now: Date) {
  const next = periodOf(kindTerms[kind].unit, civilDay(now, firstZone))
  const period = periodBefore(next)
  return { period, next, isNews: timesOf(kind, period.end, lastZone).until >= now }
}

export function periodFrom(kind: ReportMailKind, start: string): Period {
  return periodOf(kindTerms[kind].unit, start)
}

/** Path of the reports screen. */
export function reportPathOf(kind: ReportMailKind, start: string): string {
  return `/relatorios?periodo=${kindTerms[kind].address}&inicio=${start}`
}

/** Due time and expiry of the mail: the local morning after the period. */
export function timesOf(kind: ReportMailKind, end: string, timezone: string): { dueAt: Date; until: Date } {
  const dueAt = instantOf(new Date(`${addDays(end, 1)}T${sentAt}:00Z`), timezone)
  return { dueAt, until: new Date(dueAt.getTime() + kindTerms[kind].newsMs) }
}
