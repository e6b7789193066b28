import type { NovaGroup } from './food.ts'

/**
 * Whether a food of NOVA group `nova` is, or may be, of `group` or a higher one; an unknown group (`null`) may be any.
 */
export function mayBeNova(nova: NovaGroup | null, group: NovaGroup): boolean {
  return nova === null || nova >= group
}
