import { isNull } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy, systemOnly } from '../platform/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

export const reportMailKinds = ['weekly', 'monthly'] as const

/** Mails of a week or a month that is over: each once, found when due and sent afterwards. */
export const reportMails = pgTable(
  'report_mails',
  {
    userId: ownerColumn(),
    kind: text({ enum: reportMailKinds }).notNull(),
    /** The Monday of the week, or the first of the month. */
    periodStart: date().notNull(),
    dueAt: moment().notNull(),
    /** After that it is no news. */
    until: moment().notNull(),
    /** When somebody last set out to send it. */
    claimedAt: moment(),
    /** When it was sent, or there was nothing to send any more. */
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.periodStart] }),
    index('report_mails_open').on(table.dueAt).where(isNull(table.settledAt)),
    ...systemOnly(),
  ],
)

/**
 * Weeks and months of which something was written down and no mail was found yet. A trigger on `due_summaries` adds them
 * (migration 0034): once a period, and again where a day of one is corrected whose averages were made.
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
