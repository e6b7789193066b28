import { decodeHTML } from 'entities'

/** Maximum times that a text is decoded; some sites escape a text that was already escaped: `&amp;aacute;`. */
const mostDecodings = 3

/** Returns the lines of a text from a page, without entities, tags, and empty lines. */
export function linesOf(text: string): string[] {
  return plain(text)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
}

/**
 * Returns a line in pieces of at most `max` UTF-16 units, so that no ingredient is cut off. Splits the line after the
 * last comma or semicolon that a space follows, else after the last space, and never inside a character of two units.
 */
export function splitLongLine(line: string, max: number): string[] {
  const pieces: string[] = []
  let rest = line.trim()
  while (rest.length > max) {
    const [head = ''] = /^.*[,;](?=\s)|^.* |^.*[^\uD800-\uDBFF]/s.exec(rest.slice(0, max)) ?? []
    const end = head.length || max
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...pieces, rest].filter((piece) => piece !== '')
}

/** Returns a text from a page as one line. */
export function lineOf(text: string): string {
  return linesOf(text).join(' ')
}

function plain(text: string): string {
  return decoded(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]{0,200}>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]{0,2000}>/gi, ' ')
}

function decoded(text: string): string {
  let known = text
  for (let round = 0; round < mostDecodings; round += 1) {
    const next = decodeHTML(known)
    if (next === known) break
    known = next
  }
  return known
}
