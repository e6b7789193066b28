import { isMeasureWord } from '../amounts/measure-words.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

export const birdWords = /^(?:galinha|frango)$/u
/** Words between the rice and the amount: `arroz com frango caipira um prato`. */
const mixed = /^(?:caipira|desfiado|de|panela|com|acafrao)$/u
const farthest = 7
const serving = /^(?:colher|concha|escumadeira|prato|pratinho|tigela|cumbuca|pote)$/u

/**
 * Reads rice with chicken whose amount follows as one dish: `arroz com galinha 4 colheres de servir`. The spoons are not
 * those of the chicken alone.
 */
export function nameMixedRice(tokens: readonly Token[]): readonly Token[] {
  const rice = tokens.findIndex(({ plain }, at) => plain === 'arroz' && tokens[at + 1]?.plain === 'com')
  const token = tokens[rice]
  if (!token || isCounted(tokens, rice)) return tokens
  let end = rice + 2
  let hasBird = false
  while (
    end < rice + farthest &&
    (birdWords.test(tokens[end]?.plain ?? '') || mixed.test(tokens[end]?.plain ?? ''))
  ) {
    hasBird ||= birdWords.test(tokens[end]?.plain ?? '')
    end += 1
  }
  const amount = hasBird ? readNumeral(tokens, end) : undefined
  if (!amount || !serving.test(tokens[amount.next]?.key ?? '')) return tokens
  let next = amount.next + 1
  while (/^(?:de|servir|sopa|cheias?|cheio|fundo|raso)$/u.test(tokens[next]?.plain ?? '')) next += 1
  if (
    tokens[next - 1]?.plain === 'de' ||
    (tokens[next]?.kind === 'word' && !/^(?:e|com|mais|n[oa])$/u.test(tokens[next]?.plain ?? ''))
  )
    return tokens
  const dish = insertedWords('galinhada', token.start).map((one) => ({
    ...one,
    end: tokens[end - 1]?.end ?? one.end,
  }))
  return tokens.toSpliced(rice, end - rice, ...dish)
}

/** Returns whether an amount of the rice stands before it: `3 colheres de arroz com frango`. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  return isMeasureWord(tokens[at - 2]?.key ?? '') || readNumeral(tokens, at - 1) !== undefined
}
