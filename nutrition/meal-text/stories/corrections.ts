import type { FindFood } from '../matching/food-matching.ts'
import { isMeasureWord } from '../amounts/measure-words.ts'
import { asNumber } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isMark, isOf, skipMark, type Token } from '../words/tokens.ts'

const marks =
  /^(?:nao|minto|mentira|brincadeira|brincando|brinks|zoeira|zueira|opa|ops|digo|errei|corrigindo|corrijo|alias|melhor|desculpa|quer dizer|na verdade|na real|ou melhor)$/u
/** Marks after which a food replaces the one before them; after the others it needs `foi` or `era`. */
const foodMarks = /^(?:minto|digo|quer|ou)$/u
const verbs = /^(?:foi|foram|era|eram)$/u
/** Words after a food that is added and replaces none: `aliás, salada também`. */
const adding = /^(?:e|tambem|mais|esqueci)$/u
/** Laughter between a number and its correction. */
const laughter = /^(?:k{2,}|rs+|(?:ha|he){2,}h?)$/u
/** Number of words between a food and its correction at most. */
const farthestFood = 6

/**
 * Applies numbers and foods that the person restates: `1 colher, não, foram duas` is two spoons, `2 pães com manteiga,
 * minto, foi um só` one bread, `pera, quer dizer, maçã` an apple.
 */
export function takeCorrections(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] {
  for (let at = 1; at < tokens.length; at += 1) {
    const corrected = markEnd(tokens, at) && correct(tokens, at, finderOf)
    if (corrected) return takeCorrections(corrected, finderOf)
  }
  return tokens
}

/** Returns the index after the mark of a correction at a token; `undefined` for other words. */
function markEnd(tokens: readonly Token[], at: number): number | undefined {
  const [word = '', next = ''] = [tokens[at]?.plain, tokens[at + 1]?.plain]
  if (marks.test(`${word} ${next}`)) return at + 2
  return marks.test(word) ? at + 1 : undefined
}

function correct(
  tokens: readonly Token[],
  at: number,
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] | undefined {
  let from = at
  for (let end = markEnd(tokens, from); end !== undefined; end = markEnd(tokens, from))
    from = skipMark(tokens, end)
  const isPlainNo = tokens[at]?.plain === 'nao' && markEnd(tokens, skipMark(tokens, at + 1)) === undefined
  const isSaid = verbs.test(tokens[from]?.plain ?? '')
  const first = skipOnly(tokens, isSaid ? from + 1 : from)
  const number = readNumeral(tokens, first)
  // `1 castanha não, foram 5`
  const isCounted = isSaid && number !== undefined && from > at + 1
  if (isPlainNo && !isCounted && !isSameUnit(tokens, at) && (from === at + 1 || !isMark(tokens[at - 1])))
    return undefined
  if (!number) {
    const named = isPlainNo ? undefined : withOtherAmount(tokens, at, from, finderOf(tokens))
    if (named) return named
    const isReplaced = isSaid || foodMarks.test(tokens[at]?.plain ?? '')
    return isReplaced && !isPlainNo ? withOtherFood(tokens, { at, from: first }, finderOf(tokens)) : undefined
  }
  const end = skipOnly(tokens, number.next)
  const said = tokens[end]
  const isAlone = said?.kind !== 'word' || said.plain === 'e'
  const place = tokens.findLastIndex((_token, index) => {
    const before = index < at ? readNumeral(tokens, index) : undefined
    return (
      before !== undefined &&
      before.next <= at &&
      (isAlone || nounAt(tokens, before.next, said) !== undefined)
    )
  })
  const before = readNumeral(tokens, place)
  const old = tokens[place]
  if (!before || !old)
    return said && isMeasureWord(said.key) ? withOtherMeasure(tokens, at, first) : undefined
  const noun = isAlone ? before.next : (nounAt(tokens, before.next, said) ?? before.next)
  return [
    ...tokens.slice(0, place),
    asNumber(old, number.value),
    ...tokens
      .slice(noun, isAlone ? at : Math.max(noun, beforeMark(tokens, at)))
      .filter(({ plain }) => !laughter.test(plain)),
    ...tokens.slice(isAlone ? end : namedAgainEnd(tokens, at, end + 1)),
  ]
}

