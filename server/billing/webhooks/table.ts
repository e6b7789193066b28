import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { systemOnly } from '../../platform/database/row-security.ts'

const moment = () => timestamp({ withTimezone: true })

/** Provider's notifications. `settledAt` is null until the notification is processed or given up. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    type: text().notNull(),
    resourceId: text().notNull(),
    action: text().notNull(),
    /** The provider's date and message id, separated by `/`; empty in the legacy format, which has neither. */
    message: text().notNull(),
    receivedAt: moment().notNull(),
    settledAt: moment(),
  },
  (table) => [
    unique('payment_notices_once').on(table.type, table.resourceId, table.action, table.message),
    ...systemOnly(),
  ],
)
