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
