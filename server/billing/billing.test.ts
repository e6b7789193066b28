import { expect, test } from 'vitest'
import type { Payment } from '#contract/billing.ts'
import { readReply } from '../platform/test-answers.ts'
import { startTestApp, type TestPerson } from '../platform/test-app.ts'
import { payments } from './table.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

const paymentsOf = (person: TestPerson) => readReply<Payment[]>(person.fetch('/api/payments'))

/** What the provider's word leaves behind. */
async function keepPayment({ id }: TestPerson, change: Partial<typeof payments.$inferInsert> = {}) {
  const [row] = await database.asSystem((tx) =>
    tx
      .insert(payments)
      .values({
        userId: id,
        plan: 'basic',
        status: 'approved',
        amountCents: 2990,
        method: 'pix',
        createdAt: clock.now(),
        paidAt: clock.now(),
        ...change,
      })
      .returning({ id: payments.id }),
  )
  return row?.id
}

test('who never paid has an empty list', async () => {
  expect(await paymentsOf(await signUpConfirmed())).toEqual([])
})

test('a payment says what was bought, for how much, how, when and what became of it', async () => {
  const person = await signUpConfirmed()
  const at = clock.now().toISOString()
  const id = await keepPayment(person, {
    plan: 'annual',
    status: 'refunded',
    amountCents: 29_900,
    method: 'credit_card',
    installments: 12,
    providerPaymentId: 'of the provider, and nobody else',
    refundedAt: clock.now(),
  })
  expect(await paymentsOf(person)).toEqual([
    {
      id,
      plan: 'annual',
      status: 'refunded',
      amount_cents: 29_900,
      method: 'credit_card',
      installments: 12,
      created_at: at,
      paid_at: at,
      refunded_at: at,
    },
  ])
})

test('a payment that waits for the money has no method and no date of payment yet', async () => {
  const person = await signUpConfirmed()
  await keepPayment(person, { status: 'pending', method: null, paidAt: null })
  expect(await paymentsOf(person)).toMatchObject([{ status: 'pending', method: null, paid_at: null }])
})

test('the last payment comes first', async () => {
  const person = await signUpConfirmed()
  const ids = []
  for (const plan of ['basic', 'monthly', 'annual'] as const) {
    ids.unshift(await keepPayment(person, { plan }))
    clock.advance({ days: 30 })
  }
  expect((await paymentsOf(person)).map(({ id }) => id)).toEqual(ids)
})

test('nobody sees the payments of another', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const id = await keepPayment(ana)
  expect(await paymentsOf(bia)).toEqual([])
  expect(await paymentsOf(ana)).toMatchObject([{ id }])
})

test('with the trial over, what was paid can still be read', async () => {
  const person = await signUpConfirmed()
  await keepPayment(person)
  clock.advance({ days: 4 })
  expect(await paymentsOf(person)).toHaveLength(1)
})
