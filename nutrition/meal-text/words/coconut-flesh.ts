import type { Token } from './tokens.ts'

/**
 * Returns the number of words for the soft flesh of a green coconut, of which the table has no row: `a carninha dele`
 * after a coconut.
 */
export function coconutFleshLength(tokens: readonly Token[], at: number): number {
  const isFlesh = /^(?:carne|carninha|polpa|polpinha)$/u.test(tokens[at]?.plain ?? '')
  const isOfIt = /^(?:dele|deles|dela)$/u.test(tokens[at + 1]?.plain ?? '')
  return isFlesh && isOfIt && tokens.slice(0, at).some(({ key }) => key === 'coco') ? 2 : 0
}
