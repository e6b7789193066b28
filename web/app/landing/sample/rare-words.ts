/**
 * Words of foods and dishes that the table of common foods lacks. The build replaces this empty list in the worker
 * with that table (`web/build/lean-food-table.ts`).
 */
export const rareWords: readonly string[] = []

/** Names of foods and dishes that the table of common foods lacks, although it has every word of the name. */
export const rareNames: readonly string[] = []
