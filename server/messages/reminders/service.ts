import type { Body } from '#contract/endpoint.ts'
import type { PushedNotice, registerReminderDevice, ReminderDevice } from '#contract/messages/reminders.ts'
import { hasPushKeys, isPushAddress, type PushReach } from '../../adapters/push/push-address.ts'
import type { PushOutcome, PushSender } from '../../adapters/push/push-sender.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, ofAccount } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { deviceName } from '../../platform/http/device-name.ts'
import { testNotice } from './copy.ts'
import * as queries from './queries.ts'
import type { DeviceRow } from './queries.ts'
import { describeDevice } from './rules.ts'

export interface ReminderParts extends PushReach {
  readonly database: Database
  readonly clock: Clock
  readonly push: PushSender
  /** VAPID public key of this instance. */
  readonly publicKey: string
}

/** Device limit per account; the least recently opened one is dropped. */
const mostDevices = 10
const testTtlSeconds = 60
/** Long enough for a phone that is off for a night. */
const ringTtlSeconds = 24 * 3600
const ringMs = 60_000

export type Reminders = ReturnType<typeof createReminders>

/** Devices of an account that receive reminders. */
export function createReminders(parts: ReminderParts) {
  const { database, clock, push } = parts

  async function register(
    accountId: AccountId,
    { endpoint, keys, replaces }: Body<typeof registerReminderDevice>,
    userAgent: string,
  ): Promise<ReminderDevice> {
    if (!isPushAddress(endpoint, parts) || !hasPushKeys(keys)) throw fail('push_address_refused')
    return database.asSystem(async (tx) => {
      const own = ofAccount(tx, accountId)
      if (replaces !== undefined && replaces !== endpoint)
        await queries.removeDevice(own, { endpoint: replaces })
      const target = { endpoint, ...keys }
      const saved = await queries.saveDevice(own, target, deviceName(userAgent), clock.now())
      await queries.removeSurplusDevices(own, mostDevices)
      return describeDevice(saved)
    })
  }

  async function sendTo(
    device: DeviceRow,
    notice: PushedNotice,
    { ttlSeconds }: { ttlSeconds: number },
    signal: AbortSignal,
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

  /** Sends a test message at once and returns its delivery result. */
  async function sendTest(accountId: AccountId, id: string, signal: AbortSignal): Promise<{ sent: true }> {
    const devices = await database.asAccount(accountId, (tx) => queries.listDevices(tx))
    const device = devices.find((one) => one.id === id)
    if (!device) throw fail('device_not_found')
    const kind = await sendTo(device, testNotice, { ttlSeconds: testTtlSeconds }, signal)
    if (kind === 'gone') throw fail('device_not_found')
    if (kind !== 'taken') throw fail('push_failed')
    return { sent: true }
  }

  return {
    publicKey: parts.publicKey,
    register,
    sendTest,
    /** Notifies every device of the account at once, regardless of its reminder settings. */
    ring: async (accountId: AccountId, notice: PushedNotice): Promise<void> => {
      const devices = await database.asAccount(accountId, (tx) => queries.listDevices(tx))
      const signal = AbortSignal.timeout(ringMs)
      await Promise.all(
        devices.map((device) => sendTo(device, notice, { ttlSeconds: ringTtlSeconds }, signal)),
      )
    },
    list: async (accountId: AccountId): Promise<ReminderDevice[]> => {
      const rows = await database.asAccount(accountId, (tx) => queries.listDevices(tx))
      return rows.map(describeDevice)
    },
    remove: (accountId: AccountId, id: string): Promise<boolean> =>
      database.asSystem((tx) => queries.removeDevice(ofAccount(tx, accountId), { id })),
    /** Deletes all devices of an account, or those with this name, after a remote sign-out. */
    silence: (accountId: AccountId, name?: string): Promise<void> =>
      database.asSystem((tx) => queries.removeDevices(ofAccount(tx, accountId), name)),
  }
}
