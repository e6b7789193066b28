import type { LabelFood } from '#nutrition/foods/own/own-food.ts'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { systemOnly } from '../../platform/database/row-security.ts'

/**
 * Packaged foods of Open Food Facts, by barcode. The table holds only data of that database and is never filled from
 * another source, because an adapted database has to be offered under its license (ODbL 1.0, 4.4). Corrections are
 * own foods.
 */
export const products = pgTable(
  'products',
  {
    code: text().primaryKey(),
    product: jsonb().$type<StoredProduct>().notNull(),
    /** Time of the last change in Open Food Facts; an earlier version never replaces the row. */
    modifiedAt: timestamp({ withTimezone: true }).notNull(),
    /** Time at which the row was imported or looked up. */
    fetchedAt: timestamp({ withTimezone: true }).notNull(),
  },
  () => systemOnly(),
)

export type StoredProduct = Omit<LabelFood, 'id'>
