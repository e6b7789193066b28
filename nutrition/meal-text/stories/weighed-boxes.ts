import type { FinderOf } from '../matching/food-matching.ts'
import { readFraction } from '../words/fractions.ts'
import { plateWordsAt } from '../words/plate-words.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'
import { isUnitWord } from '../words/unit-words.ts'

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
export function weighParts(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
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
      number?.kind === 'number' && number.value >= smallestPlate && isUnitWord(unit?.plain ?? '')
    if (words > 0 && isWeight) return { from, to: at + 2, at }
  }
  return undefined
}

/** Reduces the weight of a box to the part that was eaten. */
function eatenPart(tokens: readonly Token[], { from, at }: WeighedBox): readonly Token[] | undefined {
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
  const text = String(Math.round(value))
  return [{ ...token, start: place.start, end: place.end, plain: text, key: text, value: Math.round(value) }]
}
