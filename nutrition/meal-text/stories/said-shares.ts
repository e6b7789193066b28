import type { FinderOf } from '../matching/food-matching.ts'
import { anyPerson } from '../matching/person-words.ts'
import { asWord } from '../words/inserted-tokens.ts'
import { isNumeralWord, readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

export const sharingWords = /^(?:dividi|dividimos|dividiu|dividid[ao]s?|rachei|rachamos|rachou)$/u
const evenly = /^(?:igual|igualmente|certinho)$/u

/**
 * Drops what a sentence says of shares beside the people: `dividimos igual uma pizza em 4`, and the verb behind them: `pizza
 * família pra 4 pessoas, dividimos`.
 */
export function dropSaidShares(said: readonly Token[]): readonly Token[] {
  const tokens = withoutEvenly(said)
  const verb = tokens.findIndex(({ plain }) => sharingWords.test(plain))
  const isLast = tokens[verb + 1]?.kind !== 'word' && tokens[verb + 1]?.kind !== 'number'
  const isSaid = tokens.slice(0, Math.max(0, verb)).some(({ plain }, at) => {
    const people = tokens[at + 1]
    const isCount =
      people?.plain.endsWith('pessoas') === true || (readNumeral(tokens, at + 1)?.value ?? 0) > 1
    return /^(?:pra|para|em)$/u.test(plain) && isCount
  })
  if (!isLast || !isSaid) return tokens
  let from = verb
  while (/^(?:a|gente|e|n[oó]s|,)$/u.test(tokens[from - 1]?.plain.trim() ?? '')) from -= 1
  return tokens.toSpliced(from, verb + 1 - from)
}

/** Drops `por igual` behind the verb of sharing. */
function withoutEvenly(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.findIndex(({ plain }) => sharingWords.test(plain))
  const at = tokens[verb + 1]?.plain === 'por' ? verb + 2 : verb + 1
  return evenly.test(tokens[at]?.plain ?? '') ? tokens.toSpliced(verb + 1, at - verb) : tokens
}

/** Words after `com` that are no name. */
const noName =
  /^(?:[oa]s?|meus?|minhas?|mais|todos?|toda|mundo|gente|turma|povo|outr[oa]s?|ninguem|uns?|umas?)$/u

/** Reads unknown words with which food was shared as friends: `dividi uma pizza com a Bia e o João`. */
export function nameSharers(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const verb = tokens.findIndex(({ plain }) => sharingWords.test(plain))
  const findFood = finderOf(tokens)
  const isName = (at: number): boolean => {
    const token = tokens[at]
    if (token?.kind !== 'word' || noName.test(token.plain) || anyPerson.test(token.plain)) return false
    return !isNumeralWord(token.plain) && findFood(at) === undefined
  }
  // Without an article, a name stands right behind the verb; elsewhere it may be a word of the food: `com cobertura`.
  const isPersonAfter = (at: number): boolean => {
    const isArticle = /^[oa]$/u.test(tokens[at + 1]?.plain ?? '')
    const named = isArticle ? at + 2 : at + 1
    return anyPerson.test(tokens[named]?.plain ?? '') || (isName(named) && (isArticle || at === verb + 1))
  }
  let from =
    verb < 0 ? -1 : tokens.findIndex(({ plain }, at) => at > verb && plain === 'com' && isPersonAfter(at))
  let named = tokens
  while (from >= 0) {
    const isArticle = /^[oa]$/u.test(tokens[from + 1]?.plain ?? '')
    const at = isArticle ? from + 2 : from + 1
    const token = tokens[at]
    const next = tokens[at + 1]
    // In `com a Bia e comi 2 ovos`, the word after `e` is a verb.
    const isFurther = tokens[from]?.plain !== 'com' && !isArticle
    if (!token || isFurther || !(isName(at) || anyPerson.test(token.plain))) break
    // A second unknown word, such as a family name, ends the people and is left as it is.
    if (isName(at)) named = named.with(at, asWord(token, 'amigo'))
    from = next?.plain === 'e' || next?.kind === 'break' ? at + 1 : -1
  }
  return named
}
