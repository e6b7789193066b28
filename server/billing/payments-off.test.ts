import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { paymentNotices } from './table.ts'
import { problemCode, readReply } from '../platform/test-answers.ts'
import { startTestApp } from '../platform/test-app.ts'
import { openBilling } from './test-billing.ts'

const nobody = { provider: null, isDemonstration: false, webhookSecrets: ['one'], collectorId: null }
const lines: string[] = []
const log = pino(
  { level: 'warn' },
  new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) }),
)
const shop = await startTestApp({ parts: { payments: nobody, log } })
const modeOf = (app: Pick<typeof shop, 'fetch'>) => readReply(app.fetch('/api/payment-mode'))

test('where nobody takes money a purchase is refused in words that say so, and the operator is told at the start', async () => {
  const person = await shop.signUpConfirmed()
  const reply = person.fetch('/api/mp-create-preference', { json: { plan: 'basic' } })
  expect(await problemCode(reply)).toBe('409 payments_off')
  expect(lines.filter((line) => line.includes('MP_ACCESS_TOKEN is missing'))).toHaveLength(1)
})

test('nothing that is told of payments is kept there', async () => {
  const reply = await shop.fetch('/webhooks/mercadopago?topic=payment&id=1', { method: 'POST', json: {} })
  expect(reply.status).toBe(404)
  expect(await shop.database.asSystem((tx) => tx.$count(paymentNotices))).toBe(0)
})

test('anyone can ask whether money is taken, demonstrated or neither', async () => {
  expect(await modeOf(shop)).toEqual({ payments: 'off' })
  expect(await modeOf(await openBilling())).toEqual({ payments: 'real' })
  expect(await modeOf(await startTestApp())).toEqual({ payments: 'demonstration' })
})
