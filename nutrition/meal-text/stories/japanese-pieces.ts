import type { FinderOf } from '../matching/food-matching.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'

export const japaneseWords = /^(?:japones|japonesa|japa|temakeria)$/u
/** Words that name pieces of sushi by themselves: `12 peças de salmão`. */
const withinSushi = /^(?:salmao|atum|kani|comida|comidinha)$/u
/** Foods that are only named after Japan. */
const named = /^(?:amendoim|arroz|abobora|pepino)$/u
const set = /^(?:combinado|combo|barca)$/u

/** Names the sushi whose pieces were eaten at a Japanese place: `rodízio japonês 20 peças`. */
export function nameJapanesePieces(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const findFood = finderOf(tokens)
  const place = tokens.findIndex(({ plain }) => japaneseWords.test(plain))
  if (named.test(tokens[place - 1]?.plain ?? '') || tokens.some(({ plain }) => set.test(plain))) return tokens
  return tokens.flatMap((token, at) => {
    const isCounted =
      token.key === 'peca' && tokens.some((_, start) => readNumeral(tokens, start)?.next === at)
    const isTold = isOf(tokens[at + 1])
      ? !withinSushi.test(tokens[at + 2]?.plain ?? '')
      : findFood(at + 1) !== undefined
    return isCounted && !isTold ? [token, ...insertedWords('de sushi', token.end)] : [token]
  })
}
