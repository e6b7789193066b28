import { randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { instantText } from './mercado-pago-wire.ts'
import { freshNumber, type StandInNews } from './stand-in-world.ts'
import { signWebhook } from './webhook-signature.ts'

/** How webhooks go out: as they should, or in one of the ways in which they really arrive. */
export interface DeliveryHabits {
  /** How often each one comes. */
  readonly times: number
  /** Kept back until `release`. */
  readonly isHeld: boolean
  readonly signature: 'right' | 'wrong' | 'missing'
  readonly hasRequestId: boolean
  readonly timestampUnit: 'ms' | 's'
  /** How a payment is told of: by itself, by its merchant order, or unsigned in the old style. */
  readonly paymentTopics: readonly ('payment' | 'merchant_order' | 'ipn')[]
}

export interface StandInWebhooks {
  tell(news: StandInNews): void
  /** From now on, and in all else as before. */
  behave(habits: Partial<DeliveryHabits>): void
  /** Sends what was held, from now on holding nothing. */
  release(order?: 'oldest first' | 'newest first'): Promise<void>
  /** Sends again, signed anew, what was not answered with 2xx. */
  resend(): Promise<void>
  /** How many were not answered with 2xx. */
  readonly undelivered: number
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

export interface WebhookSettings {
  readonly secret: string
  readonly clock: Clock
  readonly collectorId: number
  /** The address in the seller's panel, for what no checkout wants elsewhere; without one nothing is sent. */
  readonly panelAddress: string | null
  readonly deliver: (request: Request) => Promise<Response>
}

const ordinaryHabits: DeliveryHabits = {
  times: 1,
  isHeld: false,
  signature: 'right',
  hasRequestId: true,
  timestampUnit: 'ms',
  paymentTopics: ['payment'],
}

interface Letter {
  readonly request: Request
  readonly news: StandInNews
}

/** Sends webhooks one after the other, in the background: a seller may ask the API while being told. */
export function standInWebhooks(settings: WebhookSettings): StandInWebhooks {
  let habits = ordinaryHabits
  let held: Letter[] = []
  let undelivered: StandInNews[] = []
  let underWay: Promise<void> = Promise.resolve()

  async function send({ request, news }: Letter): Promise<void> {
    const isTaken = await settings.deliver(request).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isTaken) undelivered.push(news)
  }

  function post(letter: Letter): void {
    underWay = underWay.then(() => send(letter))
  }

  function tell(news: StandInNews): void {
    for (const letter of lettersOf(news, habits, settings)) {
      if (habits.isHeld) held.push(letter)
      else post(letter)
    }
  }

  async function settled(): Promise<void> {
    let last
    do {
      last = underWay
      await last
    } while (last !== underWay)
  }

  return {
    tell,
    settled,
    behave(changes) {
      habits = { ...habits, ...changes }
    },
    async release(order = 'oldest first') {
      const letters = order === 'oldest first' ? held : held.toReversed()
      held = []
      habits = { ...habits, isHeld: false }
      letters.forEach(post)
      await settled()
    },
    async resend() {
      const again = undelivered
      undelivered = []
      again.forEach(tell)
      await settled()
    },
    get undelivered() {
      return undelivered.length
    },
  }
}

function lettersOf(news: StandInNews, habits: DeliveryHabits, settings: WebhookSettings): Letter[] {
  const address = news.address ?? settings.panelAddress
  if (address === null) return []
  const requests: Request[] = []
  if (news.topic === 'merchant_order') {
    if (habits.paymentTopics.includes('merchant_order')) requests.push(merchantOrderWebhook())
  } else if (news.topic === 'payment') {
    if (habits.paymentTopics.includes('payment')) requests.push(webhook('payment.'))
    if (habits.paymentTopics.includes('ipn')) requests.push(ipn())
  } else requests.push(webhook(''))
  return requests.flatMap((request) =>
    Array.from({ length: habits.times }, () => ({ request: request.clone(), news })),
  )

  function webhook(prefix: string): Request {
    return requestOf({ 'data.id': news.id, type: news.topic }, signatureOf(news.id), {
      ...envelope(),
      type: news.topic,
      action: prefix + news.action,
      data: { id: news.id },
    })
  }

  /** This topic names its thing only in the body, so that the signature covers no id. */
  function merchantOrderWebhook(): Request {
    const type = 'topic_merchant_order_wh'
    return requestOf({ type }, signatureOf(null), {
      ...envelope(),
      id: news.id,
      type,
      action: news.action === 'created' ? 'create' : 'update',
      status: news.status,
      data: { currency_id: '', marketplace: 'NONE', status: news.status },
    })
  }

  function ipn(): Request {
    return requestOf({ topic: 'payment', id: news.id }, {}, { resource: news.id, topic: 'payment' })
  }

  function envelope() {
    return {
      id: freshNumber(),
      live_mode: false,
      date_created: instantText(settings.clock.now()),
      user_id: settings.collectorId,
      api_version: 'v1',
    }
  }

  function signatureOf(dataId: string | null): Record<string, string> {
    const nowMs = settings.clock.now().getTime()
    const timestamp = String(habits.timestampUnit === 'ms' ? nowMs : Math.floor(nowMs / 1000))
    const requestId = habits.hasRequestId ? randomUUID() : null
    const secret = habits.signature === 'wrong' ? `not ${settings.secret}` : settings.secret
    return {
      ...(requestId === null ? {} : { 'x-request-id': requestId }),
      ...(habits.signature === 'missing'
        ? {}
        : { 'x-signature': signWebhook({ dataId, requestId }, timestamp, secret) }),
    }
  }

  function requestOf(
    query: Record<string, string>,
    headers: Record<string, string>,
    content: unknown,
  ): Request {
    const url = new URL(address ?? '')
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-socket-timeout': '22000', ...headers },
      body: JSON.stringify(content),
    })
  }
}
