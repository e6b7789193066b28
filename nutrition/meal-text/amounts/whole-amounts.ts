import { asNumber } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

/**
 * Leaves out the whole of which a number is a part: `2 das 8 fatias` is `2 fatias`, and `metade das 6 coxinhas` is `3
 * coxinhas`. Without the article the number stays: `2 latas de 350`.
 */
export function takeWholes(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    const whole = /^d[ao]s$/u.test(token.plain) ? readNumeral(tokens, at + 1) : undefined
    const before = kept.at(-1)
    if (!whole || !before) kept.push(token)
    else if (before.plain === 'metade') kept[kept.length - 1] = asNumber(before, whole.value / 2)
    else if (readNumeral([before], 0)) at = whole.next - 1
    else kept.push(token)
    if (whole && before?.plain === 'metade') at = whole.next - 1
  }
  return kept
}
