import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { asWord, insertedWords } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isMark, type Token } from '../words/tokens.ts'

export const middleWord = /^meio$/u

/** Drops `no meio` of a time, which is no half: `uma maçã no meio da manhã`. */
export function dropMiddle(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      middleWord.test(plain) &&
      tokens[place - 1]?.plain === 'no' &&
      /^d[ao]$/u.test(tokens[place + 1]?.plain ?? ''),
  )
  return at < 0 ? tokens : tokens.toSpliced(at - 1, 2)
}

export const friesWord = /^fritas$/u

/** Names the potatoes of `big mac fritas e coca`; after a plural it is how a food was cooked: `linguiças fritas`. */
export function nameFries(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => friesWord.test(plain) && place > 0)
  const said = tokens[at]
  if (!said || tokens[at - 1]?.plain.endsWith('s') || isMark(tokens[at - 1])) return tokens
  // Read together, `fritas` would be how the burger was cooked.
  const before = tokens.slice(0, at)
  return foodEndingAt(before, at, finderOf(before))?.match.food.group === 'sanduiche'
    ? tokens.toSpliced(at, 0, ...insertedWords('e batatas', said.start))
    : tokens
}

export const eatenFirst = /^(?:comi|tomei|bebi)$/u
const whole = /^(?:inteir[oa]s?|tod[oa]s?|tudo|sim|e)$/u

/** Moves a verb before the food that was eaten: `deixei metade do arroz, o bife comi inteiro`. */
export function moveVerb(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => place > 2 && eatenFirst.test(plain))
  const after = tokens[at + 1]
  if (at < 0 || (after?.kind === 'word' && !whole.test(after.plain))) return tokens
  if (after && after.kind !== 'word' && !isMark(after) && after.kind !== 'stop') return tokens
  const food = foodEndingAt(tokens, at, finderOf(tokens))
  const article = (food?.at ?? 0) - 1
  const [verb] = tokens.slice(at, at + 1)
  const isOpen = isMark(tokens[article - 1]) || /^(?:e|mas)$/u.test(tokens[article - 1]?.plain ?? '')
  if (!verb || !/^[oa]s?$/u.test(tokens[article]?.plain ?? '') || !isOpen) return tokens
  return [...tokens.slice(0, article), verb, ...tokens.slice(article, at), ...tokens.slice(at + 1)]
}

export const deniedCount = /^(?:foi|foram|eram|era)$/u

/** Restates a denied number: `não foram 2 fatias de pizza, foram 3` is `3 fatias de pizza`. */
export function restateDenied(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => deniedCount.test(plain) && tokens[place - 1]?.plain === 'nao',
  )
  const old = at < 0 ? undefined : readNumeral(tokens, at + 1)
  const again = tokens.findIndex(({ plain }, place) => place > at + 1 && deniedCount.test(plain))
  const number = again < 0 ? undefined : readNumeral(tokens, again + 1)
  const next = number && tokens[number.next]
  if (!old || !number || (next?.kind === 'word' && !/^(?:e|com)$/u.test(next.plain))) return tokens
  let end = again
  while (isMark(tokens[end - 1]) || tokens[end - 1]?.plain === 'mas') end -= 1
  return [
    ...tokens.slice(0, at - 1),
    ...tokens.slice(again + 1, number.next),
    ...tokens.slice(old.next, end),
    ...tokens.slice(number.next),
  ]
}

export const unsureWords = /^(?:lembro|sei)$/u
const unsure = /^(?:direito|bem|certo|ao|exatamente|quant[oa]s?|mais)$/u

/** Drops `não lembro direito`, `não sei quanto`, which deny no food. */
export function dropUnsure(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => unsureWords.test(plain) && tokens[place - 1]?.plain === 'nao',
  )
  if (at < 0) return tokens
  let end = at + 1
  while (unsure.test(tokens[end]?.plain ?? '')) end += 1
  // `não lembro quanto de feijão` names a food.
  const next = tokens[end]
  const isFood = next?.kind === 'word' && !/^(?:acho|uns|umas|deve|mas|e|tinha)$/u.test(next.plain)
  return isFood ? tokens : tokens.toSpliced(at - 1, end + 1 - at)
}

export const spiritNumber = /^51$/u

/** Names the spirit of `uma dose de 51`. */
export function nameSpirit(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain, kind }, place) =>
      kind === 'number' &&
      spiritNumber.test(plain) &&
      /^(?:dose|copinho|martelinho|garrafa)$/u.test(tokens[place - 2]?.key ?? ''),
  )
  const said = tokens[at]
  return said ? tokens.toSpliced(at, 1, ...insertedWords('cachaça', said.start)) : tokens
}

export const oilWord = /^(?:azeite|oleo|banha)$/u

/**
 * Counts eggs scrambled in oil as fried, because the row of scrambled eggs has butter: `2 ovos mexidos no azeite`. Names
 * `alho e azeite` as the rows do.
 */
export function fryInOil(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => oilWord.test(plain))
  const oil = tokens[at]
  if (oil && tokens[at - 1]?.plain === 'e' && tokens[at - 2]?.plain === 'alho')
    return tokens.with(at, asWord(oil, 'oleo'))
  const isLinked = /^(?:n[oa]|com|em)$/u.test(tokens[at - 1]?.plain ?? '')
  const said = tokens[at - 2]
  if (!said || !isLinked || !said.plain.startsWith('mexid')) return tokens
  return tokens.with(at - 2, asWord(said, 'fritos'))
}

export const zeroWord = /^zero$/u

/** Names what `leite zero` is free of. */
export function nameZeroMilk(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => zeroWord.test(plain) && tokens[place - 1]?.plain === 'leite',
  )
  const [said, next] = [tokens[at], tokens[at + 1]?.plain ?? '']
  if (!said || /^(?:lac|acucar|gordura)/u.test(next)) return tokens
  return tokens.toSpliced(at, 1, ...insertedWords('sem lactose', said.end))
}
