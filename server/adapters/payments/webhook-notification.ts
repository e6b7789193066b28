import { z } from 'zod'

/** Topics that are followed: resources that can be read, an alert of fraud, and a complaint. */
export type NotificationTopic =
  | 'payment'
  | 'merchant_order'
  | 'renewal'
  | 'charge'
  | 'fraud_alert'
  | 'complaint'

/** Content of a webhook: the resource that changed, without its new state. */
export interface Notification {
  /** Topic; `null` for one that is not supported. */
  readonly topic: NotificationTopic | null
  /** Topic as the provider names it. */
  readonly type: string
  readonly resourceId: string
  /** Event, such as `payment.updated`; empty in the legacy format. */
  readonly action: string
  /** Provider's time of the message, too coarse to tell two messages apart; `null` without a `messageId`. */
  readonly date: string | null
  /** Id of the message, to tell apart two changes in the same second; `null` without one, as for merchant orders. */
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
 * Parses a webhook, or an unsigned IPN (`?topic=payment&id=…`); `null` if it names no resource. The id in the query
 * comes first, because it is the signed one. A merchant order may have its id only in the body; an alert names its
 * payment in a separate field.
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
