import type { NovaGroup } from './food.ts'

/** Whether a food is, or may be, of this NOVA group or a higher one: an unknown group may be any. */
export function mayBeNova(nova: NovaGroup | null, group: NovaGroup): boolean {
  return nova === null || nova >= group
}
