import { randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { instantText } from './mercado-pago-wire.ts'
import { freshNumber, type FakeNews } from './fake-world.ts'
import { signWebhook } from './webhook-signature.ts'

/** How webhooks are sent: as Mercado Pago documents it, or in other ways seen in practice. */
export interface DeliveryHabits {
  /** Number of times that each webhook is delivered. */
  readonly times: number
  /** Whether webhooks are held back until `release`. */
  readonly isHeld: boolean
  readonly signature: 'right' | 'wrong' | 'missing'
  readonly hasRequestId: boolean
  readonly timestampUnit: 'ms' | 's'
  /**
   * Topics of a payment's webhooks: as a payment, as its merchant order, or unsigned in the legacy format (`ipn`).
   */
  readonly paymentTopics: readonly ('payment' | 'merchant_order' | 'ipn')[]
}

export interface SenderSettings {
  readonly secret: string
  readonly clock: Clock
  readonly collectorId: number
  /**
   * Default address of webhooks, set in the seller's panel; `null`: only checkouts that set an address get webhooks.
   */
  readonly panelAddress: string | null
}

/** Returns the requests of a webhook: none without an address, several for several topics. */
export function webhookRequests(news: FakeNews, habits: DeliveryHabits, settings: SenderSettings): Request[] {
  const address = news.address ?? settings.panelAddress
  if (address === null) return []
  const sign = (dataId: string | null) => signedHeaders(dataId, habits, settings)
  const sending = { address, sign, settings }
  if (news.topic === 'payment') {
    return habits.paymentTopics.flatMap((topic) => {
      if (topic === 'payment') return plainWebhook(sending, news, `payment.${news.action}`)
      return topic === 'ipn' ? ipn(address, news) : []
    })
  }
  if (news.topic !== 'merchant_order') return [plainWebhook(sending, news, news.action)]
  const isWanted = habits.paymentTopics.includes('merchant_order')
  return isWanted ? [merchantOrderWebhook(sending, news)] : []
}

interface Sending {
  readonly address: string
  /** Returns the headers with the signature over an id. */
  readonly sign: (dataId: string | null) => Record<string, string>
  readonly settings: SenderSettings
}

function plainWebhook({ address, sign, settings }: Sending, news: FakeNews, action: string): Request {
  const query = { 'data.id': news.id, type: news.topic }
  const content = { ...envelope(settings), type: news.topic, action, data: { id: news.id } }
  return post(withQuery(address, query), sign(news.id), content)
}

/**
 * Returns the webhook of a merchant order. It names its resource only in the body, so that the signature covers no id.
 */
function merchantOrderWebhook(
  { address, sign, settings }: Sending,
  { id, action, status }: FakeNews,
): Request {
  const type = 'topic_merchant_order_wh'
  return post(withQuery(address, { type }), sign(null), {
    ...envelope(settings),
    id,
    type,
    action: action === 'created' ? 'create' : 'update',
    status,
    data: { currency_id: '', marketplace: 'NONE', status },
  })
}

/** Returns a webhook in the legacy format (IPN), which is unsigned and only names its resource. */
function ipn(address: string, { id, topic }: FakeNews): Request {
  return post(withQuery(address, { topic, id }), {}, { resource: id, topic })
}

function envelope({ clock, collectorId }: SenderSettings) {
  return {
    id: freshNumber(),
    live_mode: false,
    date_created: instantText(clock.now()),
    user_id: collectorId,
    api_version: 'v1',
  }
}

function signedHeaders(
  dataId: string | null,
  habits: DeliveryHabits,
  { clock, secret }: SenderSettings,
): Record<string, string> {
  const nowMs = clock.now().getTime()
  const timestamp = String(habits.timestampUnit === 'ms' ? nowMs : Math.floor(nowMs / 1000))
  const requestId = habits.hasRequestId ? randomUUID() : null
  const usedSecret = habits.signature === 'wrong' ? `not ${secret}` : secret
  const signature = signWebhook({ dataId, requestId }, timestamp, usedSecret)
  return {
    ...(requestId === null ? {} : { 'x-request-id': requestId }),
    ...(habits.signature === 'missing' ? {} : { 'x-signature': signature }),
  }
}

function withQuery(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

function post(url: URL, headers: Readonly<Record<string, string>>, content: unknown): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-socket-timeout': '22000', ...headers },
    body: JSON.stringify(content),
  })
}
