import type { Mailer } from '../../adapters/mail/mailer.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import { findContact } from '../../account/users/service.ts'
import { readLedgerRows } from '../../billing/ledger/service.ts'
import { findFacts } from '../../billing/subscription/service.ts'
import { type AccountContext, accountContextOf, type Context } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { billingFooter } from './copy.ts'
import * as queries from './queries.ts'
import { composeMail, type LedgerChange, mailsAfter } from './rules.ts'

export interface BillingMailServices {
  readonly mailer: Mailer
  readonly publicOrigin: string
}

type MailContext = Context & BillingMailServices

/** Time for which a claimed mail is left to its sender; then another sender may claim it. */
const sendingMs = 5 * 60_000
/** Maximum number of mails per run, so that it ends within a minute; the next run sends the rest. */
const atATime = 50

/**
 * Adds the mails that a change of the ledger causes, in the transaction of the change, so that no mail is lost; a
 * repeated report adds none. Returns whether a mail is due now.
 */
export async function addMailsAfter(tx: AccountTransaction, change: LedgerChange): Promise<boolean> {
  const mails = mailsAfter(change)
  await queries.addMails(tx, [{ accountId: tx.accountId, mails }])
  return mails.some(({ dueAt }) => dueAt <= change.now)
}

/** Sends up to `atATime` due mails of the account. */
export async function sendMailsTo(ctx: AccountContext & BillingMailServices): Promise<void> {
  const { accountId } = ctx
  const due = { now: ctx.clock.now(), most: atATime, accountId }
  await sendAll(ctx, await ctx.database.asSystem((tx) => queries.listOpenMails(tx, due)))
}

/** Sends up to `atATime` due mails of all accounts. */
export async function sendOpenMails(ctx: MailContext, signal: AbortSignal): Promise<void> {
  const due = { now: ctx.now, most: atATime }
  await sendAll(ctx, await ctx.database.asSystem((tx) => queries.listOpenMails(tx, due)), signal)
}

/**
 * Sends the mails in turn until `signal` aborts; a failure does not stop the others. The log omits the error's text,
 * because a mail server's rejection contains the recipient's address.
 */
async function sendAll(
  ctx: MailContext,
  mails: readonly queries.OpenMail[],
  signal?: AbortSignal,
): Promise<void> {
  for (const mail of mails) {
    if (signal?.aborted) return
    await send(accountContextOf(ctx, mail.accountId), mail).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown'
      ctx.log.warn({ mail: mail.kind, error: name }, 'mail could not be sent')
    })
  }
}

/**
 * Claims and sends one mail, unless it is obsolete. It is completed after the mailer accepted it, so a crash in between
 * sends it twice rather than never.
 */
async function send(ctx: AccountContext & BillingMailServices, mail: queries.OpenMail): Promise<void> {
  const { database, log, now } = ctx
  const before = new Date(now.getTime() - sendingMs)
  const isOurs = await database.asSystem((tx) => queries.claimMail(tx, mail, { now, before }))
  if (!isOurs) return
  if (now <= mail.until) await compose(ctx, mail)
  else log.warn({ mail: mail.kind }, 'mail expired before it was sent')
  await database.asSystem((tx) => queries.completeMail(tx, mail, ctx.clock.now()))
}

async function compose(ctx: AccountContext & BillingMailServices, mail: queries.OpenMail): Promise<void> {
  const { accountId, database, mailer, now, publicOrigin } = ctx
  const contact = await findContact(ctx)
  const { rows, facts } = await database.asAccount(accountId, async (tx) => ({
    rows: await readLedgerRows(tx),
    facts: await findFacts(tx),
  }))
  if (!contact || !facts) return
  const frame = {
    name: contact.name,
    paymentsLink: `${publicOrigin}/pagamentos`,
    plansLink: `${publicOrigin}/paywall`,
  }
  const content = composeMail(mail, frame, { ...rows, facts, now })
  if (content) await mailer.send(renderMail(contact.email, content, billingFooter))
}
