import { planIds } from '#contract/plans.ts'
import { subscriptionStatuses } from '#contract/subscription.ts'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { readBy } from '../platform/row-security.ts'

/** What an account may use. Only the system writes it: an account can read its own row and nothing more. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: ownerColumn().primaryKey(),
    plan: text({ enum: planIds }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull(),
    trialEnd: timestamp({ withTimezone: true }),
    scansQuota: integer(),
    scansUsed: integer().notNull().default(0),
    paymentMethod: text().notNull().default('mp'),
  },
  (table) => readBy(table.userId),
)
