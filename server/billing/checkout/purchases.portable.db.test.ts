import { plans } from '#contract/billing/plans.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountContextOf } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { readReply, problemCode } from '../../platform/process/test-answers.ts'
import type { TestPerson } from '../../platform/process/test-app.ts'
import { takeScan } from '../subscription/service.ts'
import { subscriptions } from '../subscription/table.ts'
import { type PurchaseContext, purchase } from './purchase.ts'
import { openBilling, publicOrigin } from './test-billing.ts'
import { payments as orders } from '../ledger/table.ts'

const shop = await openBilling()
const { app, clock, database, store, buyer, line, signUpConfirmed, ask, order, pay } = shop
const { paymentOf, paymentsOf, subscriptionOf } = shop

const preferenceAt = async ({ checkoutId }: { checkoutId: string }) => {
  const preference = await store.get('preference', checkoutId)
  if (!preference) throw new Error('no such checkout')
  return preference
}

test.each([
  ['basic', {}, 29.9, 1, 'basic'],
  ['monthly', {}, 49.9, 1, 'monthly'],
  ['annual', {}, 299, 12, 'annual'],
  ['pro', {}, 299, 12, 'annual'],
  ['annual', { discount: 20 }, 239.2, 12, 'annual'],
] as const)('%s %j costs %d in up to %i instalments', async (plan, more, price, installments, kept) => {
  const person = await signUpConfirmed()
  const bought = await order(person, { plan, ...more })
  const preference = await preferenceAt(bought)
  expect(preference).toMatchObject({
    items: [{ title: `Prato Certo ${plans[kept].name}`, quantity: 1, unit_price: price, currency_id: 'BRL' }],
    payment_methods: { installments },
    external_reference: bought.payment_id,
    notification_url: `${publicOrigin}/webhooks/mercadopago?source_news=webhooks`,
    back_urls: { success: `${publicOrigin}/pagamentos?pedido=${bought.payment_id}` },
    payer: { email: person.email },
  })
  expect(bought.init_point).toBe(preference.init_point)
  expect(await paymentsOf(person)).toMatchObject([
    {
      id: bought.payment_id,
      plan: kept,
      kind: 'one_off',
      is_demonstration: false,
      status: 'pending',
      amount_cents: price * 100,
      method: null,
      withdrawable_until: null,
      init_point: bought.init_point,
      init_point_until: '2026-03-12T15:00:00.000Z',
    },
  ])
})

test('a paid plan opens at once, with the statutory withdrawal days', async () => {
  const person = await signUpConfirmed()
  const { payment_id } = await pay(person, { plan: 'monthly' })
  expect(await subscriptionOf(person)).toMatchObject({
    plan: 'monthly',
    status: 'active',
    scans_quota_mo: -1,
    days_left: 30,
    ends_at: '2026-04-10T15:00:00.000Z',
    renews: false,
  })
  expect(await paymentOf(person, payment_id)).toMatchObject({
    status: 'approved',
    method: 'credit_card',
    paid_at: '2026-03-11T15:00:00.000Z',
    withdrawable_until: '2026-03-19T03:00:00.000Z',
    init_point: null,
  })
  const customer = await readReply(person.fetch('/api/mp-customer-data'))
  expect(customer).toEqual({ is_trial_expired: false, plan: 'monthly', scans_used_mo: 0, scans_quota_mo: -1 })
})

test('a purchase in an expired trial opens at once and ends to the millisecond', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  const entry = () => person.fetch('/api/plan-today').then(({ status }) => status)
  clock.advance({ days: 3, seconds: 1 })
  expect(await entry()).toBe(403)
  await pay(person, { plan: 'basic' })
  expect(await entry()).not.toBe(403)
  const { ends_at } = await subscriptionOf(person)
  const endsMs = Date.parse(ends_at ?? '')
  clock.set(new Date(endsMs - 1))
  expect(await entry()).not.toBe(403)
  clock.set(new Date(endsMs))
  expect(await entry()).toBe(403)
  expect(await subscriptionOf(person)).toMatchObject({ status: 'expired', is_trial_expired: true })
  clock.set(startedAt)
})

