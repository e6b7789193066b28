import { lactoseFreeLength } from '../../foods/search/lactose-words.ts'

interface Span {
  readonly start: number
  readonly end: number
}
interface SaidWord extends Span {
  readonly kind: string
  readonly plain: string
}

/** Words of the longest phrase: `zero de lactose`. */
const longestPhrase = 3

/** Says `sem lactose` for all ways to say so: `leite zero lac`, `leite deslactosado`. */
export function sayLactoseFree<Said extends SaidWord>(
  tokens: readonly Said[],
  wordAt: (word: string, span: Span) => Said,
): readonly Said[] {
  if (!tokens.some(({ plain }) => /la[ct]|zymil/u.test(plain))) return tokens
  const said: Said[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const near = tokens.slice(at, at + longestPhrase)
    const end = near.findIndex(({ kind }) => kind !== 'word' && kind !== 'number')
    const length = lactoseFreeLength(near.slice(0, end < 0 ? undefined : end).map(({ plain }) => plain))
    const [first, last] = [near[0], near[length - 1]]
    if (first && last) {
      const span = { start: first.start, end: last.end }
      said.push(wordAt('sem', span), wordAt('lactose', span))
    } else if (first) said.push(first)
    at += Math.max(0, length - 1)
  }
  return said
}

/** Returns whether `sem lactose` starts at a token. */
export function saysLactoseFree(tokens: readonly Pick<SaidWord, 'plain'>[], at: number): boolean {
  return tokens[at]?.plain === 'sem' && tokens[at + 1]?.plain === 'lactose'
}
