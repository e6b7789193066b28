import type { FakeNews } from './fake-world.ts'
import { type DeliveryHabits, type SenderSettings, webhookRequests } from './fake-webhook-request.ts'

export interface FakeWebhooks {
  tell(news: FakeNews): void
  /** Changes how further webhooks are sent. */
  behave(habits: Partial<DeliveryHabits>): void
  /** Sends the webhooks held back, and holds back no more. */
  release(order?: 'oldest first' | 'newest first'): Promise<void>
  /** Resends, with a new signature, the webhooks whose reply was not 2xx. */
  resend(): Promise<void>
  /** Number of webhooks whose reply was not 2xx. */
  readonly undelivered: number
  /** Resolves when every webhook that is not held back has been answered. */
  settled(): Promise<void>
}

export interface WebhookSettings extends SenderSettings {
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
  readonly news: FakeNews
}

/**
 * Creates the sender of webhooks, which sends one at a time in the background, because a seller may call the API while
 * handling one.
 */
export function fakeWebhooks(settings: WebhookSettings): FakeWebhooks {
  let habits = ordinaryHabits
  let held: Letter[] = []
  let undelivered: FakeNews[] = []
  let underWay: Promise<void> = Promise.resolve()

  async function send({ request, news }: Letter): Promise<void> {
    try {
      const { ok } = await settings.deliver(request)
      if (!ok) undelivered.push(news)
    } catch {
      undelivered.push(news)
    }
  }

  function post(letter: Letter): void {
    underWay = underWay.then(() => send(letter))
  }

  function tell(news: FakeNews): void {
    const requests = webhookRequests(news, habits, settings)
    for (const request of requests.flatMap((one) => copies(one, habits.times))) {
      if (habits.isHeld) held.push({ request, news })
      else post({ request, news })
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

function copies(request: Request, times: number): Request[] {
  return Array.from({ length: times }, () => request.clone())
}
