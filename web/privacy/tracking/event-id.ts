import { stored, words } from '../../ui/storage/stored.ts'

const sent = stored('pixel:told', words)
/** Maximum number of stored events: three for each order, of which a person has one or two a year, and three others. */
const maxStored = 100

/** Hash of account and event as event id: the same on all devices, and the account cannot be read from it. */
export async function personEventId(accountId: string, event: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${accountId}:${event}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns an order's id as event id; null if it is no UUID. */
export function orderEventId(order: unknown): string | null {
  return typeof order === 'string' && uuid.test(order) ? order : null
}

/** Whether an event happens for the first time on this device; marks it as seen. */
export function isFirst(event: string, eventId: string): boolean {
  const sentBefore = sent.get() ?? []
  const mark = `${event}:${eventId}`
  if (sentBefore.includes(mark)) return false
  sent.set([...sentBefore, mark].slice(-maxStored))
  return true
}