/** Words between a restated food and its amount: `o frango era 100`. */
const became = /^(?:foi|foram|era|eram|tinha|deu|so|uns|umas|com|:)$/u

/**
 * Restates the amount of a food by its name: `130 g de frango. na verdade o frango era 100`. A more exact name replaces that of
 * the food too: `100 g de arroz. na verdade foi arroz integral 150 g`.
 */
function withOtherAmount(
  tokens: readonly Token[],
  at: number,
  from: number,
  findFood: FindFood,
): readonly Token[] | undefined {
  let name = from
  while (/^(?:[oa]s?|d[eoa]s?|foi|foram|era|eram)$/u.test(tokens[name]?.plain ?? '')) name += 1
  const other = tokens[name]?.kind === 'word' ? findFood(name) : undefined
  if (!other) return undefined
  let start = other.next
  while (became.test(tokens[start]?.plain ?? '')) start += 1
  const number = readNumeral(tokens, start)
  if (!number || number.isArticle) return undefined
  const end = isMeasureWord(tokens[number.next]?.key ?? '') ? number.next + 1 : number.next
  if (tokens[end]?.kind === 'word' && tokens[end]?.plain !== 'e') return undefined
  const key = tokens[name]?.key
  const place = tokens.findLastIndex((token, index) => index < at && token.key === key)
  const named = place < 0 ? undefined : findFood(place)
  const old = named && (amountBefore(tokens, place) ?? amountAfter(tokens, named.next))
  if (!old) return undefined
  const [unit] = tokens.slice(number.next, end)
  const restated = tokens.slice(old.from, old.from + 1).map((token) => asNumber(token, number.value))
  const amount = [...restated, ...(unit ? placeAt(tokens, old.from, [unit]) : tokens.slice(old.next, old.to))]
  const isSame = other.food.id === named.food.id || other.next - name < named.next - place
  const food = isSame
    ? tokens.slice(place, named.next)
    : placeAt(tokens, place, tokens.slice(name, other.next))
  return [
    ...tokens.slice(0, Math.min(old.from, place)),
    ...(old.from < place ? [...amount, ...food] : [...food, ...amount]),
    ...tokens.slice(Math.max(old.to, named.next), beforeMark(tokens, at)),
    ...(restatesOther(tokens, end, findFood)
      ? [...tokens.slice(beforeMark(tokens, at), from), ...tokens.slice(end + 1)]
      : tokens.slice(end)),
  ]
}

/** Returns whether a second food is restated: `na verdade o frango foi 200 e o arroz 50`. */
function restatesOther(tokens: readonly Token[], and: number, findFood: FindFood): boolean {
  if (tokens[and]?.plain !== 'e' || !/^[oa]s?$/u.test(tokens[and + 1]?.plain ?? '')) return false
  const next = findFood(and + 2)?.next
  if (next === undefined) return false
  const key = tokens[and + 2]?.key
  const number = readNumeral(tokens, became.test(tokens[next]?.plain ?? '') ? next + 1 : next)
  return number !== undefined && tokens.slice(0, and).some((token) => token.key === key)
}

/** Returns words with the position of another one, which they replace. */
function placeAt(tokens: readonly Token[], at: number, words: readonly Token[]): readonly Token[] {
  const { start = 0, end = 0 } = tokens[at] ?? {}
  return words.map((word) => ({ ...word, start, end }))
}

