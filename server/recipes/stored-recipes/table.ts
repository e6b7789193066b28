import type { TypedLine } from '#contract/recipes/own-recipes.ts'
import type { RecipeFood } from '#nutrition/foods/own/own-food.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { ownedBy } from '../../platform/database/row-security.ts'

/**
 * Recipes that an account wrote down, one row per revision: an edit adds a row, because meals and menus name the
 * revision that they hold. The current revision is the highest.
 */
export const ownRecipes = pgTable(
  'own_recipes',
  {
    userId: ownerColumn(),
    id: uuid().notNull(),
    revision: integer().notNull(),
    recipe: jsonb().$type<Omit<OwnRecipe, 'id'>>().notNull(),
    /** The ingredient lines as typed, with the person's answers, for the next edit. */
    lines: jsonb().$type<readonly TypedLine[]>().notNull(),
    /** A portion as a food, so that a sentence with its name is read without the recipe. */
    food: jsonb().$type<Omit<RecipeFood, 'id'>>().notNull(),
    /** Whether the person wants the recipe in the menus; `recipe.menu` then has the answers that the menus need. */
    isInMenus: boolean().notNull(),
    /** Page from which the recipe was read; `null` for a typed or pasted one. */
    sourceUrl: text(),
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
