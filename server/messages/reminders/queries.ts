import { defaultNotificationTimes } from '#contract/account/profile.ts'
import type { ReminderKind } from '#contract/messages/reminders.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { tickedMeals } from '../../day/adherence/service.ts'
import type { PushTarget } from '../../adapters/push/push-sender.ts'
import { loggedMeals } from '../../day/meals/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { homeTimezone, mealClocks } from '../../account/profile/service.ts'
import { noticeChoices } from '../../account/settings/service.ts'
import { subscribers } from '../../billing/subscription/service.ts'
import type { DueTime, FoodscanAsked, DeleteBefore, MealKind, Completion } from './rules.ts'
import { pushSubscriptions, reminderDeliveries } from './table.ts'
import { scanMoments } from '../../scans/history/service.ts'

export type DeviceRow = typeof pushSubscriptions.$inferSelect
export type Device = PushTarget & Pick<DeviceRow, 'id'> & { readonly accountId: AccountId }

/** One reminder of one account. */
export interface Reminder {
  readonly accountId: AccountId
  readonly kind: ReminderKind
  readonly date: string
}

export interface ClaimedReminder extends Reminder {
  readonly attempts: number
  readonly waiting: readonly string[] | null
}

const kept = reminderDeliveries
/** Selection for `exists`, which needs no column. */
const one = { one: sql`1` }

export async function listDevices(tx: AccountTransaction): Promise<DeviceRow[]> {
  const { userId, createdAt, id } = pushSubscriptions
  return tx.select().from(pushSubscriptions).where(eq(userId, tx.accountId)).orderBy(desc(createdAt), asc(id))
}

/** Saves the device at this address for the account, even if another account had it. Needs a system transaction. */
export async function saveDevice(
  tx: AccountTransaction,
  { endpoint, p256dh, auth }: PushTarget,
  device: string,
  now: Date,
): Promise<DeviceRow> {
  const mine = { userId: tx.accountId, p256dh, auth, device, seenAt: now }
  const [saved] = await tx
    .insert(pushSubscriptions)
    .values({ ...mine, endpoint, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: mine })
    .returning()
  return saved!
}

/** Deletes the least recently opened devices above the limit. */
export async function removeSurplusDevices(tx: AccountTransaction, most: number): Promise<void> {
  const { id, userId, seenAt } = pushSubscriptions
  const surplus = tx
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(userId, tx.accountId))
    .orderBy(desc(seenAt), asc(id))
    .offset(most)
  await tx.delete(pushSubscriptions).where(inArray(id, surplus))
}

export async function removeDevice(
  tx: AccountTransaction,
  device: { readonly id: string } | { readonly endpoint: string },
): Promise<boolean> {
  const { id, userId, endpoint } = pushSubscriptions
  const isIt = 'id' in device ? eq(id, device.id) : eq(endpoint, device.endpoint)
  const removed = await tx
    .delete(pushSubscriptions)
    .where(and(eq(userId, tx.accountId), isIt))
    .returning({ id })
  return removed.length === 1
}

/** Deletes all devices of an account, or those with this name. */
export async function removeDevices(tx: AccountTransaction, name?: string): Promise<void> {
  const { userId, device } = pushSubscriptions
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(userId, tx.accountId), name === undefined ? undefined : eq(device, name)))
}

/** Subquery of accounts with a reachable device, each once. */
function reachable(tx: Transaction) {
  return tx.selectDistinct({ userId: pushSubscriptions.userId }).from(pushSubscriptions).as('reachable')
}

/** Lists the time zones of reachable accounts, or of all. */
export async function listZones(
  tx: Transaction,
  whose: 'reachable' | 'all' = 'reachable',
): Promise<string[]> {
  const people = whose === 'all' ? subscribers(tx) : reachable(tx)
  const clocks = mealClocks(tx)
  const zone = sql<string>`coalesce(${clocks.timezone}, ${homeTimezone})`.as('zone')
  const rows = await tx
    .selectDistinct({ zone })
    .from(people)
    .leftJoin(clocks, eq(clocks.userId, people.userId))
  return rows.map((row) => row.zone)
}

export interface DueMeal extends DueTime {
  readonly zone: string
  readonly kind: MealKind
  /** Name of the meal time in the profile. */
  readonly name: string
}

/**
 * Lists accounts whose meal time is due, enabled and not logged, in one query. Excludes claimed and completed
 * reminders; includes retries while these conditions hold.
 */
