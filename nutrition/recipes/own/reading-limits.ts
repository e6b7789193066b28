/** Limits of reading ingredients: lines of a text, and characters and ingredients of a line; the rest is `unknown`. */
export const readingLimits = { lines: 200, line: 1000, ingredientsOfLine: 25 } as const
