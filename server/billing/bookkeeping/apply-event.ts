import type { MailboxCodes, MailboxSales, SalesChange } from '../../account/mailboxes/rules.ts'
import { changeSales, lockSales, readSales } from '../../account/mailboxes/service.ts'
import { findContact } from '../../account/users/service.ts'
import { addMailsAfter, sendMailsTo } from '../../messages/billing-mails/service.ts'
import { type AccountTransaction, ofAccount } from '../../platform/database/database.ts'
import { nextLedger } from '../ledger/next-ledger.ts'
import { listOrders, listRenewals, saveRows } from '../ledger/queries.ts'
import {
  factsOf,
  hasSamePurchases,
  type Ledger,
  type LedgerEffect,
  type LedgerEvent,
  type LedgerStep,
} from '../ledger/rules.ts'
import { linkMs, patienceMs } from '../orders/rules.ts'
import { lockSubscription, saveFacts } from '../subscription/service.ts'
import type { BillingServices, BuyerContext } from './billing-services.ts'

/**
 * Applies an event to the account's ledger, writes the log lines of its effects, and sends the due mails in the
 * background. Returns the new ledger and its effects; `performEffects` makes the calls to the provider. Throws the
 * refusals of `nextLedger`.
 */
export async function applyEvent(ctx: BuyerContext, event: LedgerEvent): Promise<LedgerStep> {
  const { ledger, effects, hasDueMail } = await commitEvent(ctx, event)
  for (const effect of effects)
    if (effect.kind === 'log') ctx.log[effect.level](effect.fields, effect.message)
  if (hasDueMail) ctx.background.run(sendMailsTo(ctx))
  return { ledger, effects }
}

/**
 * Applies an event in one transaction, under the subscription lock that `takeScan` takes too: loads the ledger and
 * saves the changed rows, the subscription and the mails. A crash afterwards loses nothing. `hasDueMail`: a mail is due
 * now.
 */
export async function commitEvent(
  ctx: BuyerContext,
  event: LedgerEvent,
): Promise<LedgerStep & { readonly hasDueMail: boolean }> {
  const { accountId, now } = ctx
  const contact = await findContact(ctx)
  const codes = contact ? saleCodes(ctx, contact.email) : null
  return ctx.database.asSystem(async (system) => {
    const tx = ofAccount(system, accountId)
    const kept = await lockSubscription(tx, now)
    const before: Ledger = {
      accountId,
      trialEnd: kept.trialEnd,
      seller: ctx.payments,
      mailbox: codes ? await loadSales(tx, codes, { event, now }) : noSales,
      orders: await listOrders(tx),
      renewals: await listRenewals(tx),
    }
    const { ledger, effects } = nextLedger(before, event, now)
    const facts = factsOf(ledger)
    if (ledger === before && hasSamePurchases(kept, facts)) return { ledger, effects, hasDueMail: false }
    await saveRows(tx, before, ledger)
    for (const effect of effects) if (codes && isSalesChange(effect)) await changeSales(tx, codes, effect)
    await saveFacts(tx, facts)
    const hasDueMail = await addMailsAfter(tx, { before, after: ledger, facts, now })
    return { ledger, effects, hasDueMail }
  })
}

function isSalesChange(effect: LedgerEffect): effect is SalesChange {
  const { kind } = effect
  return kind === 'holdDiscount' || kind === 'useDiscount' || kind === 'noteWithdrawal'
}

/**
 * Returns the mailbox codes under which purchases are recorded. Demonstration purchases have separate codes, so that
 * they never block a real purchase.
 */
export function saleCodes(
  { codeMailbox, payments }: Pick<BillingServices, 'codeMailbox' | 'payments'>,
  email: string,
): MailboxCodes {
  return codeMailbox(email, payments.isDemonstration ? 'demonstration' : 'sale')
}

/** Mailbox sales of an account without contact data, because it is being deleted. */
const noSales: MailboxSales = { discounts: [], withdrawals: [], releasedAt: null }

function loadSales(
  tx: AccountTransaction,
  codes: MailboxCodes,
  { event, now }: { readonly event: LedgerEvent; readonly now: Date },
): Promise<MailboxSales> {
  return event.kind === 'orderPlaced' && event.asked.discount > 0
    ? lockSales(tx, codes, new Date(now.getTime() + linkMs + patienceMs))
    : readSales(tx, codes)
}
