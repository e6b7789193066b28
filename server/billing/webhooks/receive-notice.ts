import { ProviderError } from '../../adapters/payments/payment-provider.ts'
import type { Notification } from '../../adapters/payments/webhook-notification.ts'
import { contextOf } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { describeError } from '../../platform/observability/log.ts'
import type { BillingContext } from '../bookkeeping/billing-services.ts'
import * as lookUp from '../bookkeeping/look-up.ts'
import { completeNotice, type Notice, saveNotice } from './queries.ts'
import type { WebhookContext } from './webhook-services.ts'

/**
 * Age from which a notice is completed even if processing it fails, because by then the provider no longer has the
 * resource.
 */
const noticePatienceMs = 2 * 24 * 3_600_000
/**
 * Maximum number of waiting and running hints. A further one is answered 503; the provider resends it, or the
 * reconciliation job finds the payment.
 */
const hintsAtATime = 5

/** Topics of unsigned legacy notifications (hints) that are followed. */
const hintTopics = new Set(['payment', 'merchant_order'])

/** Log messages of the topics that an operator has to check in the seller's panel. */
const alarms = {
  fraud_alert: 'payment provider suspects fraud: payment is canceled or refunded, access revoked',
  complaint: 'buyer complained to the payment provider: answer in the seller panel',
} as const

/**
 * Saves a signed notification and processes it after the reply. The `payment_notices` table is the queue: the
 * reconciliation job retries what failed or was interrupted, so that no job per row is needed (`docs/decisions/008`).
 */
export async function receiveNotice(ctx: WebhookContext, message: Notification): Promise<void> {
  const { topic, type, resourceId, action, date, messageId } = message
  if (!topic) return
  if (topic === 'fraud_alert' || topic === 'complaint') ctx.log.error({ type, resourceId }, alarms[topic])
  if (topic === 'complaint') return
  const kept = await ctx.database.asSystem((tx) =>
    saveNotice(tx, {
      type: topic,
      resourceId,
      action: sanitized(action),
      message: sanitized([date, messageId].filter((part) => part !== null).join('/')),
      receivedAt: ctx.now,
    }),
  )
  if (!kept) return
  // Notices about one resource always share a queue, so that they do not compete for a lock.
  const { noticeQueues } = ctx
  const queue = noticeQueues[kept.resourceId.charCodeAt(kept.resourceId.length - 1) % noticeQueues.length]!
  ctx.background.run(queue.add(() => followNotice(contextOf(ctx), kept)))
}

/** Returns the text, or an empty text if it has characters or a length that the provider never sends. */
function sanitized(text: string): string {
  return /^[\w.:/+-]{0,100}$/.test(text) ? text : ''
}

/**
 * Follows an unsigned hint, one at a time, without saving it. Returns false if it failed or the queue is full: the
 * sender then repeats it. A topic that concerns no purchase counts as done.
 */
export async function followHint(ctx: WebhookContext, { topic, resourceId }: Notification): Promise<boolean> {
  if (!topic || !hintTopics.has(topic)) return true
  const { hintQueue } = ctx
  if (hintQueue.pending + hintQueue.size >= hintsAtATime) return false
  return hintQueue.add(() =>
    attempt(ctx, { hint: topic }, () => follow(contextOf(ctx), { type: topic, resourceId })),
  )
}

/** Processes a saved notice, and completes it if that succeeded or the notice is older than `noticePatienceMs`. */
export async function followNotice(ctx: BillingContext, notice: Notice): Promise<void> {
  const isDone = await attempt(ctx, { notice: notice.type }, () => follow(ctx, notice))
  const now = ctx.clock.now()
  const isOld = now.getTime() - notice.receivedAt.getTime() > noticePatienceMs
  if (isDone || isOld) await ctx.database.asSystem((tx) => completeNotice(tx, notice.id, now))
}

/** Reads the notice's resource at the provider and applies its state; a fraud alert also undoes the payment. */
async function follow(
  ctx: BillingContext,
  { type, resourceId }: Pick<Notice, 'type' | 'resourceId'>,
): Promise<void> {
  switch (type) {
    case 'payment':
      return lookUp.lookUpPayment(ctx, resourceId)
    case 'merchant_order':
      return lookUp.lookUpMerchantOrder(ctx, resourceId)
    case 'renewal':
      return lookUp.lookUpRenewal(ctx, resourceId)
    case 'charge':
      return lookUp.lookUpCharge(ctx, resourceId)
    case 'fraud_alert':
      return lookUp.undoPayment(ctx, resourceId)
  }
}

/**
 * Runs `work`. Returns true if it succeeded. Logs provider errors and failures and returns false, or true if the
 * provider does not know the resource. Throws all other errors again.
 */
export async function attempt(
  { log }: BillingContext,
  what: Readonly<Record<string, string>>,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : null
    if (kind === null && !(error instanceof Failure)) throw error
    log.warn({ ...what, kind, error: describeError(error) }, 'payment provider call failed')
    return kind === 'not_found'
  }
}
