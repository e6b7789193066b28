import { checkInTypes, checkInValues } from '#nutrition/day/habits/check-ins.ts'
import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Check-in answers: one row per day and kind. */
export const checkIns = pgTable(
  'check_ins',
  {
    userId: ownerColumn(),
    date: date().notNull(),
    type: text({ enum: checkInTypes }).notNull(),
    value: text({ enum: checkInValues }).notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date, table.type] }), ...ownedBy(table.userId)],
)
