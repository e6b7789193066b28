import type { NovaGroup } from './food.ts'

/**
 * Returns whether a food of NOVA group `nova` is, or may be, in `group` or a higher one. An unknown group (`null`) may
 * be any.
 */
export function mayBeNova(nova: NovaGroup | null, group: NovaGroup): boolean {
  return nova === null || nova >= group
}
