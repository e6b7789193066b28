import { isNull } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { systemOnly } from '../platform/row-security.ts'

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

/** What an account is told by mail: each thing once, written where it came to be and sent afterwards. */
export const billingMails = pgTable(
  'billing_mails',
  {
    userId: ownerColumn(),
    kind: text({ enum: mailKinds }).notNull(),
    /** The order or the renewal; of the trial, the account. */
    subjectId: uuid().notNull(),
    dueAt: moment().notNull(),
    /** After that it is no news. */
    until: moment().notNull(),
    /** When somebody last set out to send it. */
    claimedAt: moment(),
    /** When it was sent, or there was nothing to send any more. */
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.subjectId] }),
    index('billing_mails_open').on(table.dueAt).where(isNull(table.settledAt)),
    ...systemOnly(),
  ],
)
