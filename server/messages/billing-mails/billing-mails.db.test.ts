import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createInlinePlanner } from '../../adapters/planner/inline-planner.ts'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { parseConfig } from '../../platform/process/config.ts'
import { accountContextOf } from '../../platform/context.ts'
import { createLog } from '../../platform/observability/log.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, type TestPerson } from '../../platform/process/test-app.ts'
import { commitEvent } from '../../billing/bookkeeping/apply-event.ts'
import { openBilling, publicOrigin } from '../../billing/checkout/test-billing.ts'
import { billingMails } from './table.ts'
import { makeVapidKeys } from '../../platform/process/vapid-keys.ts'

const shop = await openBilling()
const { app, clock, database, fake, buyer, signUpConfirmed, mailsTo, order, pay, services } = shop
const { webhooks } = fake

/** Applies the provider's state of a payment without sending the mails, like a process that dies after its commit. */
async function reportAndDie(person: TestPerson, paymentId: string) {
  const payment = await services.payments.provider!.readPayment(paymentId)
  const event = { kind: 'paymentReported', payment, chargeId: randomUUID() } as const
  await commitEvent(accountContextOf(services, person.id), event)
}

/** Returns subject and text of this person's billing mails, oldest first, without the confirmation mail. */
async function told(person: TestPerson) {
  const mails = (await mailsTo(person.email)).toReversed()
  // Mails about purchases have no unsubscribe link, unlike tips and reports.
  const bills = mails.slice(1).filter(({ unsubscribeUrl }) => unsubscribeUrl === undefined)
  return bills.map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }))
}
const subjectsTo = async (person: TestPerson) => (await told(person)).map(({ subject }) => subject)

/** Runs `work` while every webhook is delivered twenty times. */
async function twentyTimes(work: () => Promise<unknown>) {
  webhooks.behave({ times: 20 })
  await work()
  await app.settled()
  webhooks.behave({ times: 1 })
}

async function renewing(person: TestPerson) {
  const { checkoutId } = await order(person, { plan: 'basic', auto_renew: true })
  await buyer.authorizeRenewal(checkoutId)
  await buyer.chargeRenewal(checkoutId, 'approved')
  await app.settled()
  return checkoutId
}

test('a purchase is confirmed once with a full receipt, and its withdrawal once', async () => {
  const person = await signUpConfirmed({ name: 'Bia Lima' })
  const { checkoutId, payment_id } = await order(person, { plan: 'annual', discount: 20 })
  await twentyTimes(() => buyer.payByCard(checkoutId, { outcome: 'approved', installments: 12 }))
  const [receipt, ...more] = await told(person)
  expect(more).toEqual([])
  expect(receipt?.subject).toBe('Recibo do seu plano Anual')
  for (const part of [
    'Oi, Bia.',
    'aprovado em 11 de março de 2026',
    'até 11 de março de 2027',
    'R$ 239,20, já com 20% de desconto',
    'cartão de crédito',
    'Parcelas: 12',
    `Pedido: ${payment_id}`,
    'Até 18 de março de 2026 você pode desistir',
    `${publicOrigin}/pagamentos`,
  ]) {
    expect(receipt?.text).toContain(part)
  }
  await twentyTimes(() => readReply(person.fetch(`/api/payments/${payment_id}/withdraw`, { method: 'POST' })))
  const [, ...last] = await told(person)
  // Two requests may send the mails at the same time, so their order varies.
  const [declared, refund, ...others] = last.toSorted((a, b) => a.subject.localeCompare(b.subject))
  expect(others).toEqual([])
  expect(declared?.subject).toBe('Recebemos sua desistência')
  expect(declared?.text).toContain('foi registrada em 11 de março de 2026, às 12h00')
  expect(refund?.subject).toBe('Seu dinheiro foi devolvido')
  expect(refund?.text).toContain('Devolvemos R$ 239,20 do plano Anual. O valor volta para o mesmo cartão')
})

test('a declined card is reported once per order, and a pending PIX is not', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic' })
  await twentyTimes(() => buyer.payByCard(checkoutId, { outcome: 'cc_rejected_other_reason' }))
  await twentyTimes(() => buyer.payByCard(checkoutId, { outcome: 'cc_rejected_other_reason' }))
  expect(await subjectsTo(person)).toEqual(['Seu pagamento não foi aprovado'])
  await buyer.payByPix(checkoutId)
  await app.settled()
  expect(await subjectsTo(person)).toHaveLength(1)
})

