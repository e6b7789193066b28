import { hundredth } from '../figures/rounding.ts'
import type { Food } from '../foods/food.ts'
import { readElements } from './elements.ts'
import type { Element } from './elements.ts'
import { makeFindFood } from './food-finder.ts'
import { groupElements } from './grouping.ts'
import type { Grouped, SharedTotal, SpokenItem } from './grouping.ts'
import type { MealQuestion, MealReading, ReadItem } from './meal-reading.ts'
import { completePlate } from './plates.ts'
import { tokenize } from './tokens.ts'
import { weigh } from './weighing.ts'

export interface MealTextOptions {
  /** The user's own ladle of beans in grams, in place of the table's. */
  readonly ladleGrams?: number
}

/** Maximum grams of one item of food and of a drink; larger amounts are clamped and questioned. */
const mostGrams = 1500
const mostDrinkGrams = 3000
/** Maximum number of heavy pieces accepted without a question, even below the maximum weight. */
const mostPieces = 12
const heavyPieceGrams = 40

/**
 * Reads a meal described in Portuguese, typed or dictated, into foods of the table with grams.
 *
 * Pure: the same text gives the same reading. Accepts up to a few thousand characters. Never throws; unknown words are
 * returned in `unmatched`, and a text without a meal gives no items. A food without an amount gets its usual portion
 * with a wide range. An absurd amount is clamped (1 500 g an item, 3 000 g a drink), lowers the confidence and raises a
 * question; zero of a food raises a question and is left out. One weight for rice and beans together, or for a whole
 * plate, is split in proportion to usual portions and raises a question.
 */
export function readMeal(text: string, options: MealTextOptions = {}): MealReading {
  const tokens = tokenize(text)
  const elements = readElements(tokens, makeFindFood(tokens))
  const grouped = dropDoubtful(groupElements(elements, text), elements)
  const items: ReadItem[] = []
  const questions: MealQuestion[] = []
  const placeOf = new Map<SpokenItem, number>()
  for (const spoken of grouped.items) {
    if (spoken.amount && spoken.amount.quantity <= 0) {
      questions.push({ code: 'absurd_amount', text: `Você comeu mesmo ${quote(text, spoken)}?` })
      continue
    }
    placeOf.set(spoken, items.length)
    items.push(toItem(text, spoken, options))
    questions.push(...doubtsOf(text, spoken, items))
  }
  const shared = shareOut(grouped.items, placeOf, items)
  const plated = grouped.plates.flatMap((plate) => completePlate(plate, grouped, text, shared.items))
  return {
    items: [...shared.items, ...plated.flatMap((plate) => plate.items)],
    unmatched: grouped.unknown.map((span) => text.slice(span.start, span.end)),
    questions: [...questions, ...shared.questions, ...plated.map((plate) => plate.question)],
  }
}

/**
 * Drops doubtful foods: everyday words (`manga`, `língua`) and corrected spellings count only if the sentence is about
 * eating, and a sentence of mostly unknown words without such evidence has no meal.
 */
function dropDoubtful(grouped: Grouped, elements: readonly Element[]): Grouped {
  const isTold = elements.some(
    (element) => element.kind === 'eating' || element.kind === 'meal' || element.kind === 'plate',
  )
  const isMeasured = grouped.items.some(
    (item) => item.amount && (!item.amount.isImplicit || item.amount.measure),
  )
  const plainFoods = grouped.items.filter((item) => !item.match.isEveryday && item.match.typos === 0).length
  const everydayFoods = grouped.items.filter((item) => item.match.typos === 0).length
  const misspeltFoods = grouped.items.length - everydayFoods
  const unknownWords = elements.filter(
    (element) => element.kind === 'unknown' && !element.isRowlessFood,
  ).length
  if (!isTold && !isMeasured && unknownWords >= 2 && unknownWords >= grouped.items.length * 2)
    return { items: [], plates: [], unknown: withSpans(grouped.unknown, grouped.items) }
  const items = grouped.items.filter((item) => {
    const isPlain = !item.match.isEveryday && item.match.typos === 0
    return (
      isPlain ||
      isTold ||
      plainFoods > 0 ||
      (item.match.typos === 0 && everydayFoods > 1) ||
      misspeltFoods > Math.max(1, unknownWords) ||
      unknownWords === 0 ||
      (item.amount && (!item.amount.isImplicit || item.amount.measure))
    )
  })
  if (items.length === grouped.items.length) return grouped
  const kept = new Map(grouped.items.map((item, at) => [at, items.indexOf(item)]))
  const plates = grouped.plates.map((plate) => ({
    ...plate,
    items: plate.items.map((at) => kept.get(at) ?? -1).filter((at) => at >= 0),
  }))
  const dropped = grouped.items.filter((item) => !items.includes(item))
  return { items, plates, unknown: withSpans(grouped.unknown, dropped) }
}