/** Returns the range of the number before a food, with only a measure between them. */
function amountBefore(tokens: readonly Token[], place: number) {
  for (let from = place - 1; from >= Math.max(0, place - 4); from -= 1) {
    const number = readNumeral(tokens, from)
    if (number && number.next <= place) {
      const isLinked = tokens
        .slice(number.next, place)
        .every((token) => isOf(token) || isMeasureWord(token.key))
      return isLinked ? { from, next: number.next, to: place } : undefined
    }
  }
  return undefined
}

/** Returns the range of the number right after a food, with its measure: `bife 120 g`. */
function amountAfter(tokens: readonly Token[], from: number) {
  const number = readNumeral(tokens, from)
  if (!number) return undefined
  const isMeasured = isMeasureWord(tokens[number.next]?.key ?? '')
  return { from, next: number.next, to: isMeasured ? number.next + 1 : number.next }
}

/** Returns the index after a food that the restated number names again: `2 fatias de pão, minto, 1 fatia de pão`. */
function namedAgainEnd(tokens: readonly Token[], at: number, from: number): number {
  const food = tokens[from + 1]
  const isAgain = isOf(tokens[from]) && tokens.slice(0, at).some(({ key }) => key === food?.key)
  return isAgain ? from + 2 : from
}

/** Replaces the last amount with its measure by another one: `meio pacote de pão, não, 4 fatias` is four slices. */
function withOtherMeasure(tokens: readonly Token[], at: number, from: number): readonly Token[] | undefined {
  const place = tokens.findLastIndex((_token, index) => {
    const before = index < at ? readNumeral(tokens, index) : undefined
    return before !== undefined && before.next < at && isMeasureWord(tokens[before.next]?.key ?? '')
  })
  const [old, measure] = [readNumeral(tokens, place), readNumeral(tokens, from)]
  if (!old || !measure || tokens.slice(old.next, at).some(({ kind }) => kind === 'stop')) return undefined
  return [
    ...tokens.slice(0, place),
    ...placeAt(tokens, place, tokens.slice(from, measure.next + 1)),
    ...tokens.slice(old.next + 1, beforeMark(tokens, at)),
    ...tokens.slice(measure.next + 1),
  ]
}

/** Returns whether `não` stands between two numbers with the same measure: `100 g não 130 g`. */
function isSameUnit(tokens: readonly Token[], at: number): boolean {
  const [number, unit, other, same] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const isCounted = number?.kind === 'number' && other?.kind === 'number'
  return isCounted && unit?.kind === 'word' && unit.key === same?.key && isMeasureWord(unit.key)
}

/**
 * Returns the index of the word that a number counts, right after it or after a measure: that of `bis` in `2 bis` and in `2
 * cx de bis`, of which the pieces are restated.
 */
function nounAt(tokens: readonly Token[], from: number, { key }: Token): number | undefined {
  if (tokens[from]?.key === key) return from
  const isMeasured = isMeasureWord(tokens[from]?.key ?? '') && tokens[from + 1]?.plain === 'de'
  return isMeasured && tokens[from + 2]?.key === key ? from + 2 : undefined
}

/** Replaces the food right before the mark by a food of the same group after it. */
function withOtherFood(
  tokens: readonly Token[],
  { at, from }: { readonly at: number; readonly from: number },
  findFood: FindFood,
): readonly Token[] | undefined {
  const end = beforeMark(tokens, at)
  const other = findFood(from)
  if (!other || adding.test(tokens[other.next]?.plain ?? '')) return undefined
  for (let place = Math.max(0, end - farthestFood); place < end; place += 1) {
    const food = tokens[place]?.kind === 'word' ? findFood(place) : undefined
    if (food?.next === end)
      return food.food.group === other.food.group
        ? [...tokens.slice(0, place), ...tokens.slice(from)]
        : undefined
  }
  return undefined
}

function beforeMark(tokens: readonly Token[], at: number): number {
  return isMark(tokens[at - 1]) ? at - 1 : at
}

function skipOnly(tokens: readonly Token[], at: number): number {
  return /^(?:so|somente|apenas)$/u.test(tokens[at]?.plain ?? '') ? at + 1 : at
}
