import { parseNumber } from '../format/parse-number.ts'

const glyphs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
}

/** Returns a typed number; a fraction counts as its value (`1/2`, `1 1/2`). `null` for anything else. */
export function parseTypedNumber(text: string): number | null {
  const plain = text.replaceAll(/[½¼¾⅓⅔]/g, (glyph) => ` ${glyphs[glyph] ?? ''}`).trim()
  const fraction = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(plain)
  if (fraction) {
    const [whole = 0, over = 0, under = 0] = fraction.slice(1).map((part) => Number(part || 0))
    return under === 0 ? null : whole + over / under
  }
  // Numbers side by side are no number, except for thousands.
  return /\d\s+\d/.test(plain) && !/^\d{1,3}(\s\d{3})+(,\d*)?$/.test(plain) ? null : parseNumber(plain)
}
