import { lactoseFreeLength } from '../../foods/search/lactose-words.ts'
import type { Token } from './tokens.ts'

/** Words of the longest phrase: `zero de lactose`. */
const longestPhrase = 3

/** Says `sem lactose` for all ways to say so: `leite zero lac`, `leite deslactosado`. */
export function sayLactoseFree(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ plain }) => /la[ct]|zymil/u.test(plain))) return tokens
  const said: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const near = tokens.slice(at, at + longestPhrase)
    const end = near.findIndex(({ kind }) => kind !== 'word' && kind !== 'number')
    const length = lactoseFreeLength(near.slice(0, end < 0 ? undefined : end).map(({ plain }) => plain))
    const [first, last] = [near[0], near[length - 1]]
    if (first && last) said.push(...phraseAt(first.start, last.end))
    else if (first) said.push(first)
    at += Math.max(0, length - 1)
  }
  return said
}

function phraseAt(start: number, end: number): Token[] {
  return ['sem', 'lactose'].map((word) => ({
    kind: 'word',
    start,
    end,
    accented: word,
    plain: word,
    key: word,
    value: 0,
  }))
}

/** Returns whether `sem lactose` starts at a token. */
export function saysLactoseFree(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.plain === 'sem' && tokens[at + 1]?.plain === 'lactose'
}
