import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/** Kinds of reminder; a reminder of a meal has the name of its meal type. */
export const reminderKinds = ['cafe_manha', 'almoco', 'jantar', 'foodscan', 'weekly_tip'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** A device that receives reminders. Its push endpoint is never included. */
const device = z.object({
  id: z.string(),
  name: z.string(),
  created_at: isoInstant,
  /** Last time a message was accepted by its push service. */
  last_ok_at: z.nullable(isoInstant),
})
export type ReminderDevice = z.infer<typeof device>

/** The output of `PushSubscription.toJSON()`. */
const subscription = z.object({
  endpoint: z.string().check(z.maxLength(2000)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(100)), auth: z.string().check(z.maxLength(40)) }),
})

/** Push message payload, with all text that the service worker shows. */
export interface PushedNotice {
  readonly title: string
  readonly body: string
  /** A notification with the same tag silently replaces the previous one. */
  readonly tag: string
  /** Same-origin path opened on tap. */
  readonly path: string
  readonly actions?: readonly { readonly action: string; readonly title: string; readonly path: string }[]
}

/** Returns the public VAPID key for push subscriptions. */
export const readReminderKey = endpoint({
  method: 'GET',
  path: '/api/reminders/key',
  access: 'session',
  summary: 'A chave pública com que um navegador assina os avisos (VAPID)',
  reply: z.object({ public_key: z.string() }),
})

/** Returns the devices that receive reminders for this account. */
export const listReminderDevices = endpoint({
  method: 'GET',
  path: '/api/reminders/devices',
  access: 'session',
  summary: 'Os aparelhos que recebem avisos desta conta',
  reply: z.array(device),
})

/**
 * Registers this browser for reminders; idempotent by push endpoint. `push_address_refused`: the endpoint or its keys
 * are not acceptable.
 */
export const registerReminderDevice = endpoint({
  method: 'PUT',
  path: '/api/reminders/devices',
  access: 'session',
  summary: 'Faz um navegador receber os avisos desta conta; repetir renova o mesmo aparelho',
  body: z.extend(subscription, {
    user_id: z.optional(z.string()),
    /** Previous push endpoint of this browser, to be replaced. */
    replaces: z.optional(z.string().check(z.maxLength(2000))),
  }),
  reply: device,
  errors: ['push_address_refused'],
})

/** Unregisters a device for reminders. `removed`: whether the account had that device. */
export const removeReminderDevice = endpoint({
  method: 'DELETE',
  path: '/api/reminders/devices/{id}',
  access: 'session',
  summary: 'Para os avisos em um aparelho',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ removed: z.boolean() }),
})

/**
 * Sends a test notification to a device. `device_not_found`: unknown or no longer registered. `push_failed`: the push
 * service did not accept it.
 */
export const sendTestReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/devices/{id}/test',
  access: 'session',
  summary: 'Envia um aviso de teste a um aparelho, agora',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ sent: z.boolean() }),
  errors: ['device_not_found', 'push_failed', 'rate_limited'],
})
