import type { Token } from '../words/tokens.ts'

/** Tokens from the first index up to, but not including, the second. */
export type Range = readonly [from: number, to: number]

/** Returns the tokens with a comma in place of each range, and what `others` returns in place of the other tokens. */
export function withCommas(
  tokens: readonly Token[],
  out: readonly Range[],
  others: (token: Token, at: number) => readonly Token[] = (token) => [token],
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const range = out.find(([from, to]) => at >= from && at < to)
    if (!range) return others(token, at)
    return at === range[0] ? [{ ...token, kind: 'break' as const, accented: ',', plain: ',', key: ',' }] : []
  })
}

/** Returns a range without the words of a dish in it. */
export function without([from, to]: Range, dish: Range | undefined): readonly Range[] {
  if (!dish || dish[1] <= from || dish[0] >= to) return from < to ? [[from, to]] : []
  const parts: readonly Range[] = [
    [from, dish[0]],
    [dish[1], to],
  ]
  return parts.filter(([start, end]) => start < end)
}
