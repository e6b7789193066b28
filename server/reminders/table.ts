import { reminderKinds } from '#contract/reminders.ts'
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { readBy, systemOnly } from '../platform/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Browsers that take messages for an account. Only the system writes: a browser that somebody else signs in on goes
 * over to them, and an account cannot reach another's row.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerColumn(),
    /** Where messages to it go. Whoever knows it can send there, so it never leaves the server again. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What its person calls it by: `Chrome no Android`. */
    device: text().notNull(),
    createdAt: moment().notNull(),
    /** When the app was last opened on it. */
    seenAt: moment().notNull(),
    /** When its push service last took a message, and how often it has not since. */
    lastOkAt: moment(),
    failCount: integer().notNull().default(0),
  },
  (table) => [index('push_subscriptions_of_account').on(table.userId), ...readBy(table.userId)],
)

/** What an account was reminded of: of a kind and a day one for all time, however many processes look. */
export const reminderDeliveries = pgTable(
  'reminder_deliveries',
  {
    userId: ownerColumn(),
    kind: text({ enum: reminderKinds }).notNull(),
    /** By the calendar of where the person was. */
    date: date().notNull(),
    /** When it was last set out with, by the clock of whoever did; unknown of what was claimed before that was kept. */
    claimedAt: moment(),
    attempts: integer().notNull().default(1),
    /** From when on it may be tried again; nothing once it is settled. */
    tryAt: moment(),
    /** The devices that a further try is for; all of them where nothing is said. */
    waiting: jsonb().$type<readonly string[]>(),
    /** When the first push service, or the mailer, took it. */
    sentAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.date] }), ...systemOnly()],
)
