import { allows } from '#contract/billing/entitlements.ts'
import { readSettings } from '../../account/settings/service.ts'
import { findContact } from '../../account/users/service.ts'
import type { MailContent } from '../../adapters/mail/mail-content.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { type AccessServices, hasAccess, readSubscription } from '../../billing/subscription/service.ts'
import { type AccountContext, accountContextOf, type Platform } from '../../platform/context.ts'
import { type DocumentLinkServices, signDocumentLink } from '../../reports/monthly-documents/service.ts'
import { readReport } from '../../reports/reports/service.ts'
import { unsubscribeFooter, type UnsubscriptionServices } from '../unsubscriptions/service.ts'
import { documentMail, monthlyMail, weeklyMail } from './copy.ts'
import * as queries from './queries.ts'
import { kindTerms, periodFrom, reportPathOf } from './rules.ts'

export interface ReportMailServices extends UnsubscriptionServices, DocumentLinkServices, AccessServices {
  readonly mailer: Mailer
}

/** Time for which a claimed mail is left to its sender; then another sender may claim it. */
const sendingMs = 5 * 60_000
const atATime = 50
/** Maximum number of batches per run, so that a run takes minutes; the next run sends the rest. */
const mostBatches = 40
/** Retention of completed mails, much longer than a mail is retried. */
const keptMs = 100 * 86_400_000

/**
 * Sends due mails about a finished week or month, from an outbox with one mail per account and period. A failure does
 * not stop the others; the log omits the error's text, because a mail server's rejection contains the recipient's
 * address.
 */
export async function sendReportMails(
  services: Platform & ReportMailServices,
  signal: AbortSignal,
): Promise<void> {
  const { database, log } = services
  for (let batch = 0; batch < mostBatches; batch++) {
    const open = await database.asSystem((tx) => queries.listOpen(tx, attemptAt(services), atATime))
    for (const mail of open) {
      if (signal.aborted) return
      await sendOne(services, mail).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'unknown'
        log.warn({ mail: mail.kind, error: name }, 'mail could not be sent')
      })
    }
    if (open.length < atATime) return
  }
}

function attemptAt({ clock }: Platform): queries.Attempt {
  const now = clock.now()
  return { now, before: new Date(now.getTime() - sendingMs) }
}

async function sendOne(services: Platform & ReportMailServices, mail: queries.OpenMail): Promise<void> {
  const { database, clock, log } = services
  const isOurs = await database.asSystem((tx) => queries.claim(tx, mail, attemptAt(services)))
  if (!isOurs) return
  const ctx = accountContextOf(services, mail.accountId)
  if (ctx.now <= mail.until) await sendMail(ctx, mail)
  else log.warn({ mail: mail.kind }, 'mail expired before it was sent')
  await database.asSystem((tx) => queries.complete(tx, mail, clock.now()))
}

/**
 * Composes and sends the mail from the settings, plan and records at the time of sending. Sends none if the account is
 * gone, turned the mail off, has no access or no records in the period.
 */
async function sendMail(
  ctx: AccountContext & ReportMailServices,
  { kind, periodStart }: queries.ToldPeriod,
): Promise<void> {
  const { unit, setting } = kindTerms[kind]
  const contact = await findContact(ctx)
  const isWanted = (await readSettings(ctx))[setting]
  if (!contact || !isWanted || !(await hasAccess(ctx))) return
  const report = await readReport(ctx, { period: unit, start: periodStart })
  if (report.days_logged === 0 && report.adherence.days_recorded === 0) return
  const content = await composeMail(ctx, { kind, periodStart }, contact.name)
  await ctx.mailer.send(renderMail(contact.email, content, unsubscribeFooter(ctx, setting)))
}

async function composeMail(
  ctx: AccountContext & ReportMailServices,
  { kind, periodStart }: queries.ToldPeriod,
  name: string,
): Promise<MailContent> {
  const period = periodFrom(kind, periodStart)
  const frame = { name, reportLink: `${ctx.publicOrigin}${reportPathOf(kind, period.start)}` }
  if (kind === 'weekly') return weeklyMail(frame, period)
  if (!allows(await readSubscription(ctx), 'mailed_documents')) return monthlyMail(frame, period)
  const link = signDocumentLink(ctx, { month: periodStart.slice(0, 7) })
  return documentMail(frame, period, link)
}

/** Deletes mails completed more than `keptMs` ago. */
export async function deleteOldReportMails({ database, clock }: Platform): Promise<void> {
  await database.asSystem((tx) => queries.removeSettled(tx, new Date(clock.now().getTime() - keptMs)))
}
