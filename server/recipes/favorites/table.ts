import { pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

export const favorites = pgTable(
  'recipe_favorites',
  {
    userId: ownerColumn(),
    id: uuid().notNull().defaultRandom(),
    recipeId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // The key starts with the account, because foreign keys bypass row security.
    primaryKey({ columns: [table.userId, table.id] }),
    unique('recipe_favorites_once').on(table.userId, table.recipeId),
    ...ownedBy(table.userId),
  ],
)
