import { listOpen } from '../../billing/subscription/service.ts'
import type { Transaction } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import type { Reminder } from './queries.ts'

/** Time for which a claimed reminder is left to its sender; then another sender may claim it. */
const leaseMs = 3 * 60_000

/**
 * Claims the due reminders whose accounts have access, unless another sender holds them. Returns the claimed reminders
 * with the devices of their accounts.
 */
export async function claimReminders(tx: Transaction, due: readonly Reminder[], now: Date) {
  const open = await listOpen(tx, [...new Set(due.map(({ accountId }) => accountId))], now)
  const wanted = due.filter(({ accountId }) => open.has(accountId))
  const until = new Date(now.getTime() + leaseMs)
  const claimed = await queries.claimReminders(tx, wanted, { now, until })
  const devices = await queries.listDevicesOf(
    tx,
    claimed.map(({ accountId }) => accountId),
  )
  return { claimed, devices }
}
