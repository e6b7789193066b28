import { allows } from '#contract/billing/entitlements.ts'
import type { Period } from '#nutrition/reports/period.ts'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { MailContent } from '../../adapters/mail/mail-content.ts'
import type { MonthlyDocuments } from '../../reports/monthly-documents/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/observability/log.ts'
import { homeTimezone } from '../../account/profile/service.ts'
import { readReport } from '../../reports/reports/service.ts'
import { readSettings } from '../../account/settings/service.ts'
import { readSubscription } from '../../billing/subscription/service.ts'
import type { Unsubscriptions } from '../unsubscriptions/service.ts'
import { documentMail, monthlyMail, weeklyMail } from './copy.ts'
import * as queries from './queries.ts'
import { kindTerms, lastPeriod, periodFrom, reportPathOf, type ReportMailKind, timesOf } from './rules.ts'
import { reportMailKinds } from './table.ts'

export interface ReportMailParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly publicOrigin: string
  readonly unsubscriptions: Unsubscriptions
  readonly documents: Pick<MonthlyDocuments, 'linkTo'>
  readonly hasAccess: (accountId: AccountId) => Promise<boolean>
  readonly findContact: (accountId: AccountId) => Promise<{ name: string; email: string } | undefined>
}

/** Lease of a claimed mail. A sender that takes longer is assumed dead. */
const sendingMs = 5 * 60_000
const atATime = 50
/** Rows per transaction. */
const foundAtATime = 1000
/** Retention, much longer than a mail is retried. */
const keptMs = 100 * 86_400_000
/** Limits a run to minutes; the rest is left to the next run. */
const mostBatches = 40

export type ReportMails = ReturnType<typeof createReportMails>

/** Outbox of mails that announce a finished week or month: one per account and period, sent the next local morning. */
export function createReportMails(parts: ReportMailParts) {
  const { database, clock, log, publicOrigin } = parts

  /**
   * Adds mails for periods that have ended, or will end within hours, in the account's time zone. Periods without
   * records get none.
   */
  async function find(): Promise<void> {
    for (const kind of reportMailKinds) {
      const { period, next, isNews } = lastPeriod(kind, clock.now())
      const told = isNews ? period : next
      await database.asSystem((tx) => queries.removeDueBefore(tx, { kind, periodStart: told.start }))
      if (isNews) await findAll(kind, period)
    }
  }

  async function findAll(kind: ReportMailKind, { start, end }: Period): Promise<void> {
    const told = { kind, periodStart: start }
    let last: AccountId | undefined
    do {
      last = await database.asSystem(async (tx) => {
        const due = await queries.listDue(tx, told, last, foundAtATime)
        if (due.length === 0) return undefined
        const timezones = await queries.listTimezones(tx, due)
        const mails = due.map((userId) => ({
          userId,
          ...timesOf(kind, end, timezones.get(userId) ?? homeTimezone),
        }))
        await queries.addMails(tx, told, mails)
        return due[foundAtATime - 1]
      })
    } while (last)
  }

  /** Sends due mails. A failure does not stop the others, and the log omits the recipient. */
  async function send(signal: AbortSignal): Promise<void> {
    for (let batch = 0; batch < mostBatches; batch++) {
      const open = await database.asSystem((tx) =>
        queries.listOpen(tx, clock.now(), claimedBefore(), atATime),
      )
      for (const mail of open) {
        if (signal.aborted) return
        await sendOne(mail).catch((error: unknown) => {
          const name = error instanceof Error ? error.name : 'unknown'
          log.warn({ mail: mail.kind, error: name }, 'mail could not be sent')
        })
      }
      if (open.length < atATime) return
    }
  }

  function claimedBefore(): Date {
    return new Date(clock.now().getTime() - sendingMs)
  }

  async function sendOne(mail: queries.OpenMail): Promise<void> {
    const now = clock.now()
    const isOurs = await database.asSystem((tx) => queries.claim(tx, mail, now, claimedBefore()))
    if (!isOurs) return
    if (now <= mail.until) await sendMail(mail, now)
    else log.warn({ mail: mail.kind }, 'mail given up')
    await database.asSystem((tx) => queries.complete(tx, mail, clock.now()))
  }

  /** Composes and sends a mail from the settings, plan and days at sending time. */
  async function sendMail({ accountId, kind, periodStart }: queries.OpenMail, now: Date): Promise<void> {
    const { unit, setting } = kindTerms[kind]
    const contact = await parts.findContact(accountId)
    const isWanted = (await readSettings({ database, accountId }))[setting]
    if (!contact || !isWanted || !(await parts.hasAccess(accountId))) return
    const report = await readReport(database, accountId, { period: unit, start: periodStart }, now)
    if (report.days_logged === 0 && report.adherence.days_recorded === 0) return
    const content = await compose(accountId, kind, periodStart, contact.name)
    const footer = parts.unsubscriptions.footerOf(accountId, setting)
    await parts.mailer.send(renderMail(contact.email, content, footer))
  }

  async function compose(
    accountId: AccountId,
    kind: ReportMailKind,
    periodStart: string,
    name: string,
  ): Promise<MailContent> {
    const period = periodFrom(kind, periodStart)
    const frame = { name, reportLink: `${publicOrigin}${reportPathOf(kind, period.start)}` }
    if (kind === 'weekly') return weeklyMail(frame, period)
    const subscription = await readSubscription({ database, accountId, now: clock.now() })
    if (!allows(subscription, 'mailed_documents')) return monthlyMail(frame, period)
    const link = parts.documents.linkTo({ accountId, month: periodStart.slice(0, 7) })
    return documentMail(frame, period, link)
  }

  /** Deletes old mails. */
  const tidy = () =>
    database.asSystem((tx) => queries.removeSettled(tx, new Date(clock.now().getTime() - keptMs)))

  return { find, send, tidy }
}
