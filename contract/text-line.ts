import * as z from 'zod/mini'

/**
 * Control characters, line and paragraph separators, and bidirectional marks, which are replaced by a space in names.
 */
const forbiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF]+/gu

/**
 * Returns the schema of a one-line name of 1 to `max` characters, trimmed. Forbidden characters become spaces, because
 * names appear in mail headers, documents and lists. Letters of every script and emoji are kept.
 */
export function textLine(max: number, missing: string) {
  return z.string().check(
    z.overwrite((text) => text.replace(forbiddenCharacters, ' ').trim()),
    z.minLength(1, missing),
    z.maxLength(max, `Use até ${max} caracteres.`),
  )
}
