import type { Payment, Renewal } from '#contract/billing/billing.ts'
import type { PlanId } from '#contract/billing/plans.ts'
import { inArray } from 'drizzle-orm'
import { type Payments } from '../../adapters/payments/configured-payments.ts'
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  standsBeside,
} from '../../adapters/payments/payment-provider.ts'
import {
  endWaiting,
  refundPayments,
  openCheckout,
  placeOrder,
  applyPaymentReport,
} from '../orders/service.ts'
import { type Asked, describePayment, isShown, mayBePaid, type PlacedOrder } from '../orders/rules.ts'
import {
  claimPolling,
  findOrder as findPlacedOrder,
  listDemonstrators,
  listOrders,
  saveOrder,
} from '../orders/queries.ts'
import type { CodeMailbox, MailboxCodes } from '../../account/mailboxes/rules.ts'
import { describeRenewal, offersRenewal, type PlacedRenewal } from '../renewals/rules.ts'
import { listRenewals } from '../renewals/queries.ts'
import { releaseMailbox, useDiscount } from '../../account/mailboxes/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Background } from '../../platform/observability/background.ts'
import type { Clock } from '../../platform/clock.ts'
import {
  type AccountTransaction,
  type Database,
  ofAccount,
  type Transaction,
} from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Account } from '../../platform/http/session.ts'
import { createRenewals } from '../renewals/service.ts'
import { closeLinks, createRefunds, refuseReturned } from '../refunds/service.ts'
import { findFacts, saveFacts, lockSubscription } from '../subscription/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { paymentNotices } from './table.ts'

export interface BillingParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly background: Background
  readonly outbox: rules.BillingOutbox
  readonly payments: Payments
  readonly publicOrigin: string
  readonly codeMailbox: CodeMailbox
  readonly findContact: (accountId: AccountId) => Promise<Pick<Account, 'email'> | undefined>
}

/** Buyer's e-mail decides the mailbox under which discounts and withdrawals are recorded. */
type Buyer = Pick<Account, 'id' | 'email'>

export interface AskedPurchase {
  readonly plan: PlanId | 'pro'
  readonly discount?: number | undefined
  readonly auto_renew?: boolean | undefined
  readonly cancel_renewal?: boolean | undefined
}

export type Billing = ReturnType<typeof createBilling>

/** Minimum interval between provider lookups for a payment. The waiting page polls every few seconds. */
const pollPauseMs = 5000

