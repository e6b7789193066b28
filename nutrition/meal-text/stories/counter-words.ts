import { isNumeralWord } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'
import { wordKey } from '../words/words.ts'

/** A `tulipa` is a glass beside one of these, and a chicken wing elsewhere. */
const drafts = /^(?:chopp?s?|chopes?|cervejas?)$/u
/** Tokens between a draft beer and its glass at most: `chopp, 2 tulipas`. */
const farthest = 4
const onBread = /^(?:manteiga|margarina|requeijao|queijo|mortadela|presunto|ovo)$/u
const beforeOrder = /^(?:tomei|comi|bebi|pedi|peguei|foi|so|e|mais|cafe|manha)$/u
const afterMedia = /^(?:e|com|mais|sem|n[oa])$/u

/**
 * Reads words that mean a food or a glass only at a counter: `uma média` is coffee with milk, `uma média com manteiga` a
 * French roll, `2 tulipas de chope` two glasses.
 */
export function readCounterWords(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    if (token.key === 'tulipa' && isOfBeer(tokens, at)) return [like(token, 'copo')]
    if (token.plain !== 'media' || !isOrdered(tokens, at)) return [token]
    const topping = tokens[at + 1]?.plain === 'com' ? (tokens[at + 2]?.plain ?? '') : ''
    if (onBread.test(topping)) return [like(token, 'pao')]
    return topping === 'leite'
      ? [like(token, 'cafe')]
      : ['cafe', 'com', 'leite'].map((word) => like(token, word))
  })
}

function like(token: Token, word: string): Token {
  return { ...token, accented: word, plain: word, key: wordKey(word) }
}

function isOfBeer(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at + 1], tokens[at + 2]]
  if (next?.plain === 'de')
    return drafts.test(after?.plain ?? '') || (after?.kind === 'number' && isAfterBeer(tokens, at))
  return next?.kind !== 'word' && isAfterBeer(tokens, at)
}

/** Returns whether only a number stands between a draft beer and its glass: `chopp, 2 tulipas`. */
function isAfterBeer(tokens: readonly Token[], at: number): boolean {
  const between = tokens.slice(Math.max(0, at - farthest), at)
  const beer = between.findLastIndex(({ plain }) => drafts.test(plain))
  return (
    beer >= 0 && between.slice(beer + 1).every(({ kind, plain }) => kind !== 'word' || isNumeralWord(plain))
  )
}

/** Returns whether `média` is ordered by itself, and no size: `uma média e um pão`, but not `batata assada, 1 média`. */
function isOrdered(tokens: readonly Token[], at: number): boolean {
  const [start, count, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
  const isCounted = count?.kind === 'number' || /^(?:uma|duas|tres)$/u.test(count?.plain ?? '')
  // `batata frita, uma média` orders a size.
  const isFirst = !start || start.kind === 'stop' || beforeOrder.test(start.plain)
  return isCounted && isFirst && (next?.kind !== 'word' || afterMedia.test(next.plain))
}
