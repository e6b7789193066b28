import type { Payment } from '#contract/billing/billing.ts'
import type { PlanId } from '#contract/billing/plans.ts'
import type { Problem } from '#contract/problem.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { type Bought, openBilling } from './test-billing.ts'

const shop = await openBilling()
const { app, clock, signUpConfirmed, ask, pay, subscriptionOf } = shop

const withdraw = (person: TestPerson, id: string) =>
  readReply<Payment>(person.fetch(`/api/payments/${id}/withdraw`, { method: 'POST' }))
const erase = (person: TestPerson) => {
  const json = { password: person.password, word: 'EXCLUIR' }
  return readReply(person.fetch('/api/account-erasure', { json }))
}
async function buyAndWithdraw(person: TestPerson, plan: PlanId): Promise<Payment> {
  const { payment_id } = await pay(person, { plan })
  clock.advance({ hours: 1 })
  return withdraw(person, payment_id)
}

test('a returned plan is not sold again at once after two withdrawals in a year', async () => {
  const person = await signUpConfirmed()
  await buyAndWithdraw(person, 'monthly')
  await buyAndWithdraw(person, 'monthly')
  const refused = await ask(person, { plan: 'monthly' })
  const problem = (await refused.json()) as Problem
  expect([refused.status, problem.code]).toEqual([409, 'purchase_needs_contact'])
  expect(problem.detail).toMatch(
    /desistiu de 2 compras nos últimos 12 meses.*volta a vender o plano Mensal em \d+ de \p{L}+ de \d{4}\..*não devolveu.*Nada foi cobrado/u,
  )
  expect(await problemCode(ask(person, { plan: 'monthly', auto_renew: true }))).toBe(
    '409 purchase_needs_contact',
  )
})

test('a withdrawal is never refused, whatever the earlier ones', async () => {
  const person = await signUpConfirmed()
  for (const plan of ['monthly', 'basic', 'annual'] as const) {
    expect(await buyAndWithdraw(person, plan)).toMatchObject({
      status: 'refunded',
      amount_cents: expect.any(Number),
    })
  }
  expect((await ask(person, { plan: 'basic' })).status).toBe(409)
})

test('a plan that was never returned can still be bought', async () => {
  const person = await signUpConfirmed()
  await buyAndWithdraw(person, 'monthly')
  await buyAndWithdraw(person, 'monthly')
  await pay(person, { plan: 'annual' })
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', status: 'active' })
})

test('a returned plan is sold again a year after the withdrawals', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  await buyAndWithdraw(person, 'monthly')
  clock.advance({ days: 200 })
  const again = shop.openBrowser()
  const credentials = { email: person.email, password: person.password }
  await readReply(again.fetch('/api/auth/sign-in/email', { json: credentials }))
  const later = { ...person, ...again }
  await buyAndWithdraw(later, 'monthly')
  expect((await ask(later, { plan: 'monthly' })).status).toBe(409)
  clock.advance({ days: 166 })
  const last = shop.openBrowser()
  await readReply(last.fetch('/api/auth/sign-in/email', { json: credentials }))
  expect((await ask({ ...person, ...last }, { plan: 'monthly' })).status).toBe(200)
  clock.set(startedAt)
})

test('another account of the mailbox is refused too, even after a deletion', async () => {
  const first = await signUpConfirmed({ email: 'bia.lima@gmail.com' })
  await buyAndWithdraw(first, 'monthly')
  const beside = await signUpConfirmed({ email: 'bialima+2@gmail.com' })
  await buyAndWithdraw(beside, 'monthly')
  expect(await problemCode(ask(first, { plan: 'monthly' }))).toBe('409 purchase_needs_contact')
  await erase(first)
  await erase(beside)
  const again = await signUpConfirmed({ email: 'bialima@gmail.com' })
  expect(await problemCode(ask(again, { plan: 'monthly' }))).toBe('409 purchase_needs_contact')
})