/** Orders and their payments. Only the provider's answer to a lookup determines what was paid. */
export function createBilling(parts: BillingParts) {
  const { database, clock, log, background, outbox, payments, publicOrigin, codeMailbox } = parts
  const renewals = createRenewals({
    database,
    clock,
    log,
    payments,
    change: (accountId, work) => change(accountId, (tx, ledger) => work(tx, ledger.renewals)),
    endWaiting,
  })
  const refunds = createRefunds({ database, clock, log, payments, change, take: takePayment })

  async function purchase(account: Account, wanted: AskedPurchase) {
    const provider = theProvider()
    const asked = askedOrder(wanted, payments)
    const order = await database.asSystem((tx) => openOrder(tx, account, asked))
    if (order.renewalId) await renewals.cancelOtherLinks(account.id, order.renewalId, provider)
    const address = order.checkoutAddress ?? (await openLink(provider, account, order))
    const renewal = order.cancelsRenewal ? null : await readRenewal(account.id)
    const goesOn = renewal && renewal.status !== 'canceled'
    return { init_point: address, payment_id: order.id, renewal: goesOn ? renewal : null }
  }

  async function openLink(provider: PaymentProvider, account: Account, order: PlacedOrder): Promise<string> {
    const address = await orUnavailable(() => addressFor(provider, account, order))
    await change(order.accountId, async (tx, ledger) => {
      const found = ledger.orders.find(({ id }) => id === order.id) ?? order
      await saveOrder(tx, { ...found, checkoutAddress: address })
      return true
    })
    return address
  }

  function theProvider(): PaymentProvider {
    if (!payments.provider) throw fail('payments_off')
    return payments.provider
  }

  /**
   * Returns the mailbox codes under which purchases are recorded. Demonstration has separate codes, so its purchases
   * never block a real one.
   */
  function codesOf({ email }: Pick<Account, 'email'>): MailboxCodes {
    return codeMailbox(email, payments.isDemonstration ? 'demonstration' : 'sale')
  }

  async function openOrder(tx: Transaction, account: Buyer, asked: Asked): Promise<PlacedOrder> {
    const now = clock.now()
    const own = ofAccount(tx, account.id)
    const codes = codesOf(account)
    await lockSubscription(own, now)
    if (asked.kind === 'renewal') await renewals.refuseSecond(own)
    const known = (await listOrders(own)).filter(stands)
    await refuseReturned(tx, codes, asked.plan, known, now)
    const addRenewal = () => renewals.add(own, asked.plan)
    return placeOrder(own, asked, known, { now, addRenewal, codes })
  }

  function stands(order: PlacedOrder): boolean {
    return standsBeside(order, payments)
  }

  async function addressFor(provider: PaymentProvider, account: Account, order: PlacedOrder) {
    const page = `${publicOrigin}/pagamentos?pedido=${order.id}`
    const { plan, kind, reference, amountCents } = order
    if (kind === 'renewal') {
      const asked = { reference, plan, amountCents, payerEmail: account.email, returnAddress: page }
      return renewals.open(provider, account.id, asked)
    }
    return openCheckout(order, provider, { buyer: account, page, publicOrigin })
  }

  /**
   * Changes an account's orders under its lock, updates the subscription and saves the due mails. `work` returns
   * whether it changed anything; most messages repeat a known state.
   */
  async function change(
    accountId: AccountId,
    work: (tx: AccountTransaction, ledger: rules.Ledger) => Promise<boolean>,
  ): Promise<void> {
    const isNews = await database.asSystem(async (tx) => {
      const own = ofAccount(tx, accountId)
      const { trialEnd } = await lockSubscription(own, clock.now())
      const before = await readLedger(own)
      if (!(await work(own, before))) return false
      const heard = await readLedger(own)
      await renewals.requestCancellation(tx, rules.unwantedRenewals(heard))
      for (const order of rules.chargesAfterWithdrawal(heard)) await saveOrder(tx, order)
      const after = await readLedger(own)
      const used = rules.discountPaid(before, after)
      if (used) await useDiscount(tx, used.orderIds, used.paidAt)
      const facts = rules.factsOf(after, payments)
      await saveFacts(own, facts)
      return outbox.write(tx, accountId, before, after, { ...facts, trialEnd })
    })
    if (isNews) background.run(outbox.sendTo(accountId))
  }

  /** Returns the account of a reference, or `null` for a reference of another system. */
  async function ownerOf({ reference }: { readonly reference: string | null }): Promise<AccountId | null> {
    if (reference === null || !rules.isReference(reference)) return null
    return database.asSystem((tx) => queries.findOwner(tx, reference))
  }

  async function applyPayment(payment: ProviderPayment): Promise<void> {
    const accountId = await ownerOf(payment)
    if (!accountId) return
    await takePayment(accountId, payment)
    await endAndRefund(accountId)
  }

  async function takePayment(accountId: AccountId, payment: ProviderPayment): Promise<void> {
    const contact = await parts.findContact(accountId)
    await change(accountId, async (tx, ledger) => {
      const now = clock.now()
      // Since the link was opened, another account of the mailbox may have returned the plan.
      if (contact) await closeLinks(tx, codesOf(contact), ledger.orders.filter(stands), now)
      const orders = contact ? await listOrders(tx) : ledger.orders
      const renewal = ledger.renewals.find(({ id }) => id === payment.reference)
      const { collectorId } = payments
      const isNews = await applyPaymentReport(tx, payment, orders, renewal, { log, now, collectorId })
      const isReplaced = isNews && rules.hasReplaced(ledger.orders, await listOrders(tx))
      if (isReplaced) await renewals.requestCancellation(tx, ledger.renewals)
      return isNews
    })
  }

  /** Performs the pending refunds and cancellations; the next job run retries failures. */
  async function endAndRefund(accountId: AccountId): Promise<void> {
    if (!payments.provider) return
    await renewals.tryToEndPending(accountId, payments.provider)
    await refunds.refundOwed(accountId)
  }

  async function applyRenewal(providerRenewalId: string): Promise<void> {
    const provider = theProvider()
    const report = await provider.readRenewal(providerRenewalId)
    const accountId = await ownerOf(report)
    if (!accountId) return
    await renewals.applyReport(accountId, report)
    await renewals.tryToEndPending(accountId, provider)
  }

  /** Reads the resource that a provider notice names and applies its state; a fraud alert undoes the payment. */
  async function lookUp({ type, resourceId }: Pick<queries.Notice, 'type' | 'resourceId'>): Promise<void> {
    const provider = theProvider()
    const applyPaymentById = async (id: string) => applyPayment(await provider.readPayment(id))
    if (type === 'payment') await applyPaymentById(resourceId)
    if (type === 'merchant_order') {
      const { payments: tried } = await provider.readMerchantOrder(resourceId)
      for (const { paymentId } of tried) await applyPaymentById(paymentId)
    }
    if (type === 'fraud_alert') {
      await undoPayment(resourceId)
    }
    if (type === 'renewal') await applyRenewal(resourceId)
    if (type === 'charge') {
      const charge = await provider.readCharge(resourceId)
      if (charge.payment) await applyPaymentById(charge.payment.paymentId)
      const accountId = await ownerOf(charge)
      if (accountId) await renewals.applyCharge(accountId, charge)
    }
  }

  /** Cancels or refunds a payment that the provider flagged as fraud. */
  async function undoPayment(paymentId: string): Promise<void> {
    const provider = theProvider()
    const payment = await provider.readPayment(paymentId)
    const accountId = await ownerOf(payment)
    if (!accountId) return
    await applyPayment(payment)
    const orders = await database.asSystem((tx) => listOrders(ofAccount(tx, accountId)))
    const order = orders.find(({ reports }) => reports.some((report) => report.paymentId === paymentId))
    // A payment that does not match its order grants nothing, so there is nothing to undo.
    if (!order) return
    if (payment.status === 'pending') await applyPayment(await provider.cancelPayment(paymentId))
    if (payment.status === 'approved') await applyPayment(await refundPayments(provider, order, paymentId))
    // Cancels the renewal as well, so that its card is not charged again.
    if (order.renewalId) await renewals.end(accountId, provider, ({ id }) => id === order.renewalId)
  }

  /** Looks up all payments of an order or of a renewal's charges. */
  async function pollReference(reference: string, providerRenewalId: string | null): Promise<void> {
    const provider = theProvider()
    if (providerRenewalId !== null) await applyRenewal(providerRenewalId)
    const found = await provider.findPayments(reference)
    for (const payment of found.toReversed()) await applyPayment(payment)
  }

  /** Looks up a renewal's charges and ends unwanted renewals. */
  async function pollRenewal(renewal: PlacedRenewal, linksMadeBefore: Date): Promise<void> {
    const { accountId, id, cardSince, providerRenewalId } = renewal
    if (!standsBeside(renewal, payments)) return
    if (cardSince !== null) await pollReference(id, providerRenewalId)
    await renewals.cancelOldLinks(accountId, linksMadeBefore)
    await renewals.endPending(accountId, theProvider())
  }

  async function pollOrder(order: PlacedOrder): Promise<void> {
    if (!stands(order)) return
    const { accountId, reference, renewalId } = order
    const placed = await database.asSystem((tx) => listRenewals(ofAccount(tx, accountId)))
    await pollReference(reference, placed.find(({ id }) => id === renewalId)?.providerRenewalId ?? null)
  }

  async function findOrder(accountId: AccountId, id: string): Promise<PlacedOrder> {
    const order = await database.asAccount(accountId, (tx) => findPlacedOrder(tx, id))
    if (!order) throw fail('payment_not_found')
    return order
  }

  function describe(order: PlacedOrder): Payment {
    return describePayment(order, clock.now(), stands(order))
  }

  async function list(accountId: AccountId): Promise<Payment[]> {
    const placed = await database.asAccount(accountId, (tx) => listOrders(tx))
    return placed.filter(isShown).map(describe)
  }

  /**
   * Returns a payment, after looking it up at the provider when the buyer returns, so that it also works where no
   * webhook arrives.
   */
  async function read(accountId: AccountId, id: string): Promise<Payment> {
    const order = await findOrder(accountId, id)
    const now = clock.now()
    if (!mayBePaid(order, now) || !payments.provider) return describe(order)
    const before = new Date(now.getTime() - pollPauseMs)
    const isOurs = await database.asSystem((tx) => claimPolling(tx, order, now, before))
    if (isOurs) await pollOrder(order).catch(noteTrouble)
    return describe(await findOrder(accountId, id))
  }

  async function withdraw(account: Buyer, id: string): Promise<Payment> {
    const { id: accountId } = account
    await refunds.declareWithdrawal(accountId, id, codesOf(account))
    await endAndRefund(accountId)
    return describe(await findOrder(accountId, id))
  }

  /** Lifts the purchase block of a mailbox. Called after support has contacted the buyer. */
  async function release(email: string): Promise<void> {
    await database.asSystem((tx) => releaseMailbox(tx, codesOf({ email }), clock.now()))
  }

  async function readRenewal(accountId: AccountId): Promise<Renewal | null> {
    const renewal = await renewals.find(accountId)
    return renewal && describeRenewal(renewal)
  }

  async function cancelRenewal(accountId: AccountId): Promise<Renewal> {
    const renewal = await orUnavailable(() => renewals.endAll(accountId, theProvider()))
    if (!renewal) throw fail('renewal_not_found')
    return describeRenewal(renewal)
  }

  /**
   * Recalculates subscriptions that have demonstration purchases, because these only count until real payments are
   * configured. Runs at startup, the only time when the configuration changes.
   */
  async function recountDemonstrations(signal: AbortSignal): Promise<void> {
    for (const accountId of await database.asSystem((tx) => listDemonstrators(tx))) {
      if (signal.aborted) return
      await change(accountId, async (tx, ledger) => {
        const hasEnded = await renewals.endDemonstrations(tx, ledger.renewals)
        const kept = await findFacts(tx)
        return hasEnded || !rules.hasSamePurchases(kept, rules.factsOf(ledger, payments))
      })
    }
  }

  function noteTrouble(error: unknown): void {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ kind: error.kind, error: error.message }, 'payment provider failed')
  }

  async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      noteTrouble(error)
      const isLink = error instanceof ProviderError && error.kind === 'no_link'
      throw fail(isLink ? 'payment_link_missing' : 'payment_provider_unavailable')
    }
  }

  return {
    purchase,
    list,
    read,
    withdraw,
    release,
    readRenewal,
    cancelRenewal,
    lookUp,
    pollRenewal,
    pollOrder,
    expireOrder: refunds.expireOrder,
    refundOwed: refunds.refundOwed,
    recountDemonstrations,
  }
}

function askedOrder(
  { plan: asked, discount = 0, auto_renew, cancel_renewal: cancelsRenewal = false }: AskedPurchase,
  { isDemonstration }: Pick<Payments, 'isDemonstration'>,
): Asked {
  const plan = rules.planOf(asked)
  if (!auto_renew) return { plan, kind: 'one_off', discount, isDemonstration, cancelsRenewal }
  if (!offersRenewal(plan) || discount !== 0) throw fail('renewal_not_offered')
  return { plan, kind: 'renewal', discount, isDemonstration, cancelsRenewal: false }
}

export async function readLedger(tx: AccountTransaction): Promise<rules.Ledger> {
  return { orders: await listOrders(tx), renewals: await listRenewals(tx) }
}

/** Deletes messages about resources of a deleted account. */
export async function deleteNoticesOf(tx: Transaction, resourceIds: readonly string[]): Promise<void> {
  await tx.delete(paymentNotices).where(inArray(paymentNotices.resourceId, [...resourceIds]))
}
