import PQueue from 'p-queue'
import { ProviderError } from '../../adapters/payments/payment-provider.ts'
import type { Notification } from '../../adapters/payments/webhook-notification.ts'
import type { Background } from '../../platform/observability/background.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import * as queries from './queries.ts'
import {
  listOrdersOwingRefunds,
  listTwiceDiscounted,
  listUnpaidOrders,
  markAsked,
} from '../orders/queries.ts'
import { isAbandoned, linkMs, patienceMs } from '../orders/rules.ts'
import { listDueRenewals, markRenewalAsked } from '../renewals/queries.ts'
import type { Billing } from './service.ts'

export interface BillingJobParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly background: Background
  readonly billing: Billing
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Time without a report after which reconciliation polls the provider. */
const silenceMs = 30 * minuteMs
/** Age after which an unprocessed notice is dropped. The provider no longer has the resource by then. */
const noticePatienceMs = 2 * dayMs
const noticesKeptMs = 90 * dayMs
/** Batch size that finishes within a minute; the rest is left to the next run. */
const atATime = 50

/** Number of serial queues, so that a flood of messages about one resource does not delay those about others. */
const queueCount = 4
/** Maximum number of queued hints. The provider resends rejected ones, or `catchUp` finds the payment. */
const hintsAtATime = 5

/** Legacy topics that concern a purchase. */
const hintTopics = new Set(['payment', 'merchant_order'])

/** Alerts that an operator has to check in the seller's panel. */
const alarms = {
  fraud_alert: 'payment looks like fraud to its provider: it is given back, and what it opened is closed',
  complaint: 'a buyer complained to the provider: to be answered in the panel of the seller',
} as const

export type BillingJobs = ReturnType<typeof createBillingJobs>

/** Background work: processes the provider's messages and polls for missing ones. */
export function createBillingJobs(parts: BillingJobParts) {
  const { database, clock, log, background, billing } = parts
  const queues = Array.from({ length: queueCount }, () => new PQueue({ concurrency: 1 }))
  const hints = new PQueue({ concurrency: 1 })

  /**
   * Saves the notification and processes it after the reply. `catchUp` retries a failed or interrupted attempt: the
   * notices table is the queue. A job for each of its rows would only duplicate it (`docs/decisions/008`).
   */
  async function receive(message: Notification): Promise<void> {
    const { topic, type, resourceId, action, date, messageId } = message
    if (!topic) return
    if (topic === 'fraud_alert' || topic === 'complaint') {
      log.error({ type, resourceId }, alarms[topic])
    }
    if (topic === 'complaint') return
    const kept = await database.asSystem((tx) =>
      queries.saveNotice(tx, {
        type: topic,
        resourceId,
        action: sanitized(action),
        message: sanitized([date, messageId].filter((part) => part !== null).join('/')),
        receivedAt: clock.now(),
      }),
    )
    if (!kept) return
    // Messages about one resource share a queue, so that they do not compete for one lock.
    const queue = queues[kept.resourceId.charCodeAt(kept.resourceId.length - 1) % queueCount]!
    background.run(queue.add(() => follow(kept)))
  }

  /**
   * Processes an unsigned hint serially, without saving it and without delaying signed messages. Returns whether it
   * succeeded; otherwise the sender repeats it.
   */
  async function followHint({ topic, resourceId }: Notification): Promise<boolean> {
    if (!topic || !hintTopics.has(topic)) return true
    if (hints.pending + hints.size >= hintsAtATime) return false
    return hints.add(() => attempt({ hint: topic }, () => billing.lookUp({ type: topic, resourceId })))
  }

  async function follow(notice: queries.Notice): Promise<void> {
    const isDone = await attempt({ notice: notice.type }, () => billing.lookUp(notice))
    const isOld = clock.now().getTime() - notice.receivedAt.getTime() > noticePatienceMs
    if (isDone || isOld) await database.asSystem((tx) => queries.completeNotice(tx, notice.id, clock.now()))
  }

  /** Returns whether the message is finished: processed, or about a resource that the provider does not know. */
  async function attempt(
    what: Readonly<Record<string, string>>,
    work: () => Promise<void>,
  ): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      const kind = error instanceof ProviderError ? error.kind : null
      if (kind === null && !(error instanceof Failure)) throw error
      log.warn({ ...what, kind, error: describeError(error) }, 'payment provider could not be asked')
      return kind === 'not_found'
    }
  }

  /** Runs `work` for each item. A failure does not stop the others. */
  async function each<T>(
    list: readonly T[],
    signal: AbortSignal,
    work: (one: T) => Promise<void>,
  ): Promise<void> {
    for (const one of list) {
      if (signal.aborted) return
      await work(one).catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'catching up with a payment failed')
      })
    }
  }

  /** Retries unprocessed messages and polls the provider for overdue orders and charges. */
  async function catchUp(signal: AbortSignal): Promise<void> {
    const notices = await database.asSystem((tx) => queries.listOpenNotices(tx, atATime))
    await each(notices, signal, follow)
    const before = new Date(clock.now().getTime() - silenceMs)
    const linkEndedAfter = new Date(clock.now().getTime() - patienceMs)
    const orders = await database.asSystem((tx) => listUnpaidOrders(tx, before, linkEndedAfter, atATime))
    await each(orders, signal, async (order) => {
      await database.asSystem((tx) => markAsked(tx, order.id, clock.now()))
      const isAnswered = await attempt({ order: order.id }, () => billing.pollOrder(order))
      if (isAnswered && isAbandoned(order, clock.now())) await billing.expireOrder(order)
    })
    const twice = await database.asSystem((tx) => listTwiceDiscounted(tx, atATime))
    await each(twice, signal, (accountId) => billing.refundOwed(accountId))
    const owing = await database.asSystem((tx) => listOrdersOwingRefunds(tx, atATime))
    await each(owing, signal, async (order) => {
      await database.asSystem((tx) => markAsked(tx, order.id, clock.now()))
      await billing.refundOwed(order.accountId)
    })
    const linkBefore = new Date(clock.now().getTime() - linkMs)
    const due = { chargeBefore: before, askedBefore: before, linkBefore }
    const renewals = await database.asSystem((tx) => listDueRenewals(tx, due, atATime))
    await each(renewals, signal, async (renewal) => {
      await database.asSystem((tx) => markRenewalAsked(tx, renewal.id, clock.now()))
      await attempt({ renewal: renewal.id }, () => billing.pollRenewal(renewal, linkBefore))
    })
  }

  async function tidy(): Promise<void> {
    const before = new Date(clock.now().getTime() - noticesKeptMs)
    await database.asSystem((tx) => queries.deleteNotices(tx, before))
  }

  return { receive, followHint, catchUp, tidy }
}

/** Returns the text, or an empty one if the provider would never send it. */
function sanitized(text: string): string {
  return /^[\w.:/+-]{0,100}$/.test(text) ? text : ''
}
