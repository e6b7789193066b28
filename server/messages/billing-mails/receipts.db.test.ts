import { expect, test } from 'vitest'
import { openBilling, publicOrigin } from '../../billing/checkout/test-billing.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const shop = await openBilling()
const { app, clock, buyer, signUpConfirmed, mailsTo, order, pay } = shop

/** Returns subject and text of this person's billing mails, oldest first, without the confirmation mail. */
async function told(person: TestPerson) {
  const mails = (await mailsTo(person.email)).toReversed()
  // Mails about purchases have no unsubscribe link, unlike tips and reports.
  const bills = mails.slice(1).filter(({ unsubscribeUrl }) => unsubscribeUrl === undefined)
  return bills.map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }))
}

const byCard = (amountCents: number, installments: number) =>
  ({ outcome: 'approved', amountCents, installments }) as const

test('receipt and refund of a shared purchase list the total and each part once', async () => {
  const person = await signUpConfirmed()
  const { checkoutId, payment_id } = await order(person, { plan: 'annual' })
  await buyer.payByCard(checkoutId, byCard(20_000, 6))
  await app.settled()
  expect(await told(person)).toEqual([])
  await buyer.payByCard(checkoutId, byCard(9900, 1))
  await app.settled()
  const [receipt, ...more] = await told(person)
  expect(more).toEqual([])
  for (const part of [
    'Valor: R$ 299,00',
    'Forma de pagamento: R$ 200,00, cartão de crédito, em 6 parcelas',
    'Forma de pagamento: R$ 99,00, cartão de crédito, à vista',
  ]) {
    expect(receipt?.text).toContain(part)
  }
  await readReply(person.fetch(`/api/payments/${payment_id}/withdraw`, { method: 'POST' }))
  await app.settled()
  const [, , refund, ...others] = await told(person)
  expect(others).toEqual([])
  expect(refund?.text).toContain('Devolvemos R$ 299,00 do plano Anual.')
})

test('the refund of an incomplete purchase mentions only its paid part', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'annual' })
  await buyer.payByCard(checkoutId, byCard(20_000, 1))
  clock.advance({ days: 3, seconds: 1 })
  await runScheduledJobs(app)
  await app.settled()
  const mail = (await told(person)).find(({ subject }) => subject === 'Seu dinheiro foi devolvido')
  expect(mail?.text).toContain('Devolvemos R$ 200,00 do plano Anual.')
  expect(mail?.text).toContain('o plano não começou')
  clock.set(startedAt)
})

test('a charge is announced three days before, also when a purchase moved the end', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic', auto_renew: true })
  await buyer.authorizeRenewal(checkoutId)
  await buyer.chargeRenewal(checkoutId, 'approved')
  await app.settled()
  await pay(person, { plan: 'annual' })
  clock.advance({ days: 27, hours: 1 })
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  const ahead = (await told(person)).filter(({ subject }) => subject.includes('se renova em'))
  expect(ahead).toHaveLength(1)
  expect(ahead[0]?.text).toContain('cobra R$ 29,90 no seu cartão, e o plano Básico continua por mais 30 dias')
  clock.advance({ days: 3 })
  await buyer.chargeRenewal(checkoutId, 'approved')
  await app.settled()
  clock.advance({ days: 27 })
  await runScheduledJobs(app)
  expect((await told(person)).filter(({ subject }) => subject.includes('se renova em'))).toHaveLength(2)
})

test('a charge that was canceled before is not announced', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic', auto_renew: true })
  await buyer.authorizeRenewal(checkoutId)
  await buyer.chargeRenewal(checkoutId, 'approved')
  await app.settled()
  await readReply(person.fetch('/api/renewal/cancel', { method: 'POST' }))
  clock.advance({ days: 27, hours: 2 })
  await runScheduledJobs(app)
  expect((await told(person)).filter(({ subject }) => subject.includes('se renova em'))).toEqual([])
})

test('a demonstration mail says that no money was moved', async () => {
  const demo = await startTestApp({ settings: { PUBLIC_ORIGIN: publicOrigin } })
  const person = await demo.signUpConfirmed()
  const json = { plan: 'monthly' }
  const { init_point } = await readReply<{ init_point: string }>(
    person.fetch('/api/mp-create-preference', { json }),
  )
  await demo.fetch(`${new URL(init_point).pathname}/pix/aprovar`, { method: 'POST' })
  await demo.app.settled()
  const [mail] = await demo.mailsTo(person.email)
  expect(mail?.subject).toBe('Demonstração: Recibo do seu plano Mensal')
  expect(mail?.text).toContain('Esta compra é uma demonstração: nenhum dinheiro foi cobrado')
})
