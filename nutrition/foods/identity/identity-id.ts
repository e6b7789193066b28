/**
 * `base:brocolis` is a food in any preparation, and `familia:peixes` is a group of bases. Ids are stored and never
 * change.
 */
export type IdentityId = `base:${string}` | `familia:${string}`
