import { randomUUID } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import type { Payment, Renewal } from '#contract/billing.ts'
import { exitOffer, type PlanId, plans } from '#contract/plans.ts'
import type { Payments } from '../adapters/payments/configured-payments.ts'
import {
  type Charge,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type Renewal as RenewalWord,
} from '../adapters/payments/payment-provider.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Background } from '../platform/background.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import type { Log } from '../platform/log.ts'
import type { Account } from '../platform/session.ts'
import { keepFacts, lockSubscription, type SubscriptionFacts } from '../subscription/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export { readBook } from './queries.ts'
export { type Book, homeTimezone, type PlacedOrder, type PlacedRenewal, withdrawalEndsAt } from './rules.ts'

/** Who tells an account of what has changed. */
export interface BillingOutbox {
  /** Called where the change is made, with the subscription locked. Tells whether something is due at once. */
  write(
    tx: Transaction,
    accountId: AccountId,
    before: rules.Book,
    after: rules.Book,
    facts: SubscriptionFacts,
  ): Promise<boolean>
  /** What this account is due to hear of; called when the change is committed. */
  sendTo(accountId: AccountId): Promise<void>
}

export interface BillingParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly background: Background
  readonly outbox: BillingOutbox
  readonly payments: Payments
  readonly publicOrigin: string
}

export interface AskedPurchase {
  readonly plan: PlanId | 'pro'
  readonly discount?: number | undefined
  readonly auto_renew?: boolean | undefined
}

export type Billing = ReturnType<typeof createBilling>

/** Whoever waits for a payment asks every few seconds; the provider is not asked more often than this. */
const askingPauseMs = 5000

