import { reminderKinds } from '#contract/messages/reminders.ts'
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { readBy, systemOnly } from '../../platform/database/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Push subscriptions of browsers. Only the system writes them, because a browser used by another account is transferred
 * to it, and an account cannot access another's row.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerColumn(),
    /** Push endpoint. Anyone who knows it can send, so it never leaves the server. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Readable name: `Chrome no Android`. */
    device: text().notNull(),
    createdAt: moment().notNull(),
    /** Time when the app was last opened on it. */
    seenAt: moment().notNull(),
    /** Time of the last successful delivery, and the number of failures since then. */
    lastOkAt: moment(),
    failCount: integer().notNull().default(0),
  },
  (table) => [index('push_subscriptions_of_account').on(table.userId), ...readBy(table.userId)],
)

/** Sent reminders; unique per account, kind and day. */
export const reminderDeliveries = pgTable(
  'reminder_deliveries',
  {
    userId: ownerColumn(),
    kind: text({ enum: reminderKinds }).notNull(),
    /** Local date of the account. */
    date: date().notNull(),
    /** Time of the last attempt by the sender's clock; null in rows written before the column existed. */
    claimedAt: moment(),
    attempts: integer().notNull().default(1),
    /** Time of the next retry; null when completed. */
    tryAt: moment(),
    /** Devices to retry; null means all. */
    waiting: jsonb().$type<readonly string[]>(),
    /** Time when the first push service or the mailer accepted it. */
    sentAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.date] }), ...systemOnly()],
)
