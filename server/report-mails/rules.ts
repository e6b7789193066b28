import type { StoppableMail } from '../settings/service.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import { type Period, periodBefore, periodOf } from '#nutrition/reports/period.ts'
import { civilDay, instantOf } from '../platform/civil-day.ts'
import type { reportMailKinds } from './table.ts'

export type ReportMailKind = (typeof reportMailKinds)[number]

/** When people look into their mail, by their own clock. */
const sentAt = '08:00'
/** Where days begin first, and where they end last. */
const [firstZone, lastZone] = ['Pacific/Kiritimati', 'Etc/GMT+12']
const hourMs = 3_600_000

interface KindTerms {
  readonly unit: 'week' | 'month'
  readonly setting: StoppableMail
  /** As addresses of the app say it. */
  readonly address: string
  /** So long after it is due it still tells something new. */
  readonly newsMs: number
}

export const kindTerms = {
  weekly: { unit: 'week', setting: 'weekly_summary_mail', address: 'semana', newsMs: 36 * hourMs },
  monthly: { unit: 'month', setting: 'monthly_report_mail', address: 'mes', newsMs: 72 * hourMs },
} as const satisfies Readonly<Record<ReportMailKind, KindTerms>>

/** The period that ended last where days begin first, the one after it, and whether its mail is news anywhere still. */
export function lastPeriod(kind: ReportMailKind, now: Date) {
  const next = periodOf(kindTerms[kind].unit, civilDay(now, firstZone))
  const period = periodBefore(next)
  return { period, next, isNews: timesOf(kind, period.end, lastZone).until >= now }
}

export function periodFrom(kind: ReportMailKind, start: string): Period {
  return periodOf(kindTerms[kind].unit, start)
}

/** Where the screen of reports shows it. */
export function reportPathOf(kind: ReportMailKind, start: string): string {
  return `/relatorios?periodo=${kindTerms[kind].address}&inicio=${start}`
}

/** In the morning after the period, where its person lives. */
export function timesOf(kind: ReportMailKind, end: string, timezone: string): { dueAt: Date; until: Date } {
  const dueAt = instantOf(new Date(`${addDays(end, 1)}T${sentAt}:00Z`), timezone)
  return { dueAt, until: new Date(dueAt.getTime() + kindTerms[kind].newsMs) }
}
