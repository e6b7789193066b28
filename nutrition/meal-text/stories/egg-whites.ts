import { asNumber, asWord } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
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
      if (isNumber(tokens[wasWord.test(tokens[from - 1]?.plain ?? '') ? from - 2 : from - 1]))
        return withoutWhites(tokens, at, { from, end })
      const kept = tokens.slice(at + 1, from).filter(({ plain }) => plain !== 'mas')
      return readEggWhites([...tokens.slice(0, at), asWord(token, 'claras'), ...kept, ...tokens.slice(end)])
    }
  }
  return tokens
}

/** Words between the eggs and the number of those of which only the white was eaten: `3 ovos, sendo 2 só as claras`. */
const ofThem = /^(?:sendo|que|mas|dos|quais|deles)$/u
const wasWord = /^(?:foi|foram|era|eram|deles)$/u
const cooked = /^(?:cozid|frit|mexid)[oa]s?$/u

/** Takes the eggs of which only the whites follow from all eggs: `3 ovos (2 só a clara)` is one egg and two whites. */
function withoutWhites(
  tokens: readonly Token[],
  egg: number,
  { from, end }: { readonly from: number; readonly end: number },
): readonly Token[] {
  const at = wasWord.test(tokens[from - 1]?.plain ?? '') ? from - 2 : from - 1
  const [all, whites, white] = [tokens[egg - 1], readNumeral(tokens, at), tokens[end - 1]]
  const between = tokens.slice(egg + 1, at)
  const isOfThem = between.every(
    (token) => isMark(token) || ofThem.test(token.plain) || cooked.test(token.plain),
  )
  const value = all?.kind === 'number' && whites ? all.value - whites.value : -1
  if (!all || !white || !isOfThem || value < 0 || white.key !== 'clara') return tokens
  const eggs = [
    asNumber(all, value),
    ...tokens.slice(egg, egg + 1),
    ...between.filter(({ plain }) => !ofThem.test(plain)),
  ]
  return [
    ...tokens.slice(0, egg - 1),
    ...(value > 0 ? eggs : []),
    // Right behind a bracket, they would replace the eggs.
    ...tokens.slice(at, at + 1).map((token) => ({ ...token, start: white.start, end: white.start })),
    white,
    ...tokens.slice(end),
  ]
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
