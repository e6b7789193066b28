/**
 * Words of foods and dishes that the small table lacks; the build fills them in for the worker that has it
 * (`web/build/lean-food-table.ts`).
 */
export const rareWords: readonly string[] = []

/** Names of such foods that consist of words the small table knows. */
export const rareNames: readonly string[] = []
