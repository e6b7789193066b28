import pino from 'pino'
import { expect, test } from 'vitest'
import { signWebhook } from '../../adapters/payments/webhook-signature.ts'
import { createHttp } from '../../platform/http/http.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import { webhookPages } from './routes.ts'
import { openBilling, publicOrigin, webhookSecret } from '../checkout/test-billing.ts'

const { clock, services } = await openBilling()

test('forged webhooks raise one anonymous alarm; signed ones and legacy hints none', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) })
  const http = createHttp({
    log,
    production: false,
    answersAnyHost: true,
    publicOrigin,
    inline: { styleHashes: [], scriptHashes: [] },
  })
  const told: unknown[] = []
  const recordAuditEvent: RecordAuditEvent = async (_, ...act) => void told.push(act)
  http.route('/', webhookPages({ ...services, recordAuditEvent }))
  const post = (query: string, signature?: string) =>
    http.request(
      `/webhooks/mercadopago?${query}`,
      { method: 'POST', headers: signature === undefined ? {} : { 'x-signature': signature } },
      { remoteAddress: '198.51.100.1' },
    )
  const at = String(clock.now().getTime())
  const signedBy = (secret: string) => signWebhook({ dataId: '123456', requestId: null }, at, secret)
  const errors = () => lines.filter(({ level }) => level === 50)
  for (let i = 0; i < 9; i++) {
    expect((await post('data.id=123456&type=payment', signedBy(webhookSecret))).status).toBe(200)
    expect((await post('topic=payment&id=123456')).status).toBe(200)
  }
  for (let i = 0; i < 5; i++) {
    expect((await post('data.id=123456&type=payment', signedBy('a stranger'))).status).toBe(401)
  }
  expect(errors()).toEqual([])
  for (let i = 0; i < 20; i++) await post('data.id=123456&type=payment', signedBy('a stranger'))
  expect(errors()).toHaveLength(1)
  expect(errors()[0]).toMatchObject({ mismatch: 6, missing: 0, minutes: 10 })
  expect(told).toHaveLength(25)
  expect(told[0]).toEqual(['webhook_refused', null, 'mismatch'])
  expect(JSON.stringify(lines)).not.toMatch(/198\.51|123456/)
})
