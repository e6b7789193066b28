import { dataSources } from '#nutrition/adherence/progress.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { date, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/** One food of a plate as it is kept: which row and how much. Numbers are always computed from the food table. */
export interface PlatePart {
  readonly foodId: string
  readonly grams: number
  readonly quantity: number
  readonly measure: string
  readonly gramsLow: number
  readonly gramsHigh: number
  readonly confidence: number
  /** Foods said as a taste or filling of it: not counted, but warned of. */
  readonly flavorIds?: readonly string[]
}

/** Entries that waited on a device and are in a day, or were. A meal that was taken out again does not come back with a late repetition. */
export const mealEntries = pgTable(
  'meal_entries',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), ...ownedBy(table.userId)],
)

/** Meals of a day, from a scan or a description. */
export const meals = pgTable(
  'meals',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    date: date().notNull(),
    mealType: text({ enum: mealTypes }).notNull(),
    source: text({ enum: dataSources }).notNull(),
    scanId: uuid(),
    eatenAt: timestamp({ withTimezone: true }).notNull(),
    parts: jsonb().$type<readonly PlatePart[]>().notNull(),
  },
  (table) => [
    // Keys start with the account: foreign keys do not see row security.
    primaryKey({ columns: [table.userId, table.id] }),
    unique('meals_one_per_scan').on(table.userId, table.scanId),
    index('meals_by_day').on(table.userId, table.date),
    ...ownedBy(table.userId),
  ],
)
