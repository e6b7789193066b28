import type { LabelFood } from '#nutrition/foods/own/own-food.ts'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/**
 * Foods that an account entered from labels, one row per revision: an edit adds a row, because meals name the revision
 * that they were logged with. The current revision is the highest.
 */
export const ownFoods = pgTable(
  'own_foods',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    revision: integer().notNull(),
    product: jsonb().$type<Omit<LabelFood, 'id'>>().notNull(),
    /** Digits of the barcode; `null` if the person entered none. */
    ean: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Time of the soft deletion of all revisions. The rows stay for the undo and for meals of past days that are sent
     * again.
     */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Keys start with the account, because checks of foreign keys bypass row-level security.
    primaryKey({ columns: [table.userId, table.id, table.revision] }),
    ...ownedBy(table.userId),
  ],
)
