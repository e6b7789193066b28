import { isNull } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { systemOnly } from '../../platform/database/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

export const mailKinds = [
  'receipt',
  'refused',
  'withdrawn',
  'refund',
  'partly_refunded',
  'surplus',
  'expired',
  'chargeback',
  'restored',
  'renewal_on',
  'renewal_off',
  'renewal_paused',
  'renewal_declined',
  'charge_ahead',
  'period_ends',
  'period_ended',
  'trial_ends',
  'trial_ended',
] as const

/** Outbox of billing mails: at most one per account, kind and subject. */
export const billingMails = pgTable(
  'billing_mails',
  {
    userId: ownerColumn(),
    kind: text({ enum: mailKinds }).notNull(),
    /** Id of the order or renewal that the mail is about; for a trial, of the account. */
    subjectId: uuid().notNull(),
    dueAt: moment().notNull(),
    /** Time after which the mail is obsolete: it is then completed without being sent. */
    until: moment().notNull(),
    /** Time of the last sending attempt; null before the first. */
    claimedAt: moment(),
    /** Time when the mail was sent, or dropped because it was obsolete or no longer applied; null until then. */
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.subjectId] }),
    index('billing_mails_open').on(table.dueAt).where(isNull(table.settledAt)),
    ...systemOnly(),
  ],
)