test('a chargeback and its end are mailed once, without a second receipt', async () => {
  const person = await signUpConfirmed()
  const { providerId } = await pay(person, { plan: 'monthly' })
  await twentyTimes(() => buyer.chargeBack(providerId))
  await twentyTimes(() => buyer.settleChargeback(providerId, 'reimbursed'))
  const [, , restored, ...more] = await told(person)
  expect(more).toEqual([])
  expect(restored?.subject).toBe('A contestação terminou, e sua compra vale de novo')
  expect(restored?.text).toContain('seu acesso vai até 10 de abril de 2026')
})

test('a renewal is mailed when it begins, is paid, is declined and ends', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  const renewalId = await renewing(person)
  expect((await subjectsTo(person)).toSorted()).toEqual([
    'Recibo do seu plano Básico',
    'Sua renovação automática está ligada',
  ])
  clock.advance({ days: 30 })
  await twentyTimes(() => buyer.chargeRenewal(renewalId, 'recycling'))
  const declined = (await told(person)).at(-1)
  expect(declined?.subject).toBe('Seu cartão recusou a renovação')
  expect(declined?.text).toContain('Seu acesso continua até 20 de abril de 2026.')
  await twentyTimes(() => buyer.cancelRenewal(renewalId))
  const mails = await told(person)
  expect(mails).toHaveLength(4)
  expect(mails[3]?.subject).toBe('Sua renovação automática foi cancelada')
  expect(mails[3]?.text).not.toContain('continua até')
  clock.set(startedAt)
})

test('the mail of a canceled renewal names the end of the paid days', async () => {
  const person = await signUpConfirmed()
  await renewing(person)
  await readReply(person.fetch('/api/renewal/cancel', { method: 'POST' }))
  expect((await told(person)).at(-1)?.text).toContain('Seu acesso continua até 10 de abril de 2026.')
})

test('the end of a trial is announced once, a day before, unless a plan was bought', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  clock.advance({ hours: 47 })
  await runScheduledJobs(app)
  expect(await subjectsTo(ana)).toEqual([])
  await pay(bia, { plan: 'basic' })
  clock.advance({ hours: 1 })
  for (let round = 0; round < 3; round++) await runScheduledJobs(app)
  const [mail, ...more] = await told(ana)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Seu teste grátis está terminando')
  expect(mail?.text).toContain('até 14 de março de 2026, às 12h00 (horário de Brasília)')
  expect(mail?.text).toContain('nada é cobrado')
  expect(mail?.text).toContain(`${publicOrigin}/paywall`)
  expect(await subjectsTo(bia)).toEqual(['Recibo do seu plano Básico'])
})

test('the ended trial is mailed once after its last second, unless a plan was bought', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await pay(bia, { plan: 'basic' })
  clock.advance({ days: 3, seconds: -1 })
  await runScheduledJobs(app)
  clock.advance({ seconds: 1 })
  await runScheduledJobs(app)
  expect(await subjectsTo(ana)).toEqual(['Seu teste grátis está terminando'])
  clock.advance({ seconds: 1 })
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  const [, mail, ...more] = await told(ana)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Seu teste grátis terminou')
  expect(mail?.text).toContain('fica fechado até você escolher um plano')
  expect(await subjectsTo(bia)).toEqual(['Recibo do seu plano Básico'])
})

test('an ended trial is mailed late after downtime, but not after three days', async () => {
  const ana = await signUpConfirmed()
  clock.advance({ days: 1 })
  const bia = await signUpConfirmed()
  clock.advance({ days: 5, seconds: 1 })
  await runScheduledJobs(app)
  expect(await subjectsTo(ana)).toEqual([])
  expect(await subjectsTo(bia)).toEqual(['Seu teste grátis terminou'])
})

test('the end of a one-off plan is announced three days before, unless extended', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await pay(ana, { plan: 'basic' })
  await pay(bia, { plan: 'basic' })
  clock.advance({ days: 1 })
  await pay(bia, { plan: 'basic' })
  clock.advance({ days: 25, hours: 23 })
  await runScheduledJobs(app)
  expect(await subjectsTo(ana)).toHaveLength(1)
  clock.advance({ hours: 1 })
  for (let round = 0; round < 3; round++) await runScheduledJobs(app)
  const [, notice, ...more] = await told(ana)
  expect(more).toEqual([])
  expect(notice?.subject).toMatch(/^Seu plano Básico termina em \d+ de abril de 2026$/)
  expect(notice?.text).toContain('Nada é cobrado sozinho.')
  expect(await subjectsTo(bia)).toHaveLength(2)
})

