import { call } from '../../api/call.ts'
import { canPush } from '../shared/offer.ts'

/** Whether reminders can reach this device, and if not, why. */
export type Reach = 'on' | 'off' | 'denied' | 'install_first' | 'unsupported'

/** Stored registration of this device and its account. */
interface Registered {
  readonly userId: string
  readonly deviceId: string
}

const keptKey = 'reminders-device'

export function registeredFor(userId: string): string | null {
  const [kept, deviceId] = (localStorage.getItem(keptKey) ?? '').split(' ')
  return kept === userId && deviceId ? deviceId : null
}

function saveRegistered({ userId, deviceId }: Registered): void {
  localStorage.setItem(keptKey, `${userId} ${deviceId}`)
}

export async function readReach(userId: string, mustInstall: boolean): Promise<Reach> {
  if (!canPush()) return mustInstall ? 'install_first' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission === 'default' || registeredFor(userId) === null) return 'off'
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Must be called from a tap: browsers show their permission prompt only then. */
export async function turnOn(userId: string): Promise<Reach> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await register(userId)
  return 'on'
}

/** Works offline too: the server drops a subscription at the first failed delivery. */
export async function turnOff(userId: string): Promise<void> {
  const deviceId = registeredFor(userId)
  localStorage.removeItem(keptKey)
  const subscription = await existingSubscription()
  await subscription?.unsubscribe()
  if (deviceId !== null) await call('DELETE /api/reminders/devices/{id}', { params: { id: deviceId } })
}

/**
 * Renews the registration at each start. A device registered for another account gets no messages until the
 * current one enables them.
 */
export async function registerAgain(userId: string): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  if (registeredFor(userId) !== null) return register(userId)
  const left = localStorage.getItem(keptKey)
  localStorage.removeItem(keptKey)
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
  saveRegistered({ userId, deviceId: id })
  await followClock(userId)
}

/** A subscription for another server key would be refused by the push service. */
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
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const clockKey = 'reminders-clock'

/** Reminders follow the time zone of this device, also after travelling. */
async function followClock(userId: string): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const told = `${userId} ${timeZone}`
  if (localStorage.getItem(clockKey) === told) return
  await call('PATCH /api/profile', { body: { timezone: timeZone }, idempotent: true })
  localStorage.setItem(clockKey, told)
}
