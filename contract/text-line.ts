import * as z from 'zod/mini'

/** Control characters, line separators and bidirectional marks, which never belong in a name. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF]+/gu

/**
 * A name as people write it, on one line, whatever was pasted along: it stands in the head of a mail, in a document and in
 * the lists of others. Letters of every script and emoji stay as they are.
 */
export function textLine(max: number, missing: string) {
  return z.string().check(
    z.overwrite((text) => text.replace(unseen, ' ').trim()),
    z.minLength(1, missing),
    z.maxLength(max, `Use até ${max} caracteres.`),
  )
}
