/** Where whoever is sent a recipe reads it, without an account. */
export function sharedRecipePath(id: string): string {
  return `/receita/${id}`
}
