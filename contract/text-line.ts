import * as z from 'zod/mini'

/** Control characters, line separators and bidirectional marks, which are removed from names. */
const forbiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF]+/gu

/**
 * Returns a schema for a one-line name without control characters, because names appear in mail headers, documents and
 * other people's lists. Letters of every script and emoji are kept.
 */
export function textLine(max: number, missing: string) {
  return z.string().check(
    z.overwrite((text) => text.replace(forbiddenCharacters, ' ').trim()),
    z.minLength(1, missing),
    z.maxLength(max, `Use até ${max} caracteres.`),
  )
}
