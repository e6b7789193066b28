import { expect, test } from 'vitest'
import { openBilling } from '../../billing/checkout/test-billing.ts'
import { runScheduledJobs, type TestPerson } from '../../platform/process/test-app.ts'

const shop = await openBilling()
const { app, clock, store, buyer, signUpConfirmed, mailsTo, order, pay } = shop

/** Returns subject and text of this person's billing mails, oldest first, without the confirmation mail. */
async function told(person: TestPerson) {
  const mails = (await mailsTo(person.email)).toReversed()
  // Mails about purchases have no unsubscribe link, unlike tips and reports.
  const bills = mails.slice(1).filter(({ unsubscribeUrl }) => unsubscribeUrl === undefined)
  return bills.map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }))
}

test('an expired PIX is mailed with a link to the order, unless paid otherwise', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  for (const person of [ana, bia]) {
    const { checkoutId } = await order(person, { plan: 'monthly' })
    const pix = await buyer.payByPix(checkoutId)
    if (person === bia) await buyer.payByCard(checkoutId, { outcome: 'approved' })
    // The payment by card is applied first; the notice of the PIX's expiry comes half an hour later.
    await app.settled()
    await buyer.expire(pix)
    await app.settled()
  }
  const [mail, ...more] = await told(ana)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Seu pagamento não foi concluído')
  expect(mail?.text).toContain('nada foi cobrado')
  expect(mail?.text).toContain('o mesmo pedido espera por você')
  expect((await told(bia)).map(({ subject }) => subject)).toEqual(['Recibo do seu plano Mensal'])
})

test('an unused payment link causes no mail', async () => {
  const startedAt = clock.now()
  const person = await signUpConfirmed()
  await order(person, { plan: 'monthly' })
  clock.advance({ days: 1, hours: 1 })
  for (let round = 0; round < 2; round++) await runScheduledJobs(app)
  expect(await told(person)).toEqual([])
  clock.set(startedAt)
})

test('a partial refund by the seller is mailed with its amount', async () => {
  const person = await signUpConfirmed()
  const { providerId } = await pay(person, { plan: 'annual' })
  clock.advance({ minutes: 1 })
  await buyer.refundFromPanel(providerId, 5000)
  await app.settled()
  const [, mail, ...more] = await told(person)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Parte do seu dinheiro foi devolvida')
  expect(mail?.text).toContain('Devolvemos R$ 50,00 do que você pagou pelo plano Anual.')
  expect(mail?.text).toContain('Nada muda no seu acesso')
})

test('a renewal paused at the provider is mailed once, with the end of access', async () => {
  const person = await signUpConfirmed()
  const { checkoutId } = await order(person, { plan: 'basic', auto_renew: true })
  await buyer.authorizeRenewal(checkoutId)
  await buyer.chargeRenewal(checkoutId, 'approved')
  await app.settled()
  const until = new Date(clock.now().getTime() + 30 * 86_400_000)
  clock.advance({ minutes: 1 })
  await buyer.pauseRenewal(checkoutId)
  await app.settled()
  expect((await store.get('preapproval', checkoutId))?.status).toBe('paused')
  const mail = (await told(person)).at(-1)
  expect(await told(person)).toHaveLength(3)
  expect(mail?.subject).toBe('Sua renovação automática está pausada')
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
  expect(mail?.text).toContain(`Seu acesso continua até ${day.format(until)}.`)
  expect(mail?.text).toContain('reative a assinatura na sua conta do Mercado Pago')
})

test('a won dispute reopens the purchase and mails its end date', async () => {
  const person = await signUpConfirmed()
  const { providerId } = await pay(person, { plan: 'monthly' })
  await buyer.chargeBack(providerId)
  await app.settled()
  await buyer.settleChargeback(providerId, 'reimbursed')
  await app.settled()
  expect((await told(person)).map(({ subject }) => subject)).toEqual([
    'Recibo do seu plano Mensal',
    'Uma cobrança sua foi contestada',
    'A contestação terminou, e sua compra vale de novo',
  ])
})
