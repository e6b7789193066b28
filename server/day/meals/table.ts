import type { OwnFood } from '#nutrition/foods/own/own-food.ts'
import { dataSources } from '#nutrition/day/adherence/progress.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { sql } from 'drizzle-orm'
import {
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/**
 * Stored item of a plate: the id of its food and the amount. Its nutrition is not stored but computed from the food
 * table, or for an own food from `own`, the values that it had when the meal was logged.
 */
export interface PlatePart {
  readonly foodId: string
  readonly own?: OwnFood
  readonly grams: number
  readonly quantity: number
  readonly measure: string
  readonly gramsLow: number
  readonly gramsHigh: number
  readonly confidence: number
  /** Foods named as flavour or filling: not counted in the nutrition, but checked for warnings. */
  readonly flavorIds?: readonly string[]
  /** Foods inside a dish, with their grams in this item; absent for a dish in its usual form. */
  readonly parts?: readonly { readonly foodId: string; readonly grams: number; readonly own?: OwnFood }[]
  /** Name of the food as the person said it, if `foodId` is only a substitute for that food. */
  readonly standsInFor?: string
  /** Present if the person stated no amount and `grams` is what they usually log of the food. */
  readonly isOwnAmount?: true
  /** Name of the saved meal that the sentence named and the item is from. */
  readonly savedMeal?: string
}

/**
 * Ids of processed entries from devices. The ids are kept after their meals are deleted, so that sending an entry again
 * adds nothing.
 */
export const mealEntries = pgTable(
  'meal_entries',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), ...ownedBy(table.userId)],
)

/** Eaten meals, from scans, descriptions, chosen foods and ticks of the menu. */
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
    /** Meal type of the day's menu, if a tick of the menu created this meal; `null` for a meal that was logged. */
    plannedType: text({ enum: mealTypes }),
  },
  (table) => [
    // Keys start with the account, because checks of foreign keys bypass row-level security.
    primaryKey({ columns: [table.userId, table.id] }),
    unique('meals_one_per_scan').on(table.userId, table.scanId),
    uniqueIndex('meals_one_per_tick')
      .on(table.userId, table.date, table.plannedType)
      .where(sql`${table.plannedType} is not null`),
    index('meals_by_day').on(table.userId, table.date),
    ...ownedBy(table.userId),
  ],
)
