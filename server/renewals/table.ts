import { renewalStatuses } from '#contract/billing.ts'
import { planIds } from '#contract/plans.ts'
import { boolean, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { readBy } from '../platform/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/** A card that is charged by itself. Only the system writes it, after the provider's own word. */
export const renewals = pgTable(
  'renewals',
  {
    userId: ownerColumn(),
    /** What its charges name. */
    id: uuid().notNull().defaultRandom(),
    plan: text({ enum: planIds }).notNull(),
    status: text({ enum: renewalStatuses }).notNull().default('pending'),
    isDemonstration: boolean().notNull().default(false),
    /** As it was agreed to, each time; a price that changes later is for others. */
    amountCents: integer().notNull(),
    providerRenewalId: text(),
    /** Without a card there is nothing that renews. */
    cardSince: moment(),
    canceledAt: moment(),
    /** Since when the provider is to end it, and is asked to until it has. */
    unwantedSince: moment(),
    nextChargeAt: moment(),
    /** Since when the provider has tried a declined charge again. */
    retryingSince: moment(),
    createdAt: moment().notNull(),
    /** As the provider dated its last word. */
    changedAt: moment(),
    /** When the provider was last asked. */
    askedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('renewals_by_reference').on(table.id),
    unique('renewals_once').on(table.providerRenewalId),
    ...readBy(table.userId),
  ],
)
