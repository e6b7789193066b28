/**
 * A sentence as people type or dictate it, with the expected foods and grams. `taco:488|taco:490 80-120` accepts either
 * row with 80 to 120 g. `?code` expects a question. Entries after `or` are an alternative reading of the whole
 * sentence.
 */
export type Golden = readonly [text: string, ...expected: string[]]
