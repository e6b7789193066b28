import type { OwnFood } from '#nutrition/foods/own/own-food.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/** Food of a saved meal in the amount that was saved. Its numbers come from the food table or from `own`. */
export interface SavedPart {
  readonly foodId: string
  readonly own?: OwnFood
  readonly grams: number
  readonly quantity: number
  readonly measure: string
  readonly flavorIds?: readonly string[]
  readonly parts?: readonly { readonly foodId: string; readonly grams: number; readonly own?: OwnFood }[]
}

/** Meals that an account saved under a name. */
export const savedMeals = pgTable(
  'saved_meals',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** The name as `savedNameKey` writes it, by which names are compared. */
    nameKey: text().notNull(),
    mealType: text({ enum: mealTypes }).notNull(),
    parts: jsonb().$type<readonly SavedPart[]>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // Keys start with the account, because checks of foreign keys bypass row-level security.
    primaryKey({ columns: [table.userId, table.id] }),
    unique('saved_meals_one_per_name').on(table.userId, table.nameKey),
    ...ownedBy(table.userId),
  ],
)
