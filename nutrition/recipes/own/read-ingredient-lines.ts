import type { Food } from '../../foods/food.ts'
import type { OwnNames } from '../../meal-text/finding/own-names.ts'
import { type Token, tokenize } from '../../meal-text/words/tokens.ts'
import { plain } from '../../meal-text/words/words.ts'
import { cleanLine, plainText, splitLine } from './clean-line.ts'
import { indexOwnFoods, ingredientFinder } from './find-ingredient.ts'
import type { IngredientAmount, IngredientReading } from './ingredient-reading.ts'
import { readKitchenAmount } from './kitchen-measures.ts'
import { bracketsBetween, takeBrackets } from './line-brackets.ts'
import { type LinePart, type LineTokens, readPart } from './line-part.ts'
import { isHeading, leavesAmountOpen } from './line-words.ts'
import { readingsOf } from './part-reading.ts'
import { readingLimits } from './reading-limits.ts'
import { statedAmount } from './stated-amount.ts'
import { weighIngredient } from './weigh-ingredient.ts'

const { lines: mostLines, line: longestLine, ingredientsOfLine } = readingLimits
/** Maximum number of foods read from one line. The rest of the line becomes one more, unknown reading. */
const mostParts = ingredientsOfLine - 1

/**
 * Reads the ingredient lines of a recipe in Portuguese, in order: one reading per food, so `sal e pimenta` gives two,
 * and an empty line none. Pure and total: equal texts give equal readings, and no text throws.
 *
 * Amounts are kitchen measures filled level. Rice, beans, pasta, meat and vegetables are raw unless the line says
 * otherwise. A food is counted (`ingredient`) only if its row and grams are known. Every other food is a `doubt` with
 * options, `unknown`, or `uncounted`; it never counts as 0 and never silently as another food.
 *
 * `line` is the index of a line of the text, or of an item of the array. An item from which copying removed line breaks
 * gives several readings with the same `line`.
 * @param ownFoods the account's own foods (`foodOfOwn`), the most recent first
 */
export function readIngredientLines(
  text: string | readonly string[],
  ownFoods: readonly Food[] = [],
): readonly IngredientReading[] {
  const lines = typeof text === 'string' ? plainText(text).split('\n') : text.map(plainText)
  const own = indexOwnFoods(ownFoods)
  return [
    ...lines.slice(0, mostLines).flatMap((line, index) => limited(readItems(line, index, own), index)),
    ...unread(lines.slice(mostLines).join(' '), mostLines),
  ]
}

function readItems(line: string, index: number, own: OwnNames | undefined): readonly IngredientReading[] {
  return splitLine(line).flatMap((item) => [
    ...readLine(cleanLine(item.slice(0, longestLine)), index, own),
    ...unread(item.slice(longestLine), index),
  ])
}

/** Limits a line to `ingredientsOfLine` readings. The last of them covers everything that does not fit. */
function limited(readings: readonly IngredientReading[], line: number): readonly IngredientReading[] {
  if (readings.length <= ingredientsOfLine) return readings
  const rest = new Set(readings.slice(mostParts).map(({ text }) => text))
  return [...readings.slice(0, mostParts), ...unread([...rest].join(', '), line)]
}

/** Returns text beyond the limits as an unknown reading, so that nothing is left out silently. */
function unread(rest: string, line: number): readonly IngredientReading[] {
  const text = cleanLine(rest.slice(0, longestLine))
  return text === '' ? [] : [{ kind: 'unknown', line, text, name: text, grams: null }]
}

function readLine(text: string, line: number, own: OwnNames | undefined): readonly IngredientReading[] {
  if (!/\p{L}/u.test(text)) return []
  const { words, brackets } = takeBrackets(text)
  if (isHeading(words.trim(), plain(words).trim())) return [{ kind: 'heading', line, text }]
  const tokens = tokenize(words)
  const isOpen = leavesAmountOpen(plain(text))
  const parts = partsOf({
    tokens,
    findFood: ingredientFinder(tokens, own),
    isOpen: isOpen || isCommaList(tokens),
  })
  if (parts.length === 0) return [{ kind: 'unknown', line, text, name: words.trim(), grams: null }]
  const ends = parts.map(({ next }) => tokens[next]?.start ?? words.length)
  const readings = parts.flatMap((part, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1
    const within = bracketsBetween(brackets, from, ends[index] ?? words.length)
    return readingsOf(part, { line, text, isOpen, brackets: within })
  })
  return parts.length < mostParts ? readings : [...readings, ...unread(words.slice(ends.at(-1)), line)]
}

/**
 * Returns whether commas separate the foods of a line: counts follow at least two commas (`2 ovos, 1 banana, 30 g de
 * cacau, canela`), or the line has no count (`azeitona, cheiro-verde`). In other lines a comma starts a note: `2
 * tomates, picados`.
 */
function isCommaList(tokens: readonly Token[]): boolean {
  const counts = tokens.filter(({ kind }) => kind === 'number').length
  const countsAfterCommas = tokens.filter(
    ({ kind }, at) => kind === 'number' && tokens[at - 1]?.plain === ',',
  ).length
  return countsAfterCommas >= 2 || counts === 0
}

/** Returns the foods of a line in order: two for `sal e pimenta a gosto`, two for `1 cebola e 2 tomates`. */
function partsOf(line: LineTokens): readonly LinePart[] {
  const parts: LinePart[] = []
  let at = 0
  while (at < line.tokens.length && parts.length < mostParts) {
    const part = readPart(line, at)
    if (!part) break
    parts.push(part)
    at = part.next
  }
  return parts
}

/**
 * Returns the amount of a line for a food that the person chose. Returns `null` if the line states no amount or its
 * measure has no known weight for this food; the person is then asked for grams.
 */
export function amountOfLine(text: string, food: Food): IngredientAmount | null {
  const { words, brackets } = takeBrackets(cleanLine(plainText(text)))
  const leading = readKitchenAmount(tokenize(words), 0)
  const amount = statedAmount(leading?.amount, bracketsBetween(brackets, 0, words.length), food)
  return (amount && weighIngredient(food, amount, food.name)) ?? null
}
