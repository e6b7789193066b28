/** Returns the key of an own recipe from the id of one of its revisions; `null` for a recipe of the cookbook. */
export function ownRecipeKey(recipeId: string): string | null {
  return /^own-recipe:([0-9a-f-]{36}):\d+$/.exec(recipeId)?.[1] ?? null
}
