import PQueue from 'p-queue'
import { watchRefusedWebhooks } from '../../adapters/payments/refused-webhooks.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import type { BillingServices } from '../bookkeeping/billing-services.ts'

export interface WebhookServices extends BillingServices {
  /**
   * Serial queues of signed notices: several, so that many notices about one resource do not delay those about others.
   */
  readonly noticeQueues: readonly PQueue[]
  /** Serial queue of unsigned hints, apart from signed notices, which hints must not delay. */
  readonly hintQueue: PQueue
  readonly noteRefusedWebhook: ReturnType<typeof watchRefusedWebhooks>
  readonly rateLimiter: RateLimiter
  readonly metrics: Metrics
  readonly config: { readonly trustedProxies: number }
}

export type WebhookContext = Context & WebhookServices

const queueCount = 4

/** Creates the queues and the counter of refused webhooks, which each process has once. */
export function createWebhookQueues(
  clock: Clock,
): Pick<WebhookServices, 'noticeQueues' | 'hintQueue' | 'noteRefusedWebhook'> {
  return {
    noticeQueues: Array.from({ length: queueCount }, () => new PQueue({ concurrency: 1 })),
    hintQueue: new PQueue({ concurrency: 1 }),
    noteRefusedWebhook: watchRefusedWebhooks(clock),
  }
}
