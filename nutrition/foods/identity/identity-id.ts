/** `base:brocolis` is one food in any preparation, `familia:peixes` a group of them. Ids are stored: they never change. */
export type IdentityId = `base:${string}` | `familia:${string}`
