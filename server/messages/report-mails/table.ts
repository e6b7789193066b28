import { isNull } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy, systemOnly } from '../../platform/database/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

export const reportMailKinds = ['weekly', 'monthly'] as const

/** Outbox of weekly and monthly report mails: at most one per account, kind and period. */
export const reportMails = pgTable(
  'report_mails',
  {
    userId: ownerColumn(),
    kind: text({ enum: reportMailKinds }).notNull(),
    /** Monday of the week, or first day of the month. */
    periodStart: date().notNull(),
    dueAt: moment().notNull(),
    /** Time after which the mail is obsolete: it is then completed without being sent. */
    until: moment().notNull(),
    /** Time of the last sending attempt; null before the first. */
    claimedAt: moment(),
    /** Time when the mail was sent, or dropped because it was obsolete or no longer applied; null until then. */
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.periodStart] }),
    index('report_mails_open').on(table.dueAt).where(isNull(table.settledAt)),
    ...systemOnly(),
  ],
)

/**
 * Weeks and months with records whose mail is still to be added. A trigger on `due_summaries` adds them
 * (`server/migrations`): once per period, and again when a day is corrected after its averages were computed.
 */
export const dueReportMails = pgTable(
  'due_report_mails',
  {
    userId: ownerColumn(),
    kind: text({ enum: reportMailKinds }).notNull(),
    periodStart: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.periodStart, table.userId] }),
    index('due_report_mails_of_account').on(table.userId),
    ...ownedBy(table.userId),
  ],
)
