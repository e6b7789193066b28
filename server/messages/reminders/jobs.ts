import { createHash } from 'node:crypto'
import PQueue from 'p-queue'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { PushMessage, PushOutcome, PushSender } from '../../adapters/push/push-sender.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/observability/log.ts'
import { listOpen } from '../../billing/subscription/service.ts'
import type { Unsubscriptions } from '../unsubscriptions/service.ts'
import { noticeOf, tipMail } from './copy.ts'
import * as queries from './queries.ts'
import type { ClaimedReminder, Device, Reminder } from './queries.ts'
import {
  foodscanAsked,
  foodscanDay,
  deleteBefore,
  mealKinds,
  mealTimesDue,
  type Result,
  completionOf,
  timeNames,
  tipDay,
} from './rules.ts'

export interface ReminderJobParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly push: PushSender
  /** Time limit of a run; the rest is left to the next run. */
  readonly roundMs?: number
}

/** The next run starts a minute later. */
const ordinaryRoundMs = 50_000
const atATime = 500
const atOnce = 64
/** Time after which a claimed reminder may be claimed by another sender. */
const leaseMs = 3 * 60_000
/** Consecutive failures after which a run skips a push service. */
const mostFailures = 20
const mealTtlSeconds = 3600
/** Keeps a message from its hour until the evening, but not into the night. */
const unhurriedTtlSeconds = 4 * 3600
const mailAgainMs = 20 * 60_000

interface Sent extends Result {
  readonly reminder: ClaimedReminder
}

export interface TipMailParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly publicOrigin: string
  readonly unsubscriptions: Pick<Unsubscriptions, 'footerOf'>
  readonly findContact: (accountId: AccountId) => Promise<{ name: string; email: string } | undefined>
}

/**
 * Sends the weekly tip by mail to accounts without a device. Uses the same claims as push messages, so that no account
 * gets both.
 */
export function createTipMailJobs(parts: TipMailParts) {
  const { database, clock, log, publicOrigin } = parts

  async function send(signal: AbortSignal): Promise<void> {
    const zones = await database.asSystem((tx) => queries.listZones(tx, 'all'))
    for (const zone of zones) {
      const date = tipDay(zone, clock.now(), 'mail')
      if (date !== null) await sendIn({ zone, date, by: 'mail' }, signal)
    }
  }

  async function sendIn(asked: queries.TipAsked, signal: AbortSignal): Promise<void> {
    const due = await database.asSystem((tx) => queries.listDueTips(tx, asked, clock.now()))
    for (const reminder of due) {
      if (signal.aborted) return
      await sendOne(reminder)
    }
  }

  /** Claimed one by one, because with a slow mail server a batch would outlive its lease. */
  async function sendOne(due: Reminder): Promise<void> {
    const { claimed } = await database.asSystem((tx) => claim(tx, [due], clock.now()))
    for (const reminder of claimed) {
      const isSent = await mail(reminder)
      const tryAt = isSent ? null : new Date(clock.now().getTime() + mailAgainMs)
      await database.asSystem((tx) =>
        queries.settleReminders(tx, [{ ...reminder, tryAt, waiting: null, isSent }], clock.now()),
      )
    }
  }

  /** The log omits the error text, because a mail server's rejection contains the address. */
  async function mail({ accountId, date }: ClaimedReminder): Promise<boolean> {
    try {
      const contact = await parts.findContact(accountId)
      if (!contact) return true
      const footer = parts.unsubscriptions.footerOf(accountId, 'weekly_tips')
      const content = tipMail(contact.name, date, `${publicOrigin}/app`)
      await parts.mailer.send(renderMail(contact.email, content, footer))
      return true
    } catch (error) {
      log.warn(
        { mail: 'weekly_tip', error: error instanceof Error ? error.name : 'unknown' },
        'mail could not be sent',
      )
      return false
    }
  }

  return { send }
}

/** Sends each due reminder once, however many processes run. */
export function createReminderJobs(parts: ReminderJobParts) {
  const { database, clock, log, push, roundMs = ordinaryRoundMs } = parts

  async function dispatch(signal: AbortSignal): Promise<number> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(roundMs)])
    const due = await database.asSystem((tx) => listDue(tx, clock.now()))
    const send = guardedSender(push, within, signal)
    let taken = 0
    for (let first = 0; first < due.length && !within.aborted; first += atATime) {
      taken += await dispatchSome(due.slice(first, first + atATime), send)
    }
    if (due.length > 0) log.info({ due: due.length, taken }, 'reminders sent')
    return taken
  }

  async function dispatchSome(due: readonly Reminder[], send: Send): Promise<number> {
    const { claimed, devices } = await database.asSystem((tx) => claim(tx, due, clock.now()))
    const sending = new PQueue({ concurrency: atOnce })
    const sent = await sending.addAll(
      messagesFor(claimed, devices).map(({ reminder, device }) => async () => ({
        reminder,
        deviceId: device.id,
        outcome: await send(device, messageOf(reminder)),
      })),
    )
    await database.asSystem((tx) => note(tx, claimed, sent, clock.now()))
    return sent.filter(({ outcome }) => outcome.kind === 'taken').length
  }

  return {
    dispatch,
    /** Deletes unreachable devices and old deliveries. */
    tidy: () => database.asSystem((tx) => queries.removeOld(tx, deleteBefore(clock.now()))),
  }
}

async function listDue(tx: Transaction, now: Date): Promise<Reminder[]> {
  const zones = await queries.listZones(tx)
  const times = zones.flatMap((zone) => {
    const due = mealTimesDue(zone, now)
    return mealKinds.flatMap((kind) => due.map((time) => ({ ...time, zone, kind, name: timeNames[kind] })))
  })
  const due = await queries.listDueMeals(tx, times, now)
  for (const zone of zones) {
    const [scanDay, monday] = [foodscanDay(zone, now), tipDay(zone, now)]
    if (scanDay !== null)
      due.push(...(await queries.listDueFoodscans(tx, foodscanAsked(zone, scanDay, now), now)))
    if (monday !== null) due.push(...(await queries.listDueTips(tx, { zone, date: monday, by: 'push' }, now)))
  }
  return due
}

async function claim(tx: Transaction, due: readonly Reminder[], now: Date) {
  const open = await listOpen(tx, [...new Set(due.map(({ accountId }) => accountId))], now)
  const wanted = due.filter(({ accountId }) => open.has(accountId))
  const claimed = await queries.claimReminders(tx, wanted, now, new Date(now.getTime() + leaseMs))
  const devices = await queries.listDevicesOf(
    tx,
    claimed.map(({ accountId }) => accountId),
  )
  return { claimed, devices }
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
 * Returns the push topic, which push services can read: it may reveal that two messages are of one kind, but neither
 * the kind nor the account.
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
  claimed: readonly ClaimedReminder[],
  sent: readonly Sent[],
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
 * Circuit breaker per push service, so that a failing or silent one does not use up the run's time. After the time
 * limit no new message starts; running ones may finish unless the process ends.
 */
function guardedSender(push: PushSender, within: AbortSignal, signal: AbortSignal): Send {
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