test('a higher plan begins at once and converts the remaining days by price', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  await pay(person, { plan: 'basic' })
  clock.advance({ days: 10 })
  await pay(person, { plan: 'annual' })
  // 20 days of basic cost as much as 24 days and 8 hours of annual; a started day counts as a full one.
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', days_left: 365 + 25 })
  clock.advance({ minutes: 1 })
  await pay(person, { plan: 'basic' })
  expect(await subscriptionOf(person)).toMatchObject({
    plan: 'annual',
    next_plan: 'basic',
    days_left: 365 + 25 + 30,
  })
  clock.set(startedAt)
})

test('thirty scans a month count from the payment; of fifty at once one passes', async () => {
  const startedAt = clock.now()
  const basic = await signUpConfirmed()
  await pay(basic, { plan: 'basic' })
  await database.asSystem((tx) =>
    tx
      .update(subscriptions)
      .set({ scansUsed: 29, quotaStart: startedAt })
      .where(eq(subscriptions.userId, basic.id)),
  )
  const taken = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      database.asSystem((tx) => takeScan(ofAccount(tx, basic.id), clock.now())),
    ),
  )
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await problemCode(basic.fetch('/api/scan-start', { json: {} }))).toBe('403 quota_reached')
  clock.set(new Date('2026-04-10T14:59:59Z'))
  expect(await subscriptionOf(basic)).toMatchObject({ scans_used_mo: 30 })
  await pay(basic, { plan: 'basic' })
  clock.set(new Date('2026-04-11T15:00:00Z'))
  expect(await subscriptionOf(basic)).toMatchObject({ scans_used_mo: 0, scans_quota_mo: 30 })
  expect((await basic.fetch('/api/scan-start', { json: {} })).status).toBe(200)
  expect(await subscriptionOf(basic)).toMatchObject({ scans_used_mo: 1 })
  clock.set(startedAt)
})

test('two concurrent tabs share one order and link; another plan gets another', async () => {
  const person = await signUpConfirmed()
  const tabs = await Promise.all([1, 2, 3].map(() => order(person, { plan: 'annual' })))
  expect(new Set(tabs.map(({ init_point }) => init_point)).size).toBe(1)
  expect(await order(person, { plan: 'annual' })).toEqual(tabs[0])
  expect((await order(person, { plan: 'basic' })).payment_id).not.toBe(tabs[0]?.payment_id)
  clock.advance({ hours: 24 })
  expect((await order(person, { plan: 'annual' })).payment_id).not.toBe(tabs[0]?.payment_id)
})

test('the discount is 20 percent of the annual plan only', async () => {
  const person = await signUpConfirmed()
  for (const asked of [
    { plan: 'annual', discount: 99 },
    { plan: 'monthly', discount: 20 },
    { plan: 'basic', discount: 20 },
  ] as const) {
    expect(await problemCode(ask(person, asked))).toBe('409 discount_unavailable')
  }
  expect(await problemCode(ask(person, { plan: 'annual', discount: -20 }))).toBe('422 validation_failed')
  expect(await paymentsOf(person)).toEqual([])
})

test('the discount is single: reused while open, released on expiry, used on payment', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  const offer = { plan: 'annual', discount: 20 } as const
  const first = await order(person, offer)
  expect(await order(person, offer)).toEqual(first)
  clock.advance({ hours: 25 })
  const second = await order(person, offer)
  expect(second.payment_id).not.toBe(first.payment_id)
  await buyer.payByCard(second.checkoutId, { outcome: 'approved', installments: 12 })
  await app.settled()
  expect(await paymentOf(person, second.payment_id)).toMatchObject({ discount: 20, installments: 12 })
  expect(await problemCode(ask(person, offer))).toBe('409 discount_unavailable')
  await readReply(person.fetch(`/api/payments/${second.payment_id}/withdraw`, { method: 'POST' }))
  expect(await problemCode(ask(person, offer))).toBe('409 discount_unavailable')
  clock.set(startedAt)
})

