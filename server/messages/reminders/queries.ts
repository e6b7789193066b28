import type { ReminderKind } from '#contract/messages/reminders.ts'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { PushTarget } from '../../adapters/push/push-sender.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import type { Completion, DeleteBefore } from './rules.ts'
import { pushSubscriptions, reminderDeliveries } from './table.ts'

export type DeviceRow = typeof pushSubscriptions.$inferSelect
export type Device = PushTarget & Pick<DeviceRow, 'id'> & { readonly accountId: AccountId }

/** Reminder of an account. `date`: its local day, or the Monday of a weekly tip. */
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

export async function listDevices(tx: AccountTransaction): Promise<DeviceRow[]> {
  const { userId, createdAt, id } = pushSubscriptions
  return tx.select().from(pushSubscriptions).where(eq(userId, tx.accountId)).orderBy(desc(createdAt), asc(id))
}

/**
 * Saves the device with this push endpoint for the account; if another account had it, the device moves. Needs a system
 * transaction.
 */
export async function saveDevice(
  tx: AccountTransaction,
  { endpoint, p256dh, auth }: PushTarget,
  { device, now }: { readonly device: string; readonly now: Date },
): Promise<DeviceRow> {
  const mine = { userId: tx.accountId, p256dh, auth, device, seenAt: now }
  const [saved] = await tx
    .insert(pushSubscriptions)
    .values({ ...mine, endpoint, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: mine })
    .returning()
  return saved!
}

/** Deletes the account's devices beyond the `most` that opened the app most recently. */
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

/** Deletes the account's devices, or only those with this device name. Needs a system transaction. */
export async function removeDevices(tx: AccountTransaction, name?: string): Promise<void> {
  const { userId, device } = pushSubscriptions
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(userId, tx.accountId), name === undefined ? undefined : eq(device, name)))
}

/**
 * Claims reminders for this sender until `until`. Returns those that no other sender holds and that are not completed.
 */
export async function claimReminders(
  tx: Transaction,
  reminders: readonly Reminder[],
  { now, until }: { readonly now: Date; readonly until: Date },
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

/** Records the outcome for each of these devices: `gone` ones are deleted; a success resets the count of failures. */
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

/**
 * Deletes devices that did not open the app since `before.unseen` or were only rejected since `before.rejections`, and
 * deliveries of days before `before.unseen`.
 */
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
  // An unsent delivery claimed in the future comes from a wrong clock. It is deleted, so that the reminder of that day
  // can be sent.
  const isVainAhead = and(isNull(kept.sentAt), gt(kept.claimedAt, before.ahead))
  await tx.delete(kept).where(or(isLongAgo, isVainAhead))
}
