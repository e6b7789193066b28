import { renewalStatuses } from '#contract/billing/billing.ts'
import { planIds } from '#contract/billing/plans.ts'
import { boolean, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { readBy } from '../../platform/database/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/** Renewals: automatic card charges. Only the system writes them, from the provider's reports. */
export const renewals = pgTable(
  'renewals',
  {
    userId: ownerColumn(),
    /** External reference of its charges at the provider. */
    id: uuid().notNull().defaultRandom(),
    plan: text({ enum: planIds }).notNull(),
    status: text({ enum: renewalStatuses }).notNull().default('pending'),
    isDemonstration: boolean().notNull().default(false),
    /** Agreed amount of each charge; later price changes do not apply. */
    amountCents: integer().notNull(),
    providerRenewalId: text(),
    /** Null until a card is entered. */
    cardSince: moment(),
    canceledAt: moment(),
    /** Time when cancellation was first requested; retried until confirmed. */
    unwantedSince: moment(),
    nextChargeAt: moment(),
    /** Start of the provider's retries of a declined charge. */
    retryingSince: moment(),
    createdAt: moment().notNull(),
    /** Provider's timestamp of its latest report. */
    changedAt: moment(),
    /** Time of the last provider lookup. */
    askedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('renewals_by_reference').on(table.id),
    unique('renewals_once').on(table.providerRenewalId),
    ...readBy(table.userId),
  ],
)
