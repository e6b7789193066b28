import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Returns a condition: whether any dish of the stored menu uses this recipe. */
export function servesRecipe(menu: AnyPgColumn, recipeId: string): SQL {
  return sql`jsonb_path_exists(${menu}, '$.days[*].meals[*].dish.*.recipeId ? (@ == $id)',
    jsonb_build_object('id', ${recipeId}::text))`
}
