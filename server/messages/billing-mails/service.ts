import type { Mailer } from '../../adapters/mail/mailer.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import { readLedger } from '../../billing/checkout/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, ofAccount } from '../../platform/database/database.ts'
import type { Log } from '../../platform/observability/log.ts'
import { findFacts, listTrialsEnding } from '../../billing/subscription/service.ts'
import { billingFooter } from './copy.ts'
import * as queries from './queries.ts'
import { composeMail, mailsAfter, type trialEnds, type TrialSpan } from './rules.ts'
import type { BillingOutbox } from '../../billing/checkout/rules.ts'

export interface OutboxParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly publicOrigin: string
  readonly findContact: (accountId: AccountId) => Promise<{ name: string; email: string } | undefined>
}

/** Lease of a claimed mail. A sender that takes longer is assumed dead. */
const sendingMs = 5 * 60_000
/** Batch size that finishes within a minute; the rest is left to the next run. */
const atATime = 50

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Outbox of billing mails. A mail is a row in the transaction of its event, so none is lost, and a repeated message
 * adds no second one. It is marked as sent after the mailer has accepted it, so a crash in between sends it twice
 * rather than never.
 */
export function createOutbox(parts: OutboxParts) {
  const { database, clock, log, mailer, publicOrigin } = parts
  const paymentsLink = `${publicOrigin}/pagamentos`
  const plansLink = `${publicOrigin}/paywall`

  const write: BillingOutbox['write'] = async (tx, accountId, before, after, facts) => {
    const now = clock.now()
    const mails = mailsAfter(before, after, facts, now)
    await queries.addMails(tx, [{ accountId, mails }])
    return mails.some(({ dueAt }) => dueAt <= now)
  }

  async function sendTo(accountId: AccountId): Promise<void> {
    await sendAll(await database.asSystem((tx) => queries.listOpenMails(tx, clock.now(), atATime, accountId)))
  }

  /** Adds one mail per trial in the span. Mails that no longer apply are dropped when they are due. */
  async function addTrialMails(span: TrialSpan, mailOf: typeof trialEnds): Promise<void> {
    await database.asSystem(async (tx) => {
      const trials = await listTrialsEnding(tx, span.after, span.upTo)
      const written = trials.map(({ accountId, trialEnd }) => ({
        accountId,
        mails: [mailOf(accountId, trialEnd)],
      }))
      await queries.addMails(tx, written)
    })
  }

  /** Sends due mails. */
  async function sendOpen(signal: AbortSignal): Promise<void> {
    await sendAll(await database.asSystem((tx) => queries.listOpenMails(tx, clock.now(), atATime)), signal)
  }

  /**
   * Sends each mail; a failure does not stop the others. The log omits the error text, because a mail server's
   * rejection contains the address.
   */
  async function sendAll(mails: readonly queries.OpenMail[], signal?: AbortSignal): Promise<void> {
    for (const mail of mails) {
      if (signal?.aborted) return
      await send(mail).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'unknown'
        log.warn({ mail: mail.kind, error: name }, 'mail could not be sent')
      })
    }
  }

  async function send(mail: queries.OpenMail): Promise<void> {
    const now = clock.now()
    const before = new Date(now.getTime() - sendingMs)
    const isOurs = await database.asSystem((tx) => queries.claimMail(tx, mail, now, before))
    if (!isOurs) return
    if (now <= mail.until) await compose(mail, now)
    else log.warn({ mail: mail.kind }, 'mail given up')
    await database.asSystem((tx) => queries.completeMail(tx, mail, clock.now()))
  }

  async function compose(mail: queries.OpenMail, now: Date): Promise<void> {
    const { accountId } = mail
    const contact = await parts.findContact(accountId)
    const { ledger, facts } = await database.asSystem(async (tx) => {
      const own = ofAccount(tx, accountId)
      return { ledger: await readLedger(own), facts: await findFacts(own) }
    })
    if (!contact || !facts) return
    const content = composeMail(mail, { name: contact.name, paymentsLink, plansLink }, ledger, facts, now)
    if (content) await mailer.send(renderMail(contact.email, content, billingFooter))
  }

  return { write, sendTo, addTrialMails, sendOpen }
}