export async function listDueMeals(
  tx: Transaction,
  times: readonly DueMeal[],
  now: Date,
): Promise<Reminder[]> {
  if (times.length === 0) return []
  const [people, clocks, choices] = [reachable(tx), mealClocks(tx), noticeChoices(tx)]
  const [logged, ticked] = [loggedMeals(tx), tickedMeals(tx)]
  const due = sql`json_to_recordset(${JSON.stringify(times)}::json)
    as due(zone text, kind text, name text, date date, time text)`
  const [kind, date] = [sql<MealKind>`due.kind`, sql<string>`due.date`]
  const defaults = sql`${JSON.stringify(defaultNotificationTimes)}::jsonb`
  return tx
    .select({ accountId: people.userId, kind: kind.as('kind'), date: sql<string>`due.date::text`.as('date') })
    .from(people)
    .leftJoin(clocks, eq(clocks.userId, people.userId))
    .innerJoin(
      due,
      and(
        sql`due.zone = coalesce(${clocks.timezone}, ${homeTimezone})`,
        sql`due.time = coalesce(${clocks.notificationTimes}, ${defaults}) ->> due.name`,
      ),
    )
    .leftJoin(choices, eq(choices.userId, people.userId))
    .leftJoin(kept, and(eq(kept.userId, people.userId), eq(kept.kind, kind), eq(kept.date, date)))
    .where(
      and(
        sql`coalesce(${choices.mealReminders}, true)`,
        or(isNull(kept.userId), lte(kept.tryAt, now)),
        notExists(
          tx
            .select(one)
            .from(logged)
            .where(and(eq(logged.userId, people.userId), eq(logged.date, date), eq(logged.mealType, kind))),
        ),
        notExists(
          tx
            .select(one)
            .from(ticked)
            .where(
              and(
                eq(ticked.userId, people.userId),
                eq(ticked.date, date),
                sql`jsonb_exists(${ticked.eaten}, ${kind})`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(people.userId), asc(kind))
}

/** Lists accounts without a logged plate for days, at their hour for the suggestion. */
export async function listDueFoodscans(
  tx: Transaction,
  asked: FoodscanAsked,
  now: Date,
): Promise<Reminder[]> {
  const [people, clocks, choices] = [reachable(tx), mealClocks(tx), noticeChoices(tx)]
  const [logged, ticked, scanned] = [loggedMeals(tx), tickedMeals(tx), scanMoments(tx)]
  const { userId, createdAt } = pushSubscriptions
  const mine = eq(kept.userId, people.userId)
  const isThis = and(mine, eq(kept.kind, 'foodscan'), eq(kept.date, asked.date))
  const sent = tx
    .select({ count: count() })
    .from(kept)
    .where(and(mine, eq(kept.kind, 'foodscan'), gte(kept.date, asked.countedFrom), lt(kept.date, asked.date)))
  const rows = await tx
    .select({ accountId: people.userId })
    .from(people)
    .leftJoin(clocks, eq(clocks.userId, people.userId))
    .leftJoin(choices, eq(choices.userId, people.userId))
    .where(
      and(
        eq(sql`coalesce(${clocks.timezone}, ${homeTimezone})`, asked.zone),
        sql`coalesce(${choices.foodscanReminders}, true)`,
        sql`(${sent}) < ${asked.most}`,
        notExists(
          tx
            .select(one)
            .from(kept)
            .where(and(isThis, or(isNull(kept.tryAt), gt(kept.tryAt, now)))),
        ),
        notExists(
          tx
            .select(one)
            .from(kept)
            .where(
              and(mine, eq(kept.kind, 'foodscan'), gte(kept.date, asked.since), lt(kept.date, asked.date)),
            ),
        ),
        notExists(
          tx
            .select(one)
            .from(logged)
            .where(and(eq(logged.userId, people.userId), gte(logged.date, asked.since))),
        ),
        notExists(
          tx
            .select(one)
            .from(ticked)
            .where(
              and(
                eq(ticked.userId, people.userId),
                gte(ticked.date, asked.since),
                sql`${ticked.eaten} <> '{}'::jsonb`,
              ),
            ),
        ),
        notExists(
          tx
            .select(one)
            .from(scanned)
            .where(and(eq(scanned.userId, people.userId), gt(scanned.createdAt, asked.after))),
        ),
        inArray(
          people.userId,
          tx.select({ userId }).from(pushSubscriptions).where(lte(createdAt, asked.after)),
        ),
      ),
    )
    .orderBy(asc(people.userId))
  return rows.map(({ accountId }) => ({ accountId, kind: 'foodscan', date: asked.date }))
}

export interface TipAsked {
  readonly zone: string
  readonly date: string
  /** Channel: push for accounts with a reachable device, mail for the others. */
  readonly by: 'push' | 'mail'
}

/** Lists accounts that want a tip and are at its hour. */
export async function listDueTips(
  tx: Transaction,
  { zone, date, by }: TipAsked,
  now: Date,
): Promise<Reminder[]> {
  const [people, clocks, choices] = [subscribers(tx), mealClocks(tx), noticeChoices(tx)]
  const device = tx.select(one).from(pushSubscriptions).where(eq(pushSubscriptions.userId, people.userId))
  const rows = await tx
    .select({ accountId: people.userId })
    .from(people)
    .leftJoin(clocks, eq(clocks.userId, people.userId))
    .leftJoin(choices, eq(choices.userId, people.userId))
    .leftJoin(kept, and(eq(kept.userId, people.userId), eq(kept.kind, 'weekly_tip'), eq(kept.date, date)))
    .where(
      and(
        eq(sql`coalesce(${clocks.timezone}, ${homeTimezone})`, zone),
        sql`coalesce(${choices.weeklyTips}, true)`,
        or(isNull(kept.userId), lte(kept.tryAt, now)),
        by === 'push' ? exists(device) : notExists(device),
      ),
    )
    .orderBy(asc(people.userId))
  return rows.map(({ accountId }) => ({ accountId, kind: 'weekly_tip', date }))
}

/** Claims reminders for one sender; other claims fail until `until`. */
export async function claimReminders(
  tx: Transaction,
  reminders: readonly Reminder[],
  now: Date,
  until: Date,
): Promise<ClaimedReminder[]> {
  if (reminders.length === 0) return []
  const { userId, kind, date, attempts, tryAt, waiting } = kept
  const claim = { claimedAt: now, tryAt: until }
  return tx
    .insert(kept)
    .values(reminders.map(({ accountId, ...rest }) => ({ ...rest, userId: accountId, ...claim })))
    .onConflictDoUpdate({
      target: [userId, kind, date],
      set: { ...claim, attempts: sql`${attempts} + 1` },
      setWhere: lte(tryAt, now),
    })
    .returning({ accountId: userId, kind, date, attempts, waiting })
}

export async function listDevicesOf(tx: Transaction, accountIds: readonly AccountId[]): Promise<Device[]> {
  if (accountIds.length === 0) return []
  const { id, userId: accountId, endpoint, p256dh, auth } = pushSubscriptions
  return tx
    .select({ id, accountId, endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .where(inArray(accountId, [...accountIds]))
}

export async function settleReminders(
  tx: Transaction,
  settled: readonly (Reminder & Completion)[],
  now: Date,
): Promise<void> {
  if (settled.length === 0) return
  const rows = settled.map(({ accountId, kind, date, tryAt, waiting, isSent }) => ({
    user_id: accountId,
    kind,
    date,
    try_at: tryAt,
    waiting,
    sent_at: isSent ? now : null,
  }))
  const { userId, kind, date, sentAt } = kept
  await tx
    .update(kept)
    .set({
      tryAt: sql`settled.try_at`,
      waiting: sql`settled.waiting`,
      sentAt: sql`coalesce(${sentAt}, settled.sent_at)`,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json) as settled(
        user_id uuid, kind text, date date, try_at timestamptz, waiting jsonb, sent_at timestamptz)`,
    )
    .where(and(eq(userId, sql`settled.user_id`), eq(kind, sql`settled.kind`), eq(date, sql`settled.date`)))
}

/** Records the delivery results of these devices. */
export async function recordDeliveries(
  tx: Transaction,
  said: {
    readonly ok: readonly string[]
    readonly failed: readonly string[]
    readonly gone: readonly string[]
  },
  now: Date,
): Promise<void> {
  const { id, failCount } = pushSubscriptions
  const among = (ids: readonly string[]) => inArray(id, [...ids])
  if (said.ok.length > 0)
    await tx.update(pushSubscriptions).set({ lastOkAt: now, failCount: 0 }).where(among(said.ok))
  if (said.failed.length > 0)
    await tx
      .update(pushSubscriptions)
      .set({ failCount: sql`${failCount} + 1` })
      .where(among(said.failed))
  if (said.gone.length > 0) await tx.delete(pushSubscriptions).where(among(said.gone))
}

/** Deletes unused and unreachable devices, and old deliveries. */
export async function removeOld(tx: Transaction, before: DeleteBefore): Promise<void> {
  const { seenAt, createdAt, lastOkAt, failCount } = pushSubscriptions
  await tx
    .delete(pushSubscriptions)
    .where(
      or(
        lt(seenAt, before.unseen),
        and(
          gte(failCount, before.fruitlessTimes),
          lt(sql`coalesce(${lastOkAt}, ${createdAt})`, before.rejections),
        ),
      ),
    )
  const isLongAgo = lt(kept.date, before.unseen.toISOString().slice(0, 10))
  // A failed attempt dated in the future comes from a wrong clock. It is deleted, so that the reminder of that day can
  // be sent.
  const isVainAhead = and(isNull(kept.sentAt), gt(kept.claimedAt, before.ahead))
  await tx.delete(kept).where(or(isLongAgo, isVainAhead))
}
