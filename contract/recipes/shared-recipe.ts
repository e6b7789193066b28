/** Returns the public page path of a shared recipe, readable without an account. */
export function sharedRecipePath(id: string): string {
  return `/receita/${id}`
}
