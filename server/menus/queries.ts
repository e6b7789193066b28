import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a kept menu has this recipe in any of its dishes. */
export function servesRecipe(menu: AnyPgColumn, recipeId: string): SQL {
  return sql`jsonb_path_exists(${menu}, '$.days[*].meals[*].dish.*.recipeId ? (@ == $id)',
    jsonb_build_object('id', ${recipeId}::text))`
}
