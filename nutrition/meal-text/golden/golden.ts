/**
 * A sentence as people type or dictate it, with the foods meant and grams that would be right.
 * `taco:488|taco:490 80-120` reads: either row will do, from 80 to 120 g. `?code` expects a question. What follows
 * an `or` is another right reading of the whole sentence.
 */
export type Golden = readonly [text: string, ...expected: string[]]
