import { z } from 'zod'

/** What can be looked at, a payment that looks like fraud, and what its buyer says against it. */
export type NotificationTopic =
  | 'payment'
  | 'merchant_order'
  | 'renewal'
  | 'charge'
  | 'fraud_alert'
  | 'complaint'

/** "Look again": the thing that has changed, and nothing about how. */
export interface Notification {
  /** `null` for topics that nobody here follows. */
  readonly topic: NotificationTopic | null
  /** The provider's word for the topic. */
  readonly type: string
  readonly resourceId: string
  /** `payment.updated`; empty in the old style. */
  readonly action: string
  /** As the provider dated it; of a message without a number of its own it tells no two apart. */
  readonly date: string | null
  /** The message's own number: two changes in one second are two messages. A merchant order's have none. */
  readonly messageId: string | null
}

const topics: Readonly<Record<string, NotificationTopic>> = {
  payment: 'payment',
  merchant_order: 'merchant_order',
  topic_merchant_order_wh: 'merchant_order',
  subscription_preapproval: 'renewal',
  subscription_authorized_payment: 'charge',
  stop_delivery_op_wh: 'fraud_alert',
  topic_claims_integration_wh: 'complaint',
  topic_chargebacks_wh: 'complaint',
}

const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/))

const body = z.object({
  id: id.optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  action: z.string().optional().catch(undefined),
  date_created: z.string().optional().catch(undefined),
  data: z
    .object({ id: id.optional().catch(undefined), payment_id: id.optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

/**
 * Reads a webhook, or an unsigned IPN (`?topic=payment&id=…`). `null` when it names no thing. The id of the query
 * goes first, because that is the one that is signed; a merchant order may bring its own only in the body's `id`, and an
 * alert is about the payment that it names beside.
 */
export function readNotification(address: URL, content: unknown): Notification | null {
  const query = address.searchParams
  const told = body.safeParse(content).data ?? {}
  const type = query.get('type') ?? told.type ?? query.get('topic')
  if (!type) return null
  const topic = Object.hasOwn(topics, type) ? (topics[type] ?? null) : null
  const ids = [
    topic === 'fraud_alert' ? told.data?.payment_id : null,
    query.get('data.id'),
    query.has('topic') ? query.get('id') : null,
    told.data?.id,
    topic === 'merchant_order' ? told.id : null,
  ]
  const resourceId = id.safeParse(ids.find((one) => one !== null && one !== undefined)).data
  if (!resourceId) return null
  const { action = '', date_created: date = null, id: messageId = null } = told
  const isNumbered = messageId !== null && messageId !== resourceId
  return {
    topic,
    type,
    resourceId,
    action,
    ...(isNumbered ? { date, messageId } : { date: null, messageId: null }),
  }
}