/** Orders and their money. What the provider answers when asked is the only truth about money. */
export function createBilling(parts: BillingParts) {
  const { database, clock, log, background, outbox, payments, publicOrigin } = parts

  async function purchase(account: Account, asked: AskedPurchase) {
    const provider = theProvider()
    const wanted = wantedFrom(asked)
    const order = await database.asSystem((tx) => openOrder(tx, account.id, wanted, asked.discount ?? 0))
    if (order.checkoutAddress) return { init_point: order.checkoutAddress, payment_id: order.id }
    const open = order.kind === 'renewal' ? openRenewal : openCheckout
    const address = await asking(() => open(provider, account, order))
    await change(order.accountId, async (tx, orders) => {
      const found = orders.find(({ id }) => id === order.id) ?? order
      await queries.saveOrder(tx, { ...found, checkoutAddress: address })
      return true
    })
    return { init_point: address, payment_id: order.id }
  }

  function theProvider(): PaymentProvider {
    if (!payments.provider) throw fail('payment_provider_unavailable')
    return payments.provider
  }

  /** The order is there before the provider hears of it, so that a second try asks for the same one. */
  async function openOrder(
    tx: Transaction,
    accountId: AccountId,
    { plan, kind }: Pick<rules.Wanted, 'plan' | 'kind'>,
    asked: number,
  ): Promise<rules.PlacedOrder> {
    const now = clock.now()
    const { isDemonstration } = payments
    await lockSubscription(tx, accountId, now)
    const orders = await queries.listOrders(tx, accountId)
    const open = rules.openOrderFor(
      { plan, kind, discount: asked === exitOffer.percent ? asked : 0, isDemonstration },
      orders,
      now,
    )
    if (open && open.discount === asked) return open
    const past = orders.map((order) => rules.asPastOrder(order, now))
    const discount = rules.discountFor(plan, asked, past)
    if (discount !== asked) throw fail('discount_unavailable')
    const renewalId =
      kind === 'renewal' ? await addRenewal(tx, accountId, { plan, isDemonstration }, now) : null
    const order = rules.newOrder(
      { plan, kind, discount, isDemonstration },
      accountId,
      randomUUID(),
      renewalId,
      now,
    )
    await queries.saveOrder(tx, order)
    return order
  }

  async function addRenewal(
    tx: Transaction,
    accountId: AccountId,
    wanted: Pick<rules.Wanted, 'plan' | 'isDemonstration'>,
    now: Date,
  ): Promise<string> {
    const running = rules.currentRenewal(await queries.listRenewals(tx, accountId))
    if (running && running.status !== 'canceled') throw fail('renewal_running')
    const id = randomUUID()
    await queries.saveRenewal(tx, rules.newRenewal(wanted, accountId, id, now))
    return id
  }

  async function openCheckout(provider: PaymentProvider, account: Account, order: rules.PlacedOrder) {
    const page = returnAddress(order)
    const { address } = await provider.createCheckout({
      orderId: order.id,
      title: `${brand.name} ${plans[order.plan].name}`,
      amountCents: order.amountCents,
      maxInstallments: plans[order.plan].maxInstallments,
      payer: { name: account.name, email: account.email },
      returnAddresses: { success: page, pending: page, failure: page },
      notificationAddress: `${publicOrigin}/webhooks/mercadopago`,
      validFrom: order.createdAt,
      validUntil: order.checkoutUntil ?? order.createdAt,
    })
    return address
  }

  async function openRenewal(provider: PaymentProvider, account: Account, order: rules.PlacedOrder) {
    const { address, renewalId: providerRenewalId } = await provider.createRenewal({
      reference: order.reference,
      title: `${brand.name} ${plans[order.plan].name}, com renovação automática`,
      amountCents: order.amountCents,
      everyDays: plans[order.plan].days,
      payerEmail: account.email,
      returnAddress: returnAddress(order),
      startsAt: null,
    })
    await change(order.accountId, async (tx, _, renewals) => {
      const renewal = renewals.find(({ id }) => id === order.reference)
      if (renewal) await queries.saveRenewal(tx, { ...renewal, providerRenewalId })
      return renewal !== undefined
    })
    return address
  }

  function returnAddress({ id }: rules.PlacedOrder): string {
    return `${publicOrigin}/pagamentos?pedido=${id}`
  }

  /**
   * Everything that changes an account's orders, one change after the other; the subscription follows at once, and what
   * its owner should hear of is written with it. `work` tells whether it changed anything: most messages say nothing new.
   */
  async function change(
    accountId: AccountId,
    work: (
      tx: Transaction,
      orders: readonly rules.PlacedOrder[],
      renewals: readonly rules.PlacedRenewal[],
    ) => Promise<boolean>,
  ): Promise<void> {
    const isNews = await database.asSystem(async (tx) => {
      const { trialEnd } = await lockSubscription(tx, accountId, clock.now())
      const before = await queries.readBook(tx, accountId)
      if (!(await work(tx, before.orders, before.renewals))) return false
      const after = await queries.readBook(tx, accountId)
      const facts = rules.factsOf(after.orders, after.renewals)
      await keepFacts(tx, accountId, facts)
      return outbox.write(tx, accountId, before, after, { ...facts, trialEnd })
    })
    if (isNews) background.run(outbox.sendTo(accountId))
  }

  async function ownerOf(reference: string | null): Promise<AccountId | null> {
    if (reference === null || !rules.isReference(reference)) return null
    return database.asSystem((tx) => queries.findOwner(tx, reference))
  }

  /** Takes the provider's word on a payment. One that is not for an order of ours is somebody else's. */
  async function heedPayment(payment: ProviderPayment): Promise<void> {
    const accountId = await ownerOf(payment.reference)
    if (!accountId) return
    await change(accountId, async (tx, orders, renewals) => {
      const renewal = renewals.find(({ id }) => id === payment.reference)
      const order =
        rules.orderOf(payment, orders) ??
        (renewal && rules.newCharge(renewal, randomUUID(), payment.createdAt))
      if (!order) return false
      const word = { ...payment, approvedAt: rules.notAhead(payment.approvedAt, clock.now()) }
      const merged = rules.mergeProviderWord(order, word, payments.collectorId)
      const { amountCents, currency, paymentId } = payment
      const told = { order: order.id, paymentId, status: payment.status, effect: merged.effect }
      if (merged.effect === 'mismatch') {
        log.warn({ ...told, amountCents, currency }, 'payment does not fit its order')
        return false
      }
      if (merged.effect !== 'unchanged') log.info(told, 'payment')
      if (merged.order === order) return false
      await queries.saveOrder(tx, merged.order)
      return true
    })
  }

  async function heedRenewal(word: RenewalWord): Promise<void> {
    const accountId = await ownerOf(word.reference)
    if (!accountId) return
    await change(accountId, async (tx, orders, renewals) => {
      const renewal = renewals.find(({ id }) => id === word.reference)
      if (!renewal) return false
      const merged = rules.mergeRenewalWord(renewal, word, payments.collectorId, clock.now())
      if (merged === 'mismatch') {
        log.warn({ renewal: renewal.id }, 'renewal does not fit what was asked for')
        return false
      }
      if (merged === renewal && merged.status !== 'canceled') return false
      await queries.saveRenewal(tx, merged)
      if (merged.status !== 'canceled') return true
      const waiting = orders.filter(
        ({ renewalId, status }) => renewalId === merged.id && status === 'pending',
      )
      for (const order of waiting) await queries.saveOrder(tx, { ...order, status: 'canceled' })
      return true
    })
  }

  async function heedCharge(charge: Charge): Promise<void> {
    const accountId = await ownerOf(charge.reference)
    if (!accountId || charge.status === 'scheduled') return
    await change(accountId, async (tx, _, renewals) => {
      const renewal = renewals.find(({ id }) => id === charge.reference)
      if (!renewal || renewal.status === 'canceled') return false
      const retryingSince = charge.status === 'retrying' ? (renewal.retryingSince ?? clock.now()) : null
      await queries.saveRenewal(tx, { ...renewal, retryingSince })
      return true
    })
  }

  /** Asks about whatever a message named. */
  async function lookUp({ type, resourceId }: Pick<queries.Notice, 'type' | 'resourceId'>): Promise<void> {
    const provider = theProvider()
    const heedPaymentBy = async (id: string) => heedPayment(await provider.readPayment(id))
    if (type === 'payment') await heedPaymentBy(resourceId)
    if (type === 'merchant_order') {
      const { payments: tried } = await provider.readMerchantOrder(resourceId)
      for (const { paymentId } of tried) await heedPaymentBy(paymentId)
    }
    if (type === 'renewal') await heedRenewal(await provider.readRenewal(resourceId))
    if (type === 'charge') {
      const charge = await provider.readCharge(resourceId)
      if (charge.payment) await heedPaymentBy(charge.payment.paymentId)
      await heedCharge(charge)
    }
  }

  /** Asks about all payments of an order, or of a renewal's charges. */
  async function askAbout(reference: string, providerRenewalId: string | null): Promise<void> {
    const provider = theProvider()
    if (providerRenewalId !== null) await heedRenewal(await provider.readRenewal(providerRenewalId))
    const found = await provider.findPayments(reference)
    for (const payment of found.toReversed()) await heedPayment(payment)
  }

  async function askAboutOrder({ accountId, reference, renewalId }: rules.PlacedOrder): Promise<void> {
    const renewals = await database.asSystem((tx) => queries.listRenewals(tx, accountId))
    await askAbout(reference, renewals.find(({ id }) => id === renewalId)?.providerRenewalId ?? null)
  }

  /** Ends an order that can no longer be paid; should its money come all the same, it counts. */
  async function giveUp({ accountId, id }: rules.PlacedOrder): Promise<void> {
    await change(accountId, async (tx, orders) => {
      const order = orders.find((one) => one.id === id)
      if (!order || !rules.isGivenUp(order, clock.now())) return false
      await queries.saveOrder(tx, { ...order, status: 'expired' })
      return true
    })
  }

  async function findOrder(accountId: AccountId, id: string): Promise<rules.PlacedOrder> {
    const order = await database.asAccount(accountId, (tx) => queries.findOrder(tx, accountId, id))
    if (!order) throw fail('payment_not_found')
    return order
  }

  async function list(accountId: AccountId): Promise<Payment[]> {
    const orders = await database.asAccount(accountId, (tx) => queries.listOrders(tx, accountId))
    return orders.filter(rules.isShown).map((order) => rules.describePayment(order, clock.now()))
  }

  /** Whoever comes back from paying learns the truth here, also where no message reaches this instance. */
  async function read(accountId: AccountId, id: string): Promise<Payment> {
    const order = await findOrder(accountId, id)
    const now = clock.now()
    if (!rules.mayBePaid(order, now) || !payments.provider) return rules.describePayment(order, now)
    const before = new Date(now.getTime() - askingPauseMs)
    const isOurs = await database.asSystem((tx) => queries.claimAsking(tx, order, now, before))
    if (isOurs) await askAboutOrder(order).catch(noteTrouble)
    return rules.describePayment(await findOrder(accountId, id), clock.now())
  }

  async function withdraw(accountId: AccountId, id: string): Promise<Payment> {
    const order = await findOrder(accountId, id)
    if (order.status === 'refunded') return rules.describePayment(order, clock.now())
    if (order.status !== 'approved') throw fail('payment_not_paid')
    if (!rules.isWithdrawable(order, clock.now())) throw fail('withdrawal_over')
    const provider = theProvider()
    await asking(async () => {
      // Who gives back a charge does not want the next one either.
      if (order.renewalId) await endRenewal(accountId, provider)
      for (const paymentId of rules.paymentsToGiveBack(order)) {
        await heedPayment(await giveBack(provider, order, paymentId))
      }
    })
    return rules.describePayment(await findOrder(accountId, id), clock.now())
  }

  /** What was given back already cannot be given back again, and is what was wanted. */
  async function giveBack(provider: PaymentProvider, { id }: rules.PlacedOrder, paymentId: string) {
    try {
      await provider.refund(paymentId, `refund-${id}-${paymentId}`)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
      const payment = await provider.readPayment(paymentId)
      if (payment.status === 'approved') throw error
      return payment
    }
    return provider.readPayment(paymentId)
  }

  async function findRenewal(accountId: AccountId): Promise<rules.PlacedRenewal | null> {
    return database.asAccount(accountId, async (tx) =>
      rules.currentRenewal(await queries.listRenewals(tx, accountId)),
    )
  }

  async function endRenewal(accountId: AccountId, provider: PaymentProvider): Promise<void> {
    const renewal = await findRenewal(accountId)
    if (!renewal?.providerRenewalId || renewal.status === 'canceled') return
    await heedRenewal(await provider.cancelRenewal(renewal.providerRenewalId))
  }

  async function readRenewal(accountId: AccountId): Promise<Renewal | null> {
    const renewal = await findRenewal(accountId)
    return renewal && rules.describeRenewal(renewal)
  }

  async function cancelRenewal(accountId: AccountId): Promise<Renewal> {
    if (!(await findRenewal(accountId))) throw fail('renewal_not_found')
    await asking(() => endRenewal(accountId, theProvider()))
    const renewal = await readRenewal(accountId)
    if (!renewal) throw fail('renewal_not_found')
    return renewal
  }

  function noteTrouble(error: unknown): void {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ kind: error.kind, error: error.message }, 'payment provider failed')
  }

  async function asking<T>(work: () => Promise<T>): Promise<T> {
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
    readRenewal,
    cancelRenewal,
    lookUp,
    askAbout,
    askAboutOrder,
    giveUp,
  }
}

function wantedFrom({
  plan: asked,
  discount = 0,
  auto_renew,
}: AskedPurchase): Pick<rules.Wanted, 'plan' | 'kind'> {
  const plan = rules.planOf(asked)
  if (!auto_renew) return { plan, kind: 'one_off' }
  if (!rules.offersRenewal(plan) || discount !== 0) throw fail('renewal_not_offered')
  return { plan, kind: 'renewal' }
}
