import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, type TestPerson } from '../../platform/process/test-app.ts'
import { openBilling } from './test-billing.ts'

const shop = await openBilling()
const { app, clock, database, signUpConfirmed, ask, order, pay } = shop
const offer = { plan: 'annual', discount: 20 } as const

const withdraw = (person: TestPerson, id: string) =>
  readReply(person.fetch(`/api/payments/${id}/withdraw`, { method: 'POST' }))
const erase = (person: TestPerson) => {
  const json = { password: person.password, word: 'EXCLUIR' }
  return readReply(person.fetch('/api/account-erasure', { json }))
}

test('a deleted account gets no second discount under any spelling of its address', async () => {
  const first = await signUpConfirmed({ email: 'ana.souza@gmail.com' })
  const { payment_id } = await pay(first, offer)
  await withdraw(first, payment_id)
  await erase(first)
  for (const email of ['anasouza@gmail.com', 'ana.souza+z@googlemail.com']) {
    const again = await signUpConfirmed({ email })
    expect(await problemCode(ask(again, offer))).toBe('409 discount_unavailable')
    expect((await ask(again, { plan: 'annual' })).status).toBe(200)
    await erase(again)
  }
  expect((await ask(await signUpConfirmed({ email: 'outra@gmail.com' }), offer)).status).toBe(200)
})

test('two accounts of one mailbox asking concurrently get one discount', async () => {
  const [one, other] = [
    await signUpConfirmed({ email: 'caio@proton.me' }),
    await signUpConfirmed({ email: 'c.a.i.o@pm.me' }),
  ]
  const replies = await Promise.all([ask(one, offer), ask(other, offer)])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('an unpaid discount is released three days later', async () => {
  const startedAt = clock.now()
  const one = await signUpConfirmed({ email: 'davi@gmail.com' })
  await order(one, offer)
  clock.advance({ days: 2 })
  const other = await signUpConfirmed({ email: 'd.avi@gmail.com' })
  expect(await problemCode(ask(other, offer))).toBe('409 discount_unavailable')
  clock.advance({ days: 1, minutes: 1 })
  expect((await ask(other, offer)).status).toBe(200)
  clock.set(startedAt)
})

test('an expired discount link is replaced at once, and a late payment uses it up', async () => {
  const startedAt = clock.now()
  const one = await signUpConfirmed({ email: 'eva@gmail.com' })
  const first = await order(one, offer)
  const reviewed = await shop.buyer.payByCard(first.checkoutId, { outcome: 'in_process' })
  await app.settled()
  clock.advance({ days: 3, minutes: 1 })
  await runScheduledJobs(app)
  expect((await order(one, offer)).payment_id).not.toBe(first.payment_id)
  await shop.buyer.approve(reviewed)
  await app.settled()
  clock.advance({ days: 4 })
  const other = await signUpConfirmed({ email: 'e.va@gmail.com' })
  expect(await problemCode(ask(other, offer))).toBe('409 discount_unavailable')
  clock.set(startedAt)
})

test('the discount record names no person or order and expires after two years', async () => {
  clock.set('2020-01-01T12:00:00Z')
  const person = await signUpConfirmed()
  const { payment_id } = await pay(person, offer)
  clock.advance({ minutes: 1 })
  await withdraw(person, payment_id)
  const kept = async () => {
    const rows = await database.asSystem((tx) =>
      tx
        .select({ row: sql<string>`to_jsonb(kept)::text` })
        .from(sql`mailbox_sales kept`)
        .where(sql`kept_until < '2023-01-01'`),
    )
    return rows.map(({ row }) => row)
  }
  const [row] = await kept()
  expect(row).toContain('"plan": "annual"')
  expect(row).not.toMatch(new RegExp(`${person.id}|${payment_id}|${person.email.split('@')[0]}`))
  clock.set('2021-12-30T12:00:00Z')
  await runScheduledJobs(app)
  expect(await kept()).toHaveLength(1)
  clock.set('2022-01-02T12:00:00Z')
  await runScheduledJobs(app)
  expect(await kept()).toEqual([])
})
