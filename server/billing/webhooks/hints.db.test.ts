import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBilling } from '../checkout/test-billing.ts'
import { paymentNotices } from './table.ts'

const shop = await openBilling()
const { app, clock, database, buyer, line, fake, signUpConfirmed, order, pay, subscriptionOf } = shop

/** Posts a notification in Mercado Pago's legacy format (a hint). It is unsigned, so anyone can send one. */
const hint = (id: string, from: string) =>
  shop.fetch(`/webhooks/mercadopago?topic=payment&id=${id}`, {
    method: 'POST',
    from,
    json: { id: randomUUID(), action: 'payment.updated', date_created: '2026-03-11T15:00:00Z' },
  })

test('hints from any number of addresses cause thirty provider calls a minute', async () => {
  const notices = () => database.asSystem((tx) => tx.$count(paymentNotices))
  const [asked, kept] = [line.requests.length, await notices()]
  const statuses = []
  for (let i = 0; i < 60; i++) statuses.push((await hint(String(900_000 + i), `198.51.100.${i}`)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(new Set(statuses.slice(30))).toEqual(new Set([429]))
  expect(line.requests.length - asked).toBe(30)
  expect(await notices()).toBe(kept)
  clock.advance({ minutes: 2 })
})

test('hints that wait for the provider do not delay signed messages', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic' })
  line.failNext({ kind: 'silence' })
  const hints = Array.from({ length: 20 }, (_, i) => hint(String(910_000 + i), `198.51.100.${i}`))
  const replies = Promise.all(hints)
  await expect.poll(() => line.requests.at(-1)?.path).toMatch(/^\/v1\/payments\/9100\d\d$/)
  await buyer.payByCard(checkoutId, { outcome: 'approved' })
  await app.settled()
  expect((await subscriptionOf(person)).status).toBe('active')
  const statuses = (await replies).map(({ status }) => status)
  // A dropped hint is answered 503, so that its sender repeats it.
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(15)
  clock.advance({ minutes: 2 })
})

test('a dropped hint is answered with an error, and its repetition opens the plan', async () => {
  const person = await signUpConfirmed()
  fake.webhooks.behave({ paymentTopics: [] })
  const { providerId } = await pay(person, { plan: 'basic' })
  line.failNext({ kind: 'broken' }, { kind: 'broken' })
  expect((await hint(providerId, '198.51.100.1')).status).toBe(503)
  expect((await subscriptionOf(person)).status).toBe('trial')
  expect((await hint(providerId, '198.51.100.1')).status).toBe(200)
  expect((await subscriptionOf(person)).status).toBe('active')
})
