import type { Food } from '../../foods/food.ts'
import { isMeasureWord } from '../amounts/measure-words.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf, FindFood } from '../matching/food-matching.ts'
import { anyPerson } from '../matching/person-words.ts'
import { isNumeralWord } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'

const was = /^(?:foi|foram|era|eram|ficou|ficaram|eh)$/u
const got = /^(?:pr[oa]s?|para)$/u
const eating = /^(?:comi|tomei|bebi|provei|almocei|jantei|fiquei|repeti)$/u
const possessive = /^(?:[oa]s?|meus?|minhas?|[mst]eu|noss[oa]s?)$/u
const other = /^outr[oa]s?$/u

/**
 * Drops a food that was another person's: `o cachorro-quente foi do meu neto`, `2 chopes, os outros 4 chopes foram do
 * marido`. With its article alone, such a food was named before, and is dropped there as well.
 */
export function dropFoodsOfOthers(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  for (let at = 1; at < tokens.length; at += 1) {
    const end = was.test(tokens[at]?.plain ?? '') ? personEnd(tokens, at + 1) : undefined
    const findFood = end === undefined ? undefined : finderOf(tokens)
    const food = findFood && foodEndingAt(tokens, at, findFood)
    if (!food || end === undefined) continue
    const start = startOf(tokens, food.at)
    const isOther = tokens.slice(start, food.at).some(({ plain }) => other.test(plain))
    const named = lastNamed(tokens, { food: food.match.food.id, before: start }, findFood)
    const isNamed = named !== undefined
    if (!isOther && !isOfThem(tokens, { at, end, isNamed, food: food.match.food, start }, findFood)) continue
    const rest = [...tokens.slice(0, start), ...tokens.slice(end)]
    const kept =
      named && !isOther ? [...rest.slice(0, startOf(rest, named.at)), ...rest.slice(named.next)] : rest
    return dropFoodsOfOthers(kept, finderOf)
  }
  return tokens
}

/** Persons for whom food is bought or served; of others, `foi da minha sogra` tells who cooked it. */
const served = /^(?:filh|net|marid|espos|mulher|namorad|crianc|menin|bebe)/u
/** Persons who hardly cook: what was theirs, they ate. */
const children = /^(?:filh|net|crianc|menin|bebe)/u

/**
 * Returns whether the person named after a food ate it. Not if the writer ate of it (`a pizza foi para a família, comi 3
 * fatias`). `foi do meu neto` counts if own food stands beside it, the food was named before, or it is the only food. An
 * adult may only have cooked it: own food before it then counts for drinks alone.
 */
function isOfThem(
  tokens: readonly Token[],
  {
    at,
    end,
    isNamed,
    food,
    start,
  }: {
    readonly at: number
    readonly end: number
    readonly isNamed: boolean
    readonly food: Food
    readonly start: number
  },
  findFood: FindFood,
): boolean {
  const stop = tokens.findIndex(({ kind }, place) => place >= end && kind === 'stop')
  const rest = tokens.slice(end, stop < 0 ? undefined : stop)
  const ate = rest.findIndex(({ plain }) => eating.test(plain))
  const isOwnNamed = ate >= 0 && rest.some((_token, place) => place > ate && findFood(end + place))
  if (ate >= 0 && !isOwnNamed) return false
  if (!/^d[oa]s?$/u.test(tokens[at + 1]?.plain ?? '')) return true
  if (tokens[at]?.plain.startsWith('era')) return false
  const who = tokens[end - 1]?.plain ?? ''
  const isFood = ({ kind }: Token, place: number) => kind === 'word' && findFood(place) !== undefined
  const before = tokens.slice(0, start)
  const isOwnBefore = before.some(isFood) || before.some(({ plain }) => eating.test(plain))
  const isAlone = !isOwnBefore && !tokens.some((token, place) => place >= end && isFood(token, place))
  const isSure = isNamed || isAlone || (isOwnBefore && (children.test(who) || food.group === 'bebida'))
  return isOwnNamed || (served.test(who) && isSure)
}

/** Returns the index after the person that `do meu neto` names; `undefined` for other words. */
function personEnd(tokens: readonly Token[], at: number): number | undefined {
  // `foi com meu marido` names company; only `ficou com` names who got it.
  const isKept = tokens[at]?.plain === 'com' && tokens[at - 1]?.plain.startsWith('fic')
  const isLink = isKept || got.test(tokens[at]?.plain ?? '') || /^d[oa]s?$/u.test(tokens[at]?.plain ?? '')
  if (!isLink) return undefined
  const who = possessive.test(tokens[at + 1]?.plain ?? '') ? at + 2 : at + 1
  return anyPerson.test(tokens[who]?.plain ?? '') ? who + 1 : undefined
}

/** Returns the index of the first word of a food with its amount and article: `os outros 4 chopes`. */
function startOf(tokens: readonly Token[], at: number): number {
  let start = at
  while (belongs(tokens[start - 1])) start -= 1
  return start
}

function belongs(token: Token | undefined): boolean {
  if (token?.kind === 'number') return true
  if (token?.kind !== 'word') return false
  const { plain, key } = token
  return (
    isOf(token) || isNumeralWord(plain) || isMeasureWord(key) || other.test(plain) || /^[oa]s?$/u.test(plain)
  )
}

function lastNamed(
  tokens: readonly Token[],
  { food, before }: { readonly food: string; readonly before: number },
  findFood: FindFood,
) {
  for (let at = before - 1; at >= 0; at -= 1) {
    const match = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (match?.food.id === food && match.next <= before) return { at, next: match.next }
  }
  return undefined
}
