import type { MealQuestion, ReadItem } from '../reading/meal-reading.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** More pieces of at least `heavyPieceGrams` than this raise a question, even below the maximum weight. */
const mostPieces = 12
const heavyPieceGrams = 40

/** Returns the questions about an item. `place` is the item's index in the reading. */
export function doubtsOf(
  text: string,
  spoken: SpokenItem,
  item: ReadItem,
  place: number,
): readonly MealQuestion[] {
  const doubts: MealQuestion[] = []
  const pieces = spoken.amount?.measure?.grams === undefined ? (spoken.amount?.quantity ?? 1) : 1
  const isHeavyCount = pieces > mostPieces && item.grams / pieces >= heavyPieceGrams
  if (item.confidence <= 0.1 || isHeavyCount) {
    doubts.push({
      code: 'absurd_amount',
      text: `É isso mesmo: ${quote(text, spoken)}? Confira a quantidade.`,
      item: place,
    })
  }
  if (spoken.amount?.isGuessedWeight || spoken.weighedAs !== undefined)
    doubts.push({
      code: 'guessed_weight',
      text: `Contei ${[`${Math.round(item.grams)} g de ${item.food.name.toLowerCase()}`, spoken.weighedAs].filter(Boolean).join(', ')}. Confere?`,
      item: place,
    })
  const { unmet, named, said } = spoken.match
  if (unmet || named.standsIn === 'far') {
    doubts.push({
      code: 'stand_in',
      text: `Não tenho “${unmet?.said ?? said}”: contei como ${item.food.name.toLowerCase()}. Confere?`,
      item: place,
      ...(unmet && unmet.instead.length > 0 && { suggestions: unmet.instead }),
    })
  }
  const others = spoken.alternatives?.map((match) => match.food) ?? spoken.match.named.others
  if (others) {
    const suggestions = [item.food, ...others]
    const names = suggestions.map((food) => food.name.toLowerCase()).join(' ou ')
    doubts.push({ code: 'ambiguous_food', text: `Qual dos dois foi: ${names}?`, item: place, suggestions })
  }
  return doubts
}

/** Returns the words of a span. */
export function quote(text: string, span: { readonly start: number; readonly end: number }): string {
  return text.slice(span.start, span.end).trim()
}
