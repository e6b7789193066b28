import { insertedWords } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

export const greasyWords = /^podr(?:ao|oes|aozinho|ona)$/u
/** Words of snacks that `podrão` only describes: `cachorro quente podrão`. */
const snack = /^(?:cachorro|dog|dogao|hot|hotdog|xis|x|hamburguer|burger|sanduiche|pastel|pizza|salsichao)$/u
const besides = /^(?:quente|tudo|salada|bacon|egg|burger|burguer|do|de|da|um|completo)$/u
const sausage = /^salsichas?$/u
/** Tokens between `podrão` and its snack, or its sausage, at most. */
const farthest = 3
const farthestPart = 10

/** Drops `podrão` beside the snack that it describes; with a sausage in it, it is a hot dog: `podrão com 2 salsichas`. */
export function nameGreasySnack(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => greasyWords.test(plain))
  if (at < 0) return tokens
  const isDogNamed = tokens.some(
    ({ plain }, place) => plain === 'cachorro' && tokens[place + 1]?.plain === 'quente',
  )
  if (isDogNamed || isBesideSnack(tokens, at, -1) || isBesideSnack(tokens, at, 1))
    return tokens.toSpliced(at, 1)
  const token = tokens[at]
  const isDog = tokens.slice(at + 1, at + farthestPart).some(({ plain }) => sausage.test(plain))
  if (!token || !isDog) return tokens
  const isLinked = tokens[at + 1]?.plain === 'de' && sausage.test(tokens[at + 2]?.plain ?? '')
  const dog = insertedWords('cachorro quente completo', token.start).map((word) => ({
    ...word,
    end: token.end,
  }))
  return tokens.toSpliced(at, isLinked ? 3 : 1, ...dog)
}

function isBesideSnack(tokens: readonly Token[], at: number, step: number): boolean {
  for (let place = at + step; Math.abs(place - at) <= farthest; place += step) {
    const word = tokens[place]?.plain ?? ''
    if (snack.test(word)) return true
    if (!besides.test(word)) return false
  }
  return false
}

const fried = /^(?:frito|empanado|crocante|original|crispy)$/u
const ofShop = /^(?:balde|baldinho|bucket|d[oe]|no|kfc|com)$/u

export const bucketShop = /^kfc$/u

/** Names the chicken of the shop for counted pieces: `balde kfc 3 pedaços de frango frito`, `kfc: 3 pedaços e purê`. */
export function nameBucket(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ key }, place) => key === 'pedaco' && readNumeral(tokens, place - 1)?.next === place,
  )
  const token = tokens[at]
  if (!token) return tokens
  const isNamed = tokens[at + 1]?.plain === 'de'
  if (isNamed && tokens[at + 2]?.plain !== 'frango') return tokens
  let end = isNamed ? at + 3 : at + 1
  while (fried.test(tokens[end]?.plain ?? '') || ofShop.test(tokens[end]?.plain ?? '')) end += 1
  if (tokens[end - 1]?.plain === 'com') end -= 1
  const before = tokens.slice(0, at - 1)
  const start = before.findLastIndex(({ kind, plain }) => kind === 'word' && !ofShop.test(plain)) + 1
  const name = insertedWords('de frango kfc', token.end)
  const from = before[start]?.start
  const count = tokens.slice(at - 1, at).map((one) => ({ ...one, start: from ?? one.start }))
  return [...before.slice(0, start), ...count, token, ...name, ...tokens.slice(end)]
}
