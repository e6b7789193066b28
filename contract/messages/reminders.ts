import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/** Kinds of reminder; a meal by its type. */
export const reminderKinds = ['cafe_manha', 'almoco', 'jantar', 'foodscan', 'weekly_tip'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** A device that takes reminders. Where messages to it go stays with the server. */
const device = z.object({
  id: z.string(),
  name: z.string(),
  created_at: isoInstant,
  /** Last time a message was accepted by its push service. */
  last_ok_at: z.nullable(isoInstant),
})
export type ReminderDevice = z.infer<typeof device>

/** As `PushSubscription.toJSON()` writes it. */
const subscription = z.object({
  endpoint: z.string().check(z.maxLength(2000)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(100)), auth: z.string().check(z.maxLength(40)) }),
})

/** Push message payload: all text that the service worker shows. */
export interface PushedNotice {
  readonly title: string
  readonly body: string
  /** A second one of the same tag takes the place of the first without a sound. */
  readonly tag: string
  /** Same-origin path opened on tap. */
  readonly path: string
  readonly actions?: readonly { readonly action: string; readonly title: string; readonly path: string }[]
}

export const readReminderKey = endpoint({
  method: 'GET',
  path: '/api/reminders/key',
  access: 'session',
  summary: 'A chave pública com que um navegador assina os avisos (VAPID)',
  reply: z.object({ public_key: z.string() }),
})

export const listReminderDevices = endpoint({
  method: 'GET',
  path: '/api/reminders/devices',
  access: 'session',
  summary: 'Os aparelhos que recebem avisos desta conta',
  reply: z.array(device),
})

export const registerReminderDevice = endpoint({
  method: 'PUT',
  path: '/api/reminders/devices',
  access: 'session',
  summary: 'Faz um navegador receber os avisos desta conta; repetir renova o mesmo aparelho',
  body: z.extend(subscription, {
    user_id: z.optional(z.string()),
    /** The address that this browser had before. */
    replaces: z.optional(z.string().check(z.maxLength(2000))),
  }),
  reply: device,
  errors: ['push_address_refused'],
})

export const removeReminderDevice = endpoint({
  method: 'DELETE',
  path: '/api/reminders/devices/{id}',
  access: 'session',
  summary: 'Para os avisos em um aparelho',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ removed: z.boolean() }),
})

export const sendTestReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/devices/{id}/test',
  access: 'session',
  summary: 'Envia um aviso de teste a um aparelho, agora',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ sent: z.boolean() }),
  errors: ['device_not_found', 'push_failed', 'rate_limited'],
})
