import type { KnownNutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { FoodGrams } from '#nutrition/day/micronutrients/eaten-micronutrients.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Ticked meals of a day's plan, one row per day. */
export const dietCompliance = pgTable(
  'diet_compliance',
  {
    userId: ownerColumn(),
    date: date().notNull(),
    id: uuid().notNull(),
    dietId: uuid().notNull(),
    isFollowed: boolean().notNull(),
    mealCompliance: jsonb().$type<Readonly<Partial<Record<MealType, boolean>>>>().notNull(),
    /** Nutrition, at the time of the tick, of meals that were ticked when a tick was not yet a row in `meals`. */
    eaten: jsonb().$type<Readonly<Partial<Record<MealType, KnownNutrition>>>>().notNull(),
    /** Foods of the meals of `eaten`, in grams as eaten; `null` in a record written before this column existed. */
    eatenFoods: jsonb().$type<Readonly<Partial<Record<MealType, readonly FoodGrams[]>>>>(),
    compliancePercentage: integer().notNull(),
    manualAdjustments: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    // Partial index for the streak, which reads only the account and date of days with a tick, over a year.
    index('diet_compliance_ticked')
      .on(table.userId, table.date)
      .where(sql`${table.compliancePercentage} > 0`),
    ...ownedBy(table.userId),
  ],
)
