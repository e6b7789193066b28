import type { Token } from '../words/tokens.ts'
import { wordKey } from '../words/words.ts'

/** Tokens between a slice and its bread at most: `2 fatias grossas do meu pão caseiro`. */
const farthest = 4

/** Reads slices of home-made bread as large ones, because the table's are those of a French roll: `2 fatias de pão caseiro`. */
export function countHomeBread(tokens: readonly Token[]): readonly Token[] {
  const bread = tokens.findIndex(({ plain }, at) => /^(?:pao|paes)$/u.test(plain) && isHomeMade(tokens, at))
  if (bread < 0) return tokens
  return tokens.flatMap((token, at) => {
    const isNear = Math.abs(at - bread) <= farthest
    if (isNear && token.key === 'fatia') return [like(token, 'fationas')]
    if (at === bread + 1) return [like(token, 'caseiro')]
    return at === bread + 2 && token.plain === 'casa' ? [] : [token]
  })
}

function isHomeMade(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at + 1]?.plain ?? '', tokens[at + 2]?.plain ?? '']
  return (/^caseir[oa]s?$/u.test(next) && after !== 'integral') || (next === 'de' && after === 'casa')
}

function like(token: Token, word: string): Token {
  return { ...token, accented: word, plain: word, key: wordKey(word) }
}