test('an ended plan is mailed once when the app closes, unless extended', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await pay(ana, { plan: 'basic' })
  await pay(bia, { plan: 'basic' })
  await pay(bia, { plan: 'basic' })
  clock.advance({ days: 30, seconds: -1 })
  await runScheduledJobs(app)
  expect(await subjectsTo(ana)).toHaveLength(1)
  clock.advance({ seconds: 2 })
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  const [, mail, ...more] = await told(ana)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Seu plano Básico terminou')
  expect(mail?.text).toContain('nada é cobrado sozinho')
  expect(await subjectsTo(bia)).toHaveLength(2)
})

test('a renewal is announced three days before its charge, and its end is mailed', async () => {
  const person = await signUpConfirmed()
  await renewing(person)
  // The first charge came an hour after the card was entered.
  clock.advance({ days: 27, minutes: 59 })
  await runScheduledJobs(app)
  expect(await subjectsTo(person)).toHaveLength(2)
  clock.advance({ minutes: 1 })
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  const [ahead, ...more] = (await told(person)).slice(2)
  expect(more).toEqual([])
  expect(ahead?.subject).toMatch(/^Seu plano Básico se renova em /)
  expect(ahead?.text).toContain('cobra R$ 29,90 no seu cartão')
  expect(ahead?.text).toContain(`${publicOrigin}/pagamentos`)
  clock.advance({ days: 12 })
  await runScheduledJobs(app)
  expect(await subjectsTo(person)).toHaveLength(3)
  clock.advance({ days: 1, seconds: 1 })
  await runScheduledJobs(app)
  expect((await subjectsTo(person)).slice(3)).toEqual(['Seu plano Básico terminou'])
})

test('a renewal canceled after its end is mailed once, saying nothing is open', async () => {
  const person = await signUpConfirmed()
  const renewalId = await renewing(person)
  clock.advance({ days: 31 })
  await buyer.cancelRenewal(renewalId)
  await app.settled()
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  const [mail, ...more] = (await told(person)).slice(2)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Sua renovação automática foi cancelada')
  expect(mail?.text).toContain('O aplicativo fica fechado')
})

test('the coming end of a plan is not mailed after more than a day of downtime', async () => {
  const person = await signUpConfirmed()
  await pay(person, { plan: 'basic' })
  clock.advance({ days: 28, seconds: 1 })
  await runScheduledJobs(app)
  expect(await subjectsTo(person)).toHaveLength(1)
})

test('a mail lost in a crash after its change is sent by the next job run', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'monthly' })
  webhooks.behave({ isHeld: true })
  const paymentId = await buyer.payByCard(checkoutId, { outcome: 'approved' })
  await reportAndDie(person, paymentId)
  await webhooks.release()
  webhooks.behave({ isHeld: false })
  expect(await subjectsTo(person)).toEqual([])
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  expect(await subjectsTo(person)).toEqual(['Recibo do seu plano Mensal'])
})

test('an undeliverable mail is retried and dropped after three days', async () => {
  const mailless = createApp({
    config: parseConfig({ LOG_LEVEL: 'silent', PUBLIC_ORIGIN: publicOrigin, SMTP_URL: 'smtp://127.0.0.1:1' }),
    database,
    clock,
    log: createLog('silent'),
    storage: memoryStorage(),
    planner: createInlinePlanner(),
    payments: shop.payments,
    authSecret: 'a secret that only tests know, 32+',
    vapidKeys: makeVapidKeys(),
  })
  const people = [await signUpConfirmed(), await signUpConfirmed()] as const
  const waits = async () => {
    const rows = await database.asSystem((tx) =>
      tx.select().from(billingMails).where(eq(billingMails.kind, 'refused')),
    )
    return rows.filter(({ settledAt }) => settledAt === null).length
  }
  webhooks.behave({ isHeld: true })
  for (const person of people) {
    const { checkoutId } = await order(person, { plan: 'basic' })
    const paymentId = await buyer.payByCard(checkoutId, { outcome: 'cc_rejected_other_reason' })
    await reportAndDie(person, paymentId)
    clock.advance({ days: 1 })
  }
  await webhooks.release()
  webhooks.behave({ isHeld: false })
  await runScheduledJobs(mailless)
  expect(await waits()).toBe(2)
  clock.advance({ days: 1, hours: 1 })
  await runScheduledJobs(app)
  expect(await waits()).toBe(0)
  expect(await subjectsTo(people[0])).not.toContain('Seu pagamento não foi aprovado')
  expect(await subjectsTo(people[1])).toContain('Seu pagamento não foi aprovado')
  await mailless.close()
})