test('a returned plan is sold again after support releases it', async () => {
  const person = await signUpConfirmed()
  await buyAndWithdraw(person, 'monthly')
  await buyAndWithdraw(person, 'monthly')
  expect((await ask(person, { plan: 'monthly' })).status).toBe(409)
  clock.advance({ minutes: 1 })
  expect(await app.releasePurchases(person.email)).toBe(true)
  await buyAndWithdraw(person, 'monthly')
  expect((await ask(person, { plan: 'monthly' })).status).toBe(200)
})

test('two charges of one card withdrawn together count as one withdrawal', async () => {
  const { buyer, line, order } = shop
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'basic', auto_renew: true })
  await buyer.authorizeRenewal(checkoutId)
  await buyer.chargeRenewal(checkoutId, 'approved')
  await app.settled()
  line.failAlways({ kind: 'reply', status: 503 })
  await withdraw(person, payment_id)
  line.failNext()
  clock.advance({ hours: 1 })
  await buyer.chargeRenewal(checkoutId, 'approved')
  await app.settled()
  await runScheduledJobs(app)
  expect((await ask(person, { plan: 'basic' })).status).toBe(200)
})

test('demonstration withdrawals do not count for real sales', async () => {
  const email = 'caio@exemplo.br'
  const shown = await startTestApp({ parts: { database: shop.database, clock } })
  const person = await shown.signUpConfirmed({ email })
  for (let round = 0; round < 2; round++) {
    const id = await shown.buyPlan(person, 'monthly')
    clock.advance({ hours: 1 })
    await withdraw(person, id)
  }
  expect(await problemCode(ask(person, { plan: 'monthly' }))).toBe('409 purchase_needs_contact')
  const paying = shop.openBrowser()
  await readReply(paying.fetch('/api/auth/sign-in/email', { json: { email, password: person.password } }))
  expect((await ask({ ...person, ...paying }, { plan: 'monthly' })).status).toBe(200)
})

/** Pays by card at a link opened earlier, and returns the payment's status and the number of its refunds. */
async function payAtOldLink(person: TestPerson, { checkoutId, payment_id }: Bought) {
  const providerId = await shop.buyer.payByCard(checkoutId, { outcome: 'approved' })
  await app.settled()
  const refunds = (await shop.store.get('payment', providerId))?.refunds.length
  return [(await shop.paymentOf(person, payment_id)).status, refunds]
}

test('the second withdrawal closes the plan’s open links and refunds late payments', async () => {
  const person = await signUpConfirmed()
  await buyAndWithdraw(person, 'monthly')
  const second = await pay(person, { plan: 'monthly' })
  const open = await shop.order(person, { plan: 'monthly' })
  const annual = await shop.order(person, { plan: 'annual' })
  clock.advance({ hours: 1 })
  await withdraw(person, second.payment_id)
  expect((await shop.paymentOf(person, open.payment_id)).init_point).toBeNull()
  clock.advance({ minutes: 1 })
  expect(await payAtOldLink(person, open)).toEqual(['refunded', 1])
  expect((await subscriptionOf(person)).status).not.toBe('active')
  const mails = (await shop.mailsTo(person.email)).map(({ subject, text }) => `${subject} ${text}`)
  expect(mails.filter((mail) => mail.includes('desistência do plano'))).toHaveLength(2)
  expect(mails.filter((mail) => mail.includes('link aberto antes das suas desistências'))).toHaveLength(1)
  // Links of other plans stay open.
  expect(await payAtOldLink(person, annual)).toEqual(['approved', 0])
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', status: 'active' })
})

test('a late payment in another account is refunded and is no withdrawal', async () => {
  const people = [
    await signUpConfirmed({ email: 'davi.reis@gmail.com' }),
    await signUpConfirmed({ email: 'davireis+1@gmail.com' }),
    await signUpConfirmed({ email: 'davireis+2@gmail.com' }),
  ] as const
  const open = await shop.order(people[2], { plan: 'monthly' })
  for (const person of people.slice(0, 2)) await buyAndWithdraw(person, 'monthly')
  clock.advance({ minutes: 1 })
  expect(await payAtOldLink(people[2], open)).toEqual(['refunded', 1])
  const refused = (await (await ask(people[2], { plan: 'monthly' })).json()) as Problem
  expect(refused.detail).toContain('desistiu de 2 compras')
})
