import { wordKey } from '../words/words.ts'
import { isMark, type Token } from '../words/tokens.ts'

const only = /^(?:so|somente|apenas)$/u
const eating = /^(?:comi|usei|como|peguei|com|foi|foram)$/u
const removing = /^(?:sem|tirei|tirando|retirei|deixei|joguei|dei)$/u
/** The words are searched within this many tokens after the eggs. */
const farthest = 8

/** Reads eggs of which only the whites were eaten as whites: `3 ovos cozidos mas só comi as claras`, `2 ovos, tirei as gemas`. */
export function readEggWhites(tokens: readonly Token[]): readonly Token[] {
  for (const [at, token] of tokens.entries()) {
    if (token.key !== 'ovo') continue
    for (let from = at + 1; from <= Math.min(at + farthest, tokens.length - 1); from += 1) {
      if (tokens[from]?.kind === 'stop' || tokens[from]?.key === 'ovo') break
      const end = whitesEnd(tokens, from)
      if (end === undefined) continue
      if (isNumber(tokens[from - 1])) return withoutOne(tokens, at, end)
      const whites = { ...token, accented: 'claras', plain: 'claras', key: wordKey('claras') }
      const kept = tokens.slice(at + 1, from).filter(({ plain }) => plain !== 'mas')
      return readEggWhites([...tokens.slice(0, at), whites, ...kept, ...tokens.slice(end)])
    }
  }
  return tokens
}

/** Takes one egg, of which only the white follows behind a mark, from the eggs: `2 ovos (1 só a clara)`. */
function withoutOne(tokens: readonly Token[], egg: number, end: number): readonly Token[] {
  const count = tokens[egg - 1]
  const isOne = isMark(tokens[egg + 1]) && /^(?:1|uma?)$/u.test(tokens[egg + 2]?.plain ?? '')
  if (count?.kind !== 'number' || count.value < 2 || !isOne || tokens[end - 1]?.key !== 'clara') return tokens
  const value = count.value - 1
  return tokens.with(egg - 1, { ...count, plain: String(value), key: String(value), value })
}

/** Returns whether only some of the eggs were whites: `2 ovos (1 só a clara)`. */
function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' || /^uma?$/u.test(token?.plain ?? '')
}

/** Returns the index after `só comi as claras` or `sem as gemas`; `undefined` for other words. */
function whitesEnd(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.plain ?? ''
  let next = at + 1
  if (only.test(word) && eating.test(tokens[next]?.plain ?? '')) next += 1
  if (/^as?$/u.test(tokens[next]?.plain ?? '')) next += 1
  const part = only.test(word) ? 'clara' : removing.test(word) ? 'gema' : undefined
  if (part === undefined || tokens[next]?.key !== part) return undefined
  const isOfOne = /^d[oae]s?$/u.test(tokens[next + 1]?.plain ?? '')
  if (isOfOne) return undefined
  return tokens[next + 1]?.plain === 'fora' ? next + 2 : next + 1
}
