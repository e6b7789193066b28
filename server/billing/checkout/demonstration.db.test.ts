import type { Payment } from '#contract/billing/billing.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { expect, test } from 'vitest'
import { createInlinePlanner } from '../../adapters/planner/inline-planner.ts'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { createApp } from '../../app.ts'
import { parseConfig } from '../../platform/process/config.ts'
import { createLog } from '../../platform/observability/log.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import type { Bought } from './test-billing.ts'
import { makeVapidKeys } from '../../platform/process/vapid-keys.ts'

const publicOrigin = 'https://pratocerto.exemplo.br'
const { app, clock, database, fetch, signUpConfirmed } = await startTestApp({
  settings: { PUBLIC_ORIGIN: publicOrigin },
})

/** Starts a second app on the same database with these settings. */
function restart(settings: Readonly<Record<string, string>>) {
  return createApp({
    config: parseConfig({ LOG_LEVEL: 'silent', PUBLIC_ORIGIN: publicOrigin, ...settings }),
    database,
    clock,
    log: createLog('silent'),
    storage: memoryStorage(),
    planner: createInlinePlanner(),
    authSecret: 'a secret that only tests know, 32+',
    vapidKeys: makeVapidKeys(),
  })
}

const order = (person: TestPerson, json: object) =>
  readReply<Omit<Bought, 'checkoutId'>>(person.fetch('/api/mp-create-preference', { json }))
const pageOf = (address: string) => new URL(address).pathname
const subscriptionOf = (person: TestPerson) => readReply<Subscription>(person.fetch('/api/subscriptions-me'))
const statusOf = async (person: TestPerson, id: string) =>
  (await readReply<Payment>(person.fetch(`/api/payments/${id}`))).status

/** Presses a button of the demonstration's payment page and returns the address to which it redirects. */
async function press(address: string, button: string, asked = fetch): Promise<URL> {
  const reply = await asked(`${pageOf(address)}/${button}`, { method: 'POST' })
  await app.settled()
  expect(reply.status).toBe(303)
  return new URL(reply.headers.get('location') ?? '', publicOrigin)
}

