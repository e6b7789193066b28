import { isMeasureWord } from '../amounts/measure-words.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { asNumber } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, isSign, type Token } from '../words/tokens.ts'
import { divideBetween } from './between-foods.ts'
import { moveVagueAmounts } from './trailing-vague.ts'

/**
 * Multiplies what lies on each of several foods: `2 pães com 3 fatias de mortadela cada` has 6 slices. A composed dish counts
 * its additions for each one by itself.
 */
export function multiplyEach(said: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const tokens = moveVagueAmounts(divideBetween(said, finderOf), finderOf)
  let counted = tokens
  for (let at = tokens.length - 1; at > 1; at -= 1) {
    const isAlways = tokens[at]?.plain === 'sempre' && tokens[at + 1]?.plain === 'com'
    if (tokens[at]?.plain !== 'cada' && !isAlways) continue
    const rule = isLast(tokens, at + 1) && !isBeforeWith(tokens, at) ? multiplied : multipliedAfter
    counted = rule(counted, at, finderOf) ?? counted
  }
  return counted
}

/** Returns the index after `cada` or `cada um`. */
function eachEnd(tokens: readonly Token[], at: number): number {
  return /^(?:uma?|xicara|copo|cafe|cafezinho|vez|dia)$/u.test(tokens[at + 1]?.plain ?? '') ? at + 2 : at + 1
}

function isBeforeWith(tokens: readonly Token[], at: number): boolean {
  return tokens[eachEnd(tokens, at)]?.plain === 'com'
}

/** Words between a counted food and `cada um com` at most: `5 cafezinhos no dia, cada um com`. */
const farthestHolder = 8

/** Multiplies what follows: `5 cafezinhos, cada um com 1 colherzinha de açúcar`. */
function multipliedAfter(
  tokens: readonly Token[],
  at: number,
  finderOf: FinderOf,
): readonly Token[] | undefined {
  const amount = eachEnd(tokens, at) + 1
  const each = isBeforeWith(tokens, at) ? readNumeral(tokens, amount) : undefined
  const number = tokens[amount]
  if (!each || !number) return undefined
  const count = countOfHolder(tokens, at, finderOf)
  if (count === undefined) return undefined
  const all = asNumber(number, each.value * count)
  return [...tokens.slice(0, at), ...tokens.slice(amount - 1, amount), all, ...tokens.slice(each.next)]
}

/** Returns the count, from 2 on, of the food that is named last before a token. */
function countOfHolder(tokens: readonly Token[], at: number, finderOf: FinderOf): number | undefined {
  const findFood = finderOf(tokens)
  for (let start = at - 1; start >= Math.max(0, at - farthestHolder); start -= 1) {
    const holder = tokens[start]?.kind === 'word' ? findFood(start) : undefined
    if (!holder || holder.next > at) continue
    const before = readNumeral(tokens, start - 1)
    // `café 3x no trabalho, sempre com 1 sachê de açúcar`
    const count = before?.next === start ? before : countAfter(tokens, holder.next)
    return count && count.value >= 2 && !holder.named.dish ? count.value : undefined
  }
  return undefined
}

/** Returns the count in `café 3x`; a volume or weight behind a food is none. */
function countAfter(tokens: readonly Token[], at: number) {
  const count = readNumeral(tokens, at)
  return count && /^(?:x|vezes)$/u.test(tokens[count.next]?.plain ?? '') ? count : undefined
}

/** Returns whether `cada` stands behind its food and not before another one: `cada um`, but not `cada fatia`. */
function isLast(tokens: readonly Token[], next: number): boolean {
  const word = tokens[next]
  return word?.kind !== 'word' || /^(?:uma?|e|mais)$/u.test(word.plain)
}

/** Multiplies an amount that follows its food: `2 pães com mortadela, 3 fatias em cada`. */
function multipliedBehind(
  tokens: readonly Token[],
  at: number,
  finderOf: FinderOf,
): readonly Token[] | undefined {
  const findFood = finderOf(tokens)
  // `2 iogurtes com granola 170 g cada` weighs the yoghurts.
  if (!/^(?:em|por|n[oa])$/u.test(tokens[at - 1]?.plain ?? '')) return undefined
  const end = at - 1
  const isMeasured = isMeasureWord(tokens[end - 1]?.key ?? '')
  const place = isMeasured ? end - 2 : end - 1
  const each = readNumeral(tokens, place)
  const number = tokens[place]
  if (!number || each?.next !== place + 1 || each.isVague) return undefined
  const food = foodEndingAt(tokens, isSign(tokens[place - 1], ',') ? place - 1 : place, findFood)
  if (!food || tokens[food.at - 1]?.plain !== 'com') return undefined
  const count = countOfHolder(tokens, food.at - 1, finderOf)
  if (count === undefined) return undefined
  const all = asNumber(number, each.value * count)
  return [
    ...tokens.slice(0, place),
    all,
    ...tokens.slice(place + 1, end),
    ...tokens.slice(eachEnd(tokens, at)),
  ]
}

function multiplied(tokens: readonly Token[], at: number, finderOf: FinderOf): readonly Token[] | undefined {
  const findFood = finderOf(tokens)
  const end = /^(?:em|por|n[oa])$/u.test(tokens[at - 1]?.plain ?? '') ? at - 1 : at
  const added = foodEndingAt(tokens, end, findFood)
  if (!added) return multipliedBehind(tokens, at, finderOf)
  let start = added.at
  while (isOf(tokens[start - 1]) || isMeasureWord(tokens[start - 1]?.key ?? '')) start -= 1
  const each = readNumeral(tokens, start - 1)
  const number = tokens[start - 1]
  if (!each || each.next !== start || !number) return undefined
  const multiply = (count: number) => [
    ...tokens.slice(0, start - 1),
    asNumber(number, each.value * count),
    ...tokens.slice(start, end),
    ...tokens.slice(eachEnd(tokens, at)),
  ]
  // `6 cafezinhos no dia, 1 sachê de açúcar em cada um`
  const listed =
    end < at && isSign(tokens[start - 2], ',') ? countOfHolder(tokens, start - 2, finderOf) : undefined
  if (listed !== undefined) return multiply(listed)
  if (tokens[start - 2]?.plain !== 'com') return undefined
  const holder = foodEndingAt(tokens, start - 2, findFood)
  let held = holder?.at ?? 0
  while (isOf(tokens[held - 1]) || isMeasureWord(tokens[held - 1]?.key ?? '')) held -= 1
  const count = holder && readNumeral(tokens, held - 1)
  if (!count || count.next !== held || count.value < 2 || holder.match.named.dish) return undefined
  return multiply(count.value)
}