/** Returns discarded foods as unknown words, in text order. */
function withSpans(unknown: Grouped['unknown'], dropped: readonly SpokenItem[]): Grouped['unknown'] {
  return [...unknown, ...dropped].sort((a, b) => a.start - b.start)
}

function toItem(text: string, spoken: SpokenItem, { ladleGrams }: MealTextOptions): ReadItem {
  const { match } = spoken
  const isSpooned = /^(?:colher|dose|sachê|grama)/u.test(spoken.amount?.measure?.name ?? '')
  const food = (isSpooned && match.named.spooned) || match.food
  const { certainty, ...weighing } = weigh(food, match.named, spoken.amount, spoken.size, ladleGrams)
  const identity =
    1 -
    match.typos * 0.15 -
    (match.cookingAgrees ? 0 : 0.1) -
    (match.isEveryday ? 0.05 : 0) -
    (spoken.alternatives ? 0.3 : 0)
  const item = {
    food,
    ...(match.flavors && { flavors: match.flavors }),
    ...weighing,
    confidence: hundredth(Math.max(0.1, identity) * certainty),
    text: quote(text, spoken),
  }
  const most = mostOf(item.food)
  if (item.grams <= most) return { ...item, grams: Math.max(item.grams, 0.01) }
  return {
    ...item,
    grams: most,
    quantity: hundredth((item.quantity * most) / item.grams),
    gramsLow: most / 2,
    gramsHigh: item.gramsHigh,
    confidence: 0.1,
  }
}

function mostOf(food: Food): number {
  return food.group === 'bebida' ? mostDrinkGrams : mostGrams
}

function doubtsOf(text: string, spoken: SpokenItem, items: readonly ReadItem[]): readonly MealQuestion[] {
  const at = items.length - 1
  const item = items[at]!
  const doubts: MealQuestion[] = []
  const pieces = spoken.amount?.measure?.grams === undefined ? (spoken.amount?.quantity ?? 1) : 1
  const isHeavyCount = pieces > mostPieces && item.grams / pieces >= heavyPieceGrams
  if (item.confidence <= 0.1 || isHeavyCount) {
    doubts.push({
      code: 'absurd_amount',
      text: `É isso mesmo: ${quote(text, spoken)}? Confira a quantidade.`,
      item: at,
    })
  }
  if (spoken.alternatives) {
    const suggestions = [item.food, ...spoken.alternatives.map((match) => match.food)]
    const names = suggestions.map((food) => food.name.toLowerCase()).join(' ou ')
    doubts.push({ code: 'ambiguous_food', text: `Qual dos dois foi: ${names}?`, item: at, suggestions })
  }
  return doubts
}

/** Splits a weight stated for several foods together in proportion to their usual portions. */
function shareOut(
  spokenItems: readonly SpokenItem[],
  placeOf: ReadonlyMap<SpokenItem, number>,
  items: readonly ReadItem[],
) {
  const groups = new Map<SharedTotal, number[]>()
  for (const spoken of spokenItems) {
    const place = placeOf.get(spoken)
    if (spoken.shared && !spoken.amount && place !== undefined)
      groups.set(spoken.shared, [...(groups.get(spoken.shared) ?? []), place])
  }
  const sharedItems = [...items]
  const questions: MealQuestion[] = []
  for (const [{ grams }, places] of groups) {
    const usual = places.reduce((sum, place) => sum + items[place]!.grams, 0)
    for (const place of places) {
      const item = items[place]!
      const share = Math.min(mostOf(item.food), Math.max(0.01, hundredth((item.grams / usual) * grams)))
      sharedItems[place] = {
        ...item,
        quantity: share,
        measure: 'grama',
        grams: share,
        gramsLow: hundredth(share * 0.6),
        gramsHigh: hundredth(share * 1.5),
      }
    }
    const names = places.map((place) => items[place]!.food.name.toLowerCase()).join(' e ')
    questions.push({
      code: 'shared_amount',
      text: `Dividi ${grams} g entre ${names}. Está certo?`,
      item: places[0]!,
    })
  }
  return { items: sharedItems, questions }
}

function quote(text: string, span: { readonly start: number; readonly end: number }): string {
  return text.slice(span.start, span.end).trim()
}