test.each([
  ['down', [{ kind: 'broken' }, { kind: 'reply', status: 503 }], '502 payment_provider_unavailable'],
  ['slow', [{ kind: 'silence' }], '502 payment_provider_unavailable'],
  [
    'speaking HTML',
    [{ kind: 'reply', status: 200, text: '<html></html>' }],
    '502 payment_provider_unavailable',
  ],
  ['refusing us', [{ kind: 'reply', status: 401 }], '502 payment_provider_unavailable'],
  ['without a link', [{ kind: 'reply', status: 201, text: '{"id":"1-2"}' }], '502 payment_link_missing'],
  [
    'with a link elsewhere',
    [
      {
        kind: 'reply',
        status: 201,
        text: '{"id":"1-2","init_point":"https://mercadopago.com.br.exemplo.net/"}',
      },
    ],
    '502 payment_link_missing',
  ],
] as const)(
  'a provider that is %s keeps the order, and the next attempt reuses it',
  async (_, troubles, code) => {
    const person = await signUpConfirmed()
    line.failNext(...troubles)
    expect(await problemCode(ask(person, { plan: 'annual', discount: 20 }))).toBe(code)
    expect(await paymentsOf(person)).toEqual([])
    const [kept] = await database.asAccount(person.id, (tx) => tx.select().from(orders))
    expect((await order(person, { plan: 'annual', discount: 20 })).payment_id).toBe(kept?.id)
  },
)

test('an order whose creation was interrupted resumes', async () => {
  const person = await signUpConfirmed()
  const { provider } = shop.payments
  if (!provider) throw new Error('no provider')
  const dying = {
    ...accountContextOf(shop.services, person.id),
    account: person,
    payments: {
      ...shop.payments,
      provider: {
        ...provider,
        async createCheckout(request) {
          await provider.createCheckout(request)
          throw new Error('killed')
        },
      },
    },
  } satisfies PurchaseContext
  const before = (await store.list('preference')).length
  await expect(purchase(dying, { plan: 'basic' })).rejects.toThrow('killed')
  const { checkoutId, payment_id } = await order(person, { plan: 'basic' })
  const preferences = await store.list('preference')
  expect(preferences.length).toBe(before + 1)
  expect(preferences.at(-1)).toMatchObject({ id: checkoutId, external_reference: payment_id })
})

test('an account cannot read, check or refund the payment of another', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const { payment_id } = await pay(ana, { plan: 'basic' })
  expect(await paymentsOf(bia)).toEqual([])
  expect(await problemCode(bia.fetch(`/api/payments/${payment_id}`))).toBe('404 payment_not_found')
  const withdrawal = bia.fetch(`/api/payments/${payment_id}/withdraw`, { method: 'POST' })
  expect(await problemCode(withdrawal)).toBe('404 payment_not_found')
  expect(await problemCode(ask(bia, { plan: 'basic', ...foreign(ana) }))).toBe('403 foreign_account')
  const seen = await database.asAccount(bia.id, (tx) => tx.select().from(orders))
  expect(seen).toEqual([])
  expect((await subscriptionOf(ana)).status).toBe('active')
})

const foreign = ({ id }: TestPerson) => ({ user_id: id })

test('an account cannot write its own payment state', async () => {
  const person = await signUpConfirmed()
  const row = {
    userId: person.id,
    plan: 'annual',
    status: 'approved',
    amountCents: 1,
    createdAt: clock.now(),
  } as const
  await expect(database.asAccount(person.id, (tx) => tx.insert(orders).values(row))).rejects.toThrow(
    'Failed query',
  )
})

test('an account can place ten purchases an hour', async () => {
  const person = await signUpConfirmed()
  for (let i = 0; i < 10; i++) await order(person, { plan: 'basic' })
  expect(await problemCode(ask(person, { plan: 'basic' }))).toBe('429 rate_limited')
})
