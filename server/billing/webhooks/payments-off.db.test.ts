import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { paymentNotices } from './table.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { openBilling } from '../checkout/test-billing.ts'

const nobody = { provider: null, isDemonstration: false, webhookSecrets: ['one'], collectorId: null }
const lines: string[] = []
const log = pino(
  { level: 'warn' },
  new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) }),
)
const shop = await startTestApp({ parts: { payments: nobody, log } })
const modeOf = (app: Pick<typeof shop, 'fetch'>) => readReply(app.fetch('/api/payment-mode'))

test('a purchase without a payment account is refused, with a warning at startup', async () => {
  const person = await shop.signUpConfirmed()
  const reply = person.fetch('/api/mp-create-preference', { json: { plan: 'basic' } })
  expect(await problemCode(reply)).toBe('409 payments_off')
  expect(lines.filter((line) => line.includes('MP_ACCESS_TOKEN is missing'))).toHaveLength(1)
})

test('payment notifications are not saved without a payment account', async () => {
  const reply = await shop.fetch('/webhooks/mercadopago?topic=payment&id=1', { method: 'POST', json: {} })
  expect(reply.status).toBe(404)
  expect(await shop.database.asSystem((tx) => tx.$count(paymentNotices))).toBe(0)
})

test('the payment mode is public: real, demonstration or off', async () => {
  expect(await modeOf(shop)).toEqual({ payments: 'off' })
  expect(await modeOf(await openBilling())).toEqual({ payments: 'real' })
  expect(await modeOf(await startTestApp())).toEqual({ payments: 'demonstration' })
})
