import type { Body } from '#contract/endpoint.ts'
import type { PushedNotice, registerReminderDevice, ReminderDevice } from '#contract/messages/reminders.ts'
import { hasPushKeys, isPushAddress, type PushReach } from '../../adapters/push/push-address.ts'
import type { PushOutcome, PushSender } from '../../adapters/push/push-sender.ts'
import type { AccountContext } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { deviceName } from '../../platform/http/device-name.ts'
import { testNotice } from './copy.ts'
import * as queries from './queries.ts'
import type { DeviceRow } from './queries.ts'
import { describeDevice } from './rules.ts'

export interface PushServices {
  readonly push: PushSender
}

export interface ReminderServices extends PushServices, PushReach {
  readonly pushPublicKey: string
}

/** Maximum number of devices per account. Beyond it, the device that opened the app longest ago is removed. */
const mostDevices = 10
const testTtlSeconds = 60
/** Time for which a push service keeps a security notice: long enough for a phone that is off for a night. */
const ringTtlSeconds = 24 * 3600
const ringMs = 60_000

type AskedDevice = Body<typeof registerReminderDevice> & { readonly userAgent: string }

/**
 * Registers the browser for push messages, and removes its former endpoint `replaces`. Throws `push_address_refused`
 * for an endpoint that is not https on a public host, or invalid keys.
 */
export async function registerDevice(
  ctx: AccountContext & ReminderServices,
  { endpoint, keys, replaces, userAgent }: AskedDevice,
): Promise<ReminderDevice> {
  if (!isPushAddress(endpoint, ctx) || !hasPushKeys(keys)) throw fail('push_address_refused')
  const { accountId, database, now } = ctx
  return database.asSystem(async (tx) => {
    const own = ofAccount(tx, accountId)
    if (replaces !== undefined && replaces !== endpoint)
      await queries.removeDevice(own, { endpoint: replaces })
    const target = { endpoint, ...keys }
    const saved = await queries.saveDevice(own, target, { device: deviceName(userAgent), now })
    await queries.removeSurplusDevices(own, mostDevices)
    return describeDevice(saved)
  })
}

export async function listDevices({ database, accountId }: AccountContext): Promise<ReminderDevice[]> {
  const rows = await database.asAccount(accountId, (tx) => queries.listDevices(tx))
  return rows.map(describeDevice)
}

/** Deletes a device of the account; returns whether it existed. */
export function removeDevice(
  { database, accountId }: AccountContext,
  { id }: { readonly id: string },
): Promise<boolean> {
  return database.asSystem((tx) => queries.removeDevice(ofAccount(tx, accountId), { id }))
}

/**
 * Sends a test message to a device. Throws `device_not_found` if it is unknown or no longer registered at its push
 * service, `push_failed` if the message was not accepted.
 */
export async function sendTestReminder(
  ctx: AccountContext & PushServices,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<{ sent: true }> {
  const devices = await ctx.database.asAccount(ctx.accountId, (tx) => queries.listDevices(tx))
  const device = devices.find((one) => one.id === id)
  if (!device) throw fail('device_not_found')
  const kind = await sendTo(ctx, device, { notice: testNotice, ttlSeconds: testTtlSeconds, signal })
  if (kind === 'gone') throw fail('device_not_found')
  if (kind !== 'taken') throw fail('push_failed')
  return { sent: true }
}

interface SentNotice {
  readonly notice: PushedNotice
  readonly ttlSeconds: number
  readonly signal: AbortSignal
}

async function sendTo(
  { database, clock, push }: AccountContext & PushServices,
  device: DeviceRow,
  { notice, ttlSeconds, signal }: SentNotice,
): Promise<PushOutcome['kind']> {
  const { id } = device
  const message = {
    text: JSON.stringify(notice),
    ttlSeconds,
    topic: notice.tag,
    urgency: 'high',
  } as const
  const { kind } = await push.send(device, message, signal)
  const said = {
    ok: kind === 'taken' ? [id] : [],
    failed: kind === 'later' || kind === 'refused' ? [id] : [],
    gone: kind === 'gone' ? [id] : [],
  }
  await database.asSystem((tx) => queries.recordDeliveries(tx, said, clock.now()))
  return kind
}

/** Sends a notice to every device of the account at once, whatever its reminder settings. */
export async function notifyDevices(ctx: AccountContext & PushServices, notice: PushedNotice): Promise<void> {
  const devices = await ctx.database.asAccount(ctx.accountId, (tx) => queries.listDevices(tx))
  const signal = AbortSignal.timeout(ringMs)
  await Promise.all(
    devices.map((device) => sendTo(ctx, device, { notice, ttlSeconds: ringTtlSeconds, signal })),
  )
}

/**
 * Deletes the account's devices, or only those with this device name, so that they get no more messages after a remote
 * sign-out.
 */
export async function removeDevices(
  { database, accountId }: Pick<AccountContext, 'database' | 'accountId'>,
  name?: string,
): Promise<void> {
  await database.asSystem((tx) => queries.removeDevices(ofAccount(tx, accountId), name))
}
