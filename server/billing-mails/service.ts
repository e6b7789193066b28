import type { Mailer } from '../adapters/mail/mailer.ts'
import { renderMail } from '../adapters/mail/mail-template.ts'
import { type BillingOutbox, readBook } from '../billing/service.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { findFacts, listTrialsEnding } from '../subscription/service.ts'
import { billingFooter } from './copy.ts'
import * as queries from './queries.ts'
import { composeMail, mailsAfter, type trialEnds, type TrialSpan } from './rules.ts'

export interface OutboxParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly publicOrigin: string
  readonly findContact: (accountId: AccountId) => Promise<{ name: string; email: string } | undefined>
}

/** After that whoever set out to send a mail has failed, or is no more. */
const sendingMs = 5 * 60_000
/** Few enough to be done within a minute; the others come next time. */
const atATime = 50

export type Outbox = ReturnType<typeof createOutbox>

/**
 * What an account is told by mail. A mail is a row in the transaction of what it tells, so none is lost and, however
 * often a message repeats, none is written twice. It counts as sent once the mailer has taken it: a process that ends
 * in the instant between leaves a mail that is sent a second time rather than never.
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

  /** Tells each of these trials' owners once; whom it does not concern any more is left out when it is sent. */
  async function tellOfTrials(span: TrialSpan, mailOf: typeof trialEnds): Promise<void> {
    await database.asSystem(async (tx) => {
      const trials = await listTrialsEnding(tx, span.after, span.upTo)
      const written = trials.map(({ accountId, trialEnd }) => ({
        accountId,
        mails: [mailOf(accountId, trialEnd)],
      }))
      await queries.addMails(tx, written)
    })
  }

  /** Sends what is due and was not sent. */
  async function sendOpen(signal: AbortSignal): Promise<void> {
    await sendAll(await database.asSystem((tx) => queries.listOpenMails(tx, clock.now(), atATime)), signal)
  }

  /** One that cannot be sent stops no other. No line says to whom: a mail server's refusal holds the address. */
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
    await database.asSystem((tx) => queries.settleMail(tx, mail, clock.now()))
  }

  async function compose(mail: queries.OpenMail, now: Date): Promise<void> {
    const { accountId } = mail
    const contact = await parts.findContact(accountId)
    const { book, facts } = await database.asSystem(async (tx) => ({
      book: await readBook(tx, accountId),
      facts: await findFacts(tx, accountId),
    }))
    if (!contact || !facts) return
    const content = composeMail(mail, { name: contact.name, paymentsLink, plansLink }, book, facts, now)
    if (content) await mailer.send(renderMail(contact.email, content, billingFooter))
  }

  return { write, sendTo, tellOfTrials, sendOpen }
}
