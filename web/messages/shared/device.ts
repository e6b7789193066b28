import { call } from '../../api/call.ts'
import { stored, text, words } from '../../ui/storage/stored.ts'
import { canPush } from './offer.ts'

/** Whether reminders can reach this device, and if not, why. */
export type Reach = 'on' | 'off' | 'denied' | 'install_first' | 'unsupported'

/** Account id and device id under which this device is registered. */
const registration = stored('reminders-device', words)

export function registeredFor(userId: string): string | null {
  const [kept, deviceId] = registration.get() ?? []
  return kept === userId && deviceId ? deviceId : null
}

export async function readReach(userId: string, mustInstall: boolean): Promise<Reach> {
  if (!canPush()) return mustInstall ? 'install_first' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission === 'default' || registeredFor(userId) === null) return 'off'
  return (await existingSubscription()) ? 'on' : 'off'
}

/**
 * Asks for the permission and registers this device. Call it from a tap: browsers show their permission prompt only
 * then.
 */
export async function startReminders(userId: string): Promise<Reach> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await register(userId)
  return 'on'
}

/**
 * Unsubscribes this device, then deletes its registration; throws offline after unsubscribing. The server then drops
 * the device at the first failed delivery.
 */
export async function stopReminders(userId: string): Promise<void> {
  const deviceId = registeredFor(userId)
  registration.set(null)
  const subscription = await existingSubscription()
  await subscription?.unsubscribe()
  if (deviceId !== null) await call('DELETE /api/reminders/devices/{id}', { params: { id: deviceId } })
}

/**
 * Renews the registration at each start. A device registered for another account is unsubscribed and gets no reminders
 * until the current account enables them.
 */
export async function registerAgain(userId: string): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  if (registeredFor(userId) !== null) return register(userId)
  const left = registration.get()
  registration.set(null)
  if (left !== null) await (await existingSubscription())?.unsubscribe()
}

async function register(userId: string): Promise<void> {
  const { public_key: key } = await call('GET /api/reminders/key')
  const { endpoint, keys = {} } = (await subscribe(key)).toJSON()
  const { p256dh = '', auth = '' } = keys
  const { id } = await call('PUT /api/reminders/devices', {
    body: { user_id: userId, endpoint: endpoint ?? '', keys: { p256dh, auth } },
    idempotent: true,
  })
  registration.set([userId, id])
  await followClock(userId)
}

/**
 * Returns the push subscription for the server's key; replaces one for another key, which the push service would
 * refuse.
 */
async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const existing = await pushManager.getSubscription()
  const made = existing?.options.applicationServerKey
  if (existing && made && base64url(made) === key) return existing
  await existing?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function existingSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

function base64url(bytes: ArrayBuffer): string {
  const encoded = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Account id and time zone last sent to the server. */
const clock = stored('reminders-clock', text)

/** Sends this device's time zone when it has changed, so that reminders follow it when travelling. */
async function followClock(userId: string): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const told = `${userId} ${timeZone}`
  if (clock.get() === told) return
  await call('PATCH /api/profile', { body: { timezone: timeZone }, idempotent: true })
  clock.set(told)
}
