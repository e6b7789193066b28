import pino from 'pino'
import { expect, test } from 'vitest'
import { signWebhook } from '../../adapters/payments/webhook-signature.ts'
import { createHttp } from '../../platform/http/http.ts'
import { webhookPages } from './routes.ts'
import { openBilling, publicOrigin, webhookSecret } from '../checkout/test-billing.ts'

const { clock, services } = await openBilling()

test('forged webhooks raise one anonymous alarm; signed ones and legacy hints none', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  const http = createHttp({
    log,
    production: false,
    answersAnyHost: true,
    publicOrigin,
    inline: { styleHashes: [], scriptHashes: [] },
  })
  const told = () => lines.filter(({ msg }) => msg === 'audit')
  http.route('/', webhookPages(services))
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
  expect(told()).toHaveLength(25)
  expect(told()[0]).toMatchObject({ act: 'webhook_refused', about: 'mismatch' })
  expect(told()[0]).not.toHaveProperty('account')
  expect(JSON.stringify(lines)).not.toMatch(/198\.51|123456/)
})
