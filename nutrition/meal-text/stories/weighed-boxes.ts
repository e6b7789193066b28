import type { FinderOf } from '../matching/food-matching.ts'
import { readFraction } from '../words/fractions.ts'
import { readNumeral } from '../words/numerals.ts'
import { plateWordsAt } from '../words/plate-words.ts'
import { asNumber, insertedWords, movedTo } from '../words/inserted-tokens.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

/** Smallest weight of a whole plate or box, in grams. */
const smallestPlate = 150

/** A plate or box and its stated weight: `marmita de 450 g`. */
interface WeighedBox {
  /** Range of the words. */
  readonly from: number
  readonly to: number
  /** Index of the number. */
  readonly at: number
}

/**
 * Reads parts of a weighed plate or box as weights: `2/3 da marmita de 500 g` is `marmita de 333 g`, `marmita 450 g, metade
 * arroz metade strogonoff` has 225 g of each.
 */
export function weighParts(said: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const tokens = totalFirst(said, finderOf) ?? said
  const box = findBox(tokens)
  if (!box) return tokens
  return eatenPart(tokens, box) ?? halves(tokens, box, finderOf) ?? tokens
}

function findBox(tokens: readonly Token[]): WeighedBox | undefined {
  for (let from = 0; from < tokens.length; from += 1) {
    const words = Math.max(plateWordsAt(tokens, from), tokens[from]?.plain === 'prato' ? 1 : 0)
    const at = isOf(tokens[from + words]) ? from + words + 1 : from + words
    const [number, unit] = [tokens[at], tokens[at + 1]]
    const isWeight =
      number?.kind === 'number' && number.value >= smallestPlate && unit !== undefined && isGrams(unit)
    if (words > 0 && isWeight) return { from, to: at + 2, at }
  }
  return undefined
}

/** Reduces the weight of a box to the part that was eaten. */
function eatenPart(tokens: readonly Token[], { from, at }: WeighedBox): readonly Token[] | undefined {
  if (/^mei[ao]$/u.test(tokens[from - 1]?.plain ?? '')) {
    const eaten = withValue(tokens[at], (tokens[at]?.value ?? 0) / 2)
    return [...tokens.slice(0, from - 1), ...tokens.slice(from, at), ...eaten, ...tokens.slice(at + 1)]
  }
  const determiner = /^(?:minha|meu|uma|um|essa|esse)$/u.test(tokens[from - 1]?.plain ?? '') ? 1 : 0
  const of = from - 1 - determiner
  if (!isOf(tokens[of])) return undefined
  for (let start = Math.max(0, of - 3); start < of; start += 1) {
    const part = readFraction(tokens, start)
    if (part?.next !== of) continue
    const eaten = withValue(tokens[at], (tokens[at]?.value ?? 0) * (part.own / part.whole))
    return [...tokens.slice(0, start), ...tokens.slice(from, at), ...eaten, ...tokens.slice(at + 1)]
  }
  return undefined
}

/** Weighs the foods that fill a box by halves or thirds. */
function halves(tokens: readonly Token[], box: WeighedBox, finderOf: FinderOf): readonly Token[] | undefined {
  const findFood = finderOf(tokens)
  const unit = tokens[box.at + 1]
  const parts: { readonly from: number; readonly to: number; readonly share: number }[] = []
  let at = box.to
  while (at < tokens.length) {
    while (isMark(tokens[at]) || tokens[at]?.plain === 'e') at += 1
    const part = readFraction(tokens, at)
    const to = part && isOf(tokens[part.next]) ? part.next + 1 : part?.next
    const food = to === undefined ? undefined : findFood(to)
    if (!part || !food || to === undefined) break
    parts.push({ from: at, to, share: part.own / part.whole })
    at = food.next
  }
  const whole = parts.reduce((sum, { share }) => sum + share, 0)
  if (parts.length < 2 || !unit || Math.abs(whole - 1) > 0.01) return undefined
  const weighed = parts.reduceRight<readonly Token[]>(
    (written, { from, to, share }) => [
      ...written.slice(0, from),
      ...withValue(tokens[box.at], (tokens[box.at]?.value ?? 0) * share, tokens[from]),
      { ...unit, start: tokens[from]?.start ?? 0, end: tokens[from]?.start ?? 0 },
      ...written.slice(to),
    ],
    tokens,
  )
  return [...weighed.slice(0, box.from), ...weighed.slice(box.to)]
}

function withValue(token: Token | undefined, value: number, place = token): readonly Token[] {
  if (!token || !place) return []
  return [{ ...asNumber(token, Math.round(value)), start: place.start, end: place.end }]
}

const weighed = /^(?:deu|pesou|totalizou|totalizando|total)$/u
const beforeWeight = /^(?:uns|umas|tudo|de|cerca|:|=|quase|no|total)$/u

/** Moves the weight of a whole plate before its foods, which then share it: `no quilo arroz, bife e salada, deu 420 g`. */
function totalFirst(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] | undefined {
  const at = tokens.findIndex(({ plain }, place) => weighed.test(plain) && weightAfter(tokens, place))
  if (at < 0) return undefined
  const findFood = finderOf(tokens)
  const foods = tokens.flatMap((token, place) => (token.kind === 'word' && findFood(place) ? [place] : []))
  const [first] = foods
  const weight = weightAfter(tokens, at)
  const isAround = foods.length < 2 || foods.some((place) => place > at)
  if (first === undefined || !weight || isAround || !isPlainList(tokens, first, at)) return undefined
  const after = tokens[weight.next]
  if (after?.kind === 'word' && !/^(?:n[oa]|tudo|ao|total)$/u.test(after.plain)) return undefined
  const start = tokens[first]?.start ?? 0
  return [
    ...tokens.slice(0, first),
    ...movedTo(weight.tokens, start),
    ...insertedWords(',', start),
    // An article would count its food apart from the weight.
    ...tokens.slice(first, at).filter(({ plain }) => !/^uma?$/u.test(plain)),
    ...tokens.slice(weight.next),
  ]
}

/** Reads the weight of a plate after `deu` or `pesou`. */
function weightAfter(tokens: readonly Token[], at: number) {
  let from = at + 1
  while (beforeWeight.test(tokens[from]?.plain.trim() ?? '')) from += 1
  return weightAt(tokens, from)
}

function weightAt(tokens: readonly Token[], at: number) {
  const [number, unit] = [tokens[at], tokens[at + 1]]
  const isWeight = number?.kind === 'number' && unit !== undefined && isGrams(unit)
  return isWeight && number.value >= smallestPlate ? { tokens: [number, unit], next: at + 2 } : undefined
}

/** Returns whether no food of a list has its own amount. */
function isPlainList(tokens: readonly Token[], first: number, end: number): boolean {
  const isListed = tokens.slice(first, end).every(({ kind }) => kind === 'word' || kind === 'break')
  const from = Math.max(0, first - 2)
  return (
    isListed &&
    tokens.slice(from, end).every((_, place) => readNumeral(tokens, from + place)?.isArticle ?? true)
  )
}

function isGrams(token: Token): boolean {
  return unitOf(token)?.[0] === 'grama'
}