test('the payment page shows the price, charges nothing and takes no card', async () => {
  const person = await signUpConfirmed()
  const { init_point, payment_id } = await order(person, { plan: 'annual', discount: 20 })
  expect(init_point).toMatch(new RegExp(`^${publicOrigin}/demonstracao/pagamento/[\\w-]+$`))
  const page = await (await fetch(pageOf(init_point))).text()
  expect(page).toContain('Pagamento de demonstração')
  expect(page).toContain('nenhum dinheiro é cobrado')
  expect(page).toContain('Prato Certo Anual')
  expect(page).toMatch(/R\$\s239,20/)
  expect(page).toContain('DEMONSTRACAO-SEM-VALOR')
  expect(page).toContain(`href="${publicOrigin}/pagamentos?pedido=${payment_id}">Voltar sem pagar`)
  expect(page).toMatch(/<svg role="img" aria-label="QR code do Pix de demonstração/)
  expect(page).not.toMatch(/<input|<script(?! type="module" src="\/demonstracao\/)/)
  const cards = await (await fetch(`${pageOf(init_point)}?como=cartao`)).text()
  expect(cards).toContain('em até 12x')
  expect(cards).toMatch(/12x de R\$\s23,92 \(total R\$\s287,04\)/)
  for (const label of ['Aprovar', 'Deixar pendente', 'Recusar']) expect(cards).toContain(`>${label}<`)
})

test('a card pays in the chosen instalments, up to the limit of the plan', async () => {
  const person = await signUpConfirmed()
  const { init_point, payment_id } = await order(person, { plan: 'annual' })
  const choose = async (parcelas: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await fetch(`${pageOf(init_point)}/cartao/aprovar`, {
      method: 'POST',
      headers,
      body: `parcelas=${parcelas}`,
    })
    await app.settled()
    return reply.status
  }
  expect(await choose('13')).toBe(409)
  expect((await subscriptionOf(person)).status).toBe('trial')
  expect(await choose('10')).toBe(303)
  const payment = await readReply<Payment>(person.fetch(`/api/payments/${payment_id}`))
  expect(payment).toMatchObject({ status: 'approved', installments: 10, amount_cents: 29_900 })
})

test('an approved buyer returns to the payment and has the plan', async () => {
  const person = await signUpConfirmed()
  const { init_point, payment_id } = await order(person, { plan: 'monthly' })
  const back = await press(init_point, 'pix/aprovar')
  expect([back.pathname, back.searchParams.get('pedido'), back.searchParams.get('status')]).toEqual([
    '/pagamentos',
    payment_id,
    'approved',
  ])
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'monthly', status: 'active' })
  const payment = await readReply<Payment>(person.fetch(`/api/payments/${payment_id}`))
  expect(payment).toMatchObject({ status: 'approved', is_demonstration: true })
})

test.each([
  ['pix/expirar', 'expired'],
  ['cartao/recusar', 'rejected'],
  ['pix/pendente', 'pending'],
  ['cartao/pendente', 'pending'],
] as const)('after %s the payment is %s and the trial unchanged', async (button, status) => {
  const person = await signUpConfirmed()
  const { init_point, payment_id } = await order(person, { plan: 'basic' })
  await press(init_point, button)
  expect(await statusOf(person, payment_id)).toBe(status)
  expect((await subscriptionOf(person)).status).toBe('trial')
})

test.each(['pix', 'cartao'])('a pending payment by %s is approved later and not paid twice', async (way) => {
  const person = await signUpConfirmed()
  const { init_point, payment_id } = await order(person, { plan: 'basic' })
  await press(init_point, `${way}/pendente`)
  await press(init_point, `${way}/aprovar`)
  expect(await statusOf(person, payment_id)).toBe('approved')
  const found = await app.demonstration?.payments.provider?.findPayments(payment_id)
  expect(found).toHaveLength(1)
})

test('a renewal is agreed to and charged on a separate page', async () => {
  const person = await signUpConfirmed()
  const { init_point, payment_id } = await order(person, { plan: 'basic', auto_renew: true })
  const page = await (await fetch(pageOf(init_point))).text()
  expect(page).toContain('a cada 30 dias até ser cancelado')
  const back = await press(init_point, 'cartao/aprovar')
  expect(back.searchParams.get('pedido')).toBe(payment_id)
  expect(await subscriptionOf(person)).toMatchObject({ plan: 'basic', status: 'active', renews: true })
})

test('an expired link says so, and an unknown one is not found', async () => {
  const person = await signUpConfirmed()
  const { init_point } = await order(person, { plan: 'basic' })
  clock.advance({ hours: 24, seconds: 1 })
  const reply = await fetch(`${pageOf(init_point)}/pix/aprovar`, { method: 'POST' })
  expect(reply.status).toBe(409)
  expect(await reply.text()).toContain('Este link não vale mais')
  expect((await fetch('/demonstracao/pagamento/nenhum')).status).toBe(404)
  expect((await fetch('/demonstracao/pagamento/nenhum/pix/aprovar', { method: 'POST' })).status).toBe(404)
  for (const id of ['%00', 'a%00b', '..%2f..', '%F0%9F%91%A9', 'x'.repeat(4000)])
    expect([id, (await fetch(`/demonstracao/pagamento/${id}`)).status]).toEqual([id, 404])
})

test('a restart loses no order, payment or message', async () => {
  const person = await signUpConfirmed()
  const { init_point, payment_id } = await order(person, { plan: 'basic' })
  await press(init_point, 'pix/pendente')
  const again = restart({ NODE_ENV: 'test' })
  const asked: typeof fetch = async (path, request) =>
    again.http.request(path, { method: request?.method ?? 'GET' }, { remoteAddress: '127.0.0.1' })
  await press(init_point, 'pix/aprovar', asked)
  await again.settled()
  expect(await statusOf(person, payment_id)).toBe('approved')
  await again.close()
})

test('production without a seller account neither sells nor demonstrates', async () => {
  const person = await signUpConfirmed()
  const { init_point } = await order(person, { plan: 'basic' })
  const production = restart({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://app@banco/prato',
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://correio.exemplo.br',
  })
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const purchase = production.http.request('/api/mp-create-preference', {
    method: 'POST',
    headers,
    body: JSON.stringify({ plan: 'basic' }),
  })
  expect(production.demonstration).toBeUndefined()
  expect(await problemCode(Promise.resolve(purchase))).toBe('409 payments_off')
  expect(await (await production.http.request(pageOf(init_point))).text()).not.toContain('demonstração')
  const pressed = await production.http.request(`${pageOf(init_point)}/pix/aprovar`, { method: 'POST' })
  expect(pressed.status).toBe(404)
  await production.close()
})
