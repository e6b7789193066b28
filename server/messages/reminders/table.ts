import { reminderKinds } from '#contract/messages/reminders.ts'
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { readBy, systemOnly } from '../../platform/database/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Push subscriptions of browsers (devices). Only system transactions write them: when another account uses a browser,
 * the subscription moves to that account, and an account cannot access another account's row.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerColumn(),
    /** Push endpoint of the browser. Anyone who knows it can send messages, so it is never returned to a client. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Readable name of browser and system: `Chrome no Android`. */
    device: text().notNull(),
    createdAt: moment().notNull(),
    /** Time when the app was last opened in this browser. */
    seenAt: moment().notNull(),
    /** Time of the last accepted message (null before the first), and number of failures since then. */
    lastOkAt: moment(),
    failCount: integer().notNull().default(0),
  },
  (table) => [index('push_subscriptions_of_account').on(table.userId), ...readBy(table.userId)],
)

/** Reminders claimed or sent: at most one per account, kind and day. */
export const reminderDeliveries = pgTable(
  'reminder_deliveries',
  {
    userId: ownerColumn(),
    kind: text({ enum: reminderKinds }).notNull(),
    /** Local date of the account; the Monday for a weekly tip. */
    date: date().notNull(),
    /** Time of the last attempt, by the sender's clock. */
    claimedAt: moment(),
    attempts: integer().notNull().default(1),
    /**
     * Time from which the reminder may be claimed again: the end of the claim, or the next retry; null when completed.
     */
    tryAt: moment(),
    /** Ids of the devices to retry; null means all of the account. */
    waiting: jsonb().$type<readonly string[]>(),
    /** Time when a push service or the mailer first accepted the reminder; null before that. */
    sentAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.date] }), ...systemOnly()],
)
