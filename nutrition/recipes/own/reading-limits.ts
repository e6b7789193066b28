/**
 * Maximum number of lines of a text, of characters of a line and of ingredients of a line. The rest is read as
 * `unknown`.
 */
export const readingLimits = { lines: 200, line: 1000, ingredientsOfLine: 25 } as const
