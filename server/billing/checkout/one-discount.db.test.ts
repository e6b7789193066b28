import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs } from '../../platform/process/test-app.ts'
import { openBilling } from './test-billing.ts'

const shop = await openBilling()
const { app, clock, buyer, line, signUpConfirmed, ask, order, pay, paymentOf, subscriptionOf, mailsTo } = shop
const offer = { plan: 'annual', discount: 20 } as const

test('declined cards do not multiply the discount: one link is reused and paid once', async () => {
  const person = await signUpConfirmed()
  const first = await order(person, offer)
  for (let i = 0; i < 3; i++) {
    await buyer.payByCard(first.checkoutId, { outcome: 'cc_rejected_insufficient_amount' })
    await app.settled()
    expect(await order(person, offer)).toEqual(first)
  }
  await buyer.payByCard(first.checkoutId, { outcome: 'approved' })
  await app.settled()
  expect(await problemCode(ask(person, offer))).toBe('409 discount_unavailable')
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', days_left: 365 })
})

/**
 * Orders with the discount twice: pays the first by a card whose review outlasts the order, and the second by an
 * approved card. The review stays pending.
 */
async function payTwice() {
  const person = await signUpConfirmed()
  const reviewed = await order(person, offer)
  const reviewedId = await buyer.payByCard(reviewed.checkoutId, { outcome: 'in_process' })
  await app.settled()
  clock.advance({ days: 3, minutes: 1 })
  await runScheduledJobs(app)
  expect((await paymentOf(person, reviewed.payment_id)).status).toBe('expired')
  const paid = await pay(person, offer)
  clock.advance({ minutes: 1 })
  return { person, reviewed, reviewedId, paid }
}

test('a late second payment with the discount is refunded at once', async () => {
  const startedAt = clock.now()
  const { person, reviewed, reviewedId, paid } = await payTwice()
  await buyer.approve(reviewedId)
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', days_left: 365 })
  expect((await paymentOf(person, reviewed.payment_id)).status).toBe('refunded')
  expect((await paymentOf(person, paid.payment_id)).status).toBe('approved')
  const [newest] = await mailsTo(person.email)
  expect(newest?.subject).toMatch(/devolv|volta/i)
  clock.set(startedAt)
})

test('a failed refund grants nothing and is retried by the next job run', async () => {
  const startedAt = clock.now()
  const { person, reviewed, reviewedId } = await payTwice()
  line.failNext({ kind: 'none' }, { kind: 'broken' }, { kind: 'broken' })
  await buyer.approve(reviewedId)
  await app.settled()
  expect((await paymentOf(person, reviewed.payment_id)).status).toBe('approved')
  expect(await subscriptionOf(person)).toMatchObject({ days_left: 365 })
  await runScheduledJobs(app)
  expect((await paymentOf(person, reviewed.payment_id)).status).toBe('refunded')
  clock.set(startedAt)
})

test('the second payment counts in full when the first was withdrawn before', async () => {
  const startedAt = clock.now()
  const { person, reviewedId, paid } = await payTwice()
  await readReply(person.fetch(`/api/payments/${paid.payment_id}/withdraw`, { method: 'POST' }))
  await buyer.approve(reviewedId)
  await app.settled()
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', days_left: 365 })
  clock.set(startedAt)
})
