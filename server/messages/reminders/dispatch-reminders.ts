import { createHash } from 'node:crypto'
import PQueue from 'p-queue'
import type { PushMessage, PushOutcome } from '../../adapters/push/push-sender.ts'
import type { Platform } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { claimReminders } from './claim-reminders.ts'
import { noticeOf } from './copy.ts'
import { listDueFoodscans, listDueMeals, listDueTips, listZones } from './due-reminders.ts'
import * as queries from './queries.ts'
import type { ClaimedReminder, Device, Reminder } from './queries.ts'
import {
  completionOf,
  deleteBefore,
  foodscanAsked,
  foodscanDay,
  mealKinds,
  mealTimesDue,
  type Result,
  timeNames,
  tipDay,
} from './rules.ts'
import type { PushServices } from './service.ts'

type Services = Platform & PushServices

/** Time limit of a run, because the next one starts a minute after it. */
const ordinaryRoundMs = 50_000
const atATime = 500
const atOnce = 64
/** Consecutive failures of a push service after which the run sends it no further messages. */
const mostFailures = 20
const mealTtlSeconds = 3600
/**
 * Time for which a push service keeps a suggestion or tip for an offline device: until the evening, but not into the
 * night.
 */
const unhurriedTtlSeconds = 4 * 3600

interface Sent extends Result {
  readonly reminder: ClaimedReminder
}

interface Run {
  readonly signal: AbortSignal
  /** Time limit of the run in milliseconds; the next run sends the rest. */
  readonly roundMs?: number
}

/**
 * Sends the due reminders; claims ensure that only one process sends each reminder. Returns the number of messages that
 * push services accepted.
 */
export async function dispatchReminders(
  services: Services,
  { signal, roundMs = ordinaryRoundMs }: Run,
): Promise<number> {
  const { database, clock, log } = services
  const within = AbortSignal.any([signal, AbortSignal.timeout(roundMs)])
  const due = await database.asSystem((tx) => listDue(tx, clock.now()))
  const send = guardedSender(services, within, signal)
  let taken = 0
  for (let first = 0; first < due.length && !within.aborted; first += atATime) {
    taken += await dispatchSome(services, due.slice(first, first + atATime), send)
  }
  if (due.length > 0) log.info({ due: due.length, taken }, 'reminders sent')
  return taken
}

async function dispatchSome(
  { database, clock }: Services,
  due: readonly Reminder[],
  send: Send,
): Promise<number> {
  const { claimed, devices } = await database.asSystem((tx) => claimReminders(tx, due, clock.now()))
  const sending = new PQueue({ concurrency: atOnce })
  const sent = await sending.addAll(
    messagesFor(claimed, devices).map(({ reminder, device }) => async () => ({
      reminder,
      deviceId: device.id,
      outcome: await send(device, messageOf(reminder)),
    })),
  )
  await database.asSystem((tx) => note(tx, { claimed, sent }, clock.now()))
  return sent.filter(({ outcome }) => outcome.kind === 'taken').length
}

async function listDue(tx: Transaction, now: Date): Promise<Reminder[]> {
  const zones = await listZones(tx)
  const times = zones.flatMap((zone) => {
    const due = mealTimesDue(zone, now)
    return mealKinds.flatMap((kind) => due.map((time) => ({ ...time, zone, kind, name: timeNames[kind] })))
  })
  const due = await listDueMeals(tx, times, now)
  for (const zone of zones) {
    const [scanDay, monday] = [foodscanDay(zone, now), tipDay(zone, now)]
    if (scanDay !== null) due.push(...(await listDueFoodscans(tx, foodscanAsked(zone, scanDay, now), now)))
    if (monday !== null) due.push(...(await listDueTips(tx, { zone, date: monday, by: 'push' }, now)))
  }
  return due
}

function messagesFor(claimed: readonly ClaimedReminder[], devices: readonly Device[]) {
  const devicesOf = Map.groupBy(devices, ({ accountId }): AccountId => accountId)
  return claimed.flatMap((reminder) =>
    (devicesOf.get(reminder.accountId) ?? [])
      .filter(({ id }) => reminder.waiting === null || reminder.waiting.includes(id))
      .map((device) => ({ reminder, device })),
  )
}

/**
 * Returns the push topic of a reminder: a hash, because push services can read topics. The hash is equal for two
 * messages about the same reminder and reveals neither kind nor account.
 */
function topicOf({ accountId, kind, date }: Reminder): string {
  return createHash('sha256').update(`${accountId} ${kind} ${date}`).digest('base64url').slice(0, 22)
}

function messageOf(reminder: Reminder): PushMessage {
  const { kind, date } = reminder
  const notice = noticeOf(kind, date)
  const isUnhurried = kind === 'foodscan' || kind === 'weekly_tip'
  return {
    text: JSON.stringify(notice),
    ttlSeconds: isUnhurried ? unhurriedTtlSeconds : mealTtlSeconds,
    topic: topicOf(reminder),
    urgency: isUnhurried ? 'low' : 'high',
  }
}

async function note(
  tx: Transaction,
  { claimed, sent }: { readonly claimed: readonly ClaimedReminder[]; readonly sent: readonly Sent[] },
  now: Date,
): Promise<void> {
  const resultsOf = Map.groupBy(sent, ({ reminder }) => reminder)
  const settled = claimed.map((reminder) => ({
    ...reminder,
    ...completionOf(resultsOf.get(reminder) ?? [], reminder.attempts, now),
  }))
  await queries.settleReminders(tx, settled, now)
  const idsOf = (...kinds: PushOutcome['kind'][]) => [
    ...new Set(sent.filter(({ outcome }) => kinds.includes(outcome.kind)).map(({ deviceId }) => deviceId)),
  ]
  await queries.recordDeliveries(
    tx,
    { ok: idsOf('taken'), failed: idsOf('later', 'refused'), gone: idsOf('gone') },
    now,
  )
}

type Send = (device: Device, message: PushMessage) => Promise<PushOutcome>

/**
 * Wraps sending with a circuit breaker per push service, so that a failing or silent service does not use up the run's
 * time. After the time limit no new message starts; running messages may finish unless `signal` aborts.
 */
function guardedSender({ push }: PushServices, within: AbortSignal, signal: AbortSignal): Send {
  const failures = new Map<string, number>()
  return async (device, message) => {
    const { origin } = new URL(device.endpoint)
    const failed = failures.get(origin) ?? 0
    if (within.aborted || failed >= mostFailures) return { kind: 'later', afterMs: null }
    const outcome = await push.send(device, message, signal)
    failures.set(origin, outcome.kind === 'later' ? (failures.get(origin) ?? 0) + 1 : 0)
    return outcome
  }
}

/** Deletes unused and unreachable devices, and old deliveries. */
export async function deleteOldReminders({ database, clock }: Platform): Promise<void> {
  await database.asSystem((tx) => queries.removeOld(tx, deleteBefore(clock.now())))
}
