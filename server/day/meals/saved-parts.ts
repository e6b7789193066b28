import { hundredth } from '#nutrition/shared/figures/rounding.ts'
import type { OwnFood } from '#nutrition/foods/own/own-food.ts'
import type { ReadItem } from '#nutrition/meal-text/reading/meal-reading.ts'
import { timesOfSaved } from '#nutrition/meal-text/finding/saved-names.ts'
import type { SavedMealRow } from '../saved-names/queries.ts'
import type { SavedPart } from '../saved-names/table.ts'
import { ownFoodsIn, ownKeyOf, partsAgain } from './rules.ts'
import type { PlatePart } from './table.ts'

/** Grams of one food in a meal, as `plateChoice` of the contract allows. */
const mostGrams = 3000
/** Confidence of an amount that the text parser clamped, and of every other amount. */
const confidences = { clamped: 0.1, said: 1 } as const

/** Returns the foods in the form in which a saved meal stores them. */
export function savedPartsOf(parts: readonly PlatePart[]): SavedPart[] {
  return parts.map(({ foodId, own, grams, quantity, measure, flavorIds, parts: inner }) => ({
    foodId,
    ...(own && { own }),
    grams,
    quantity,
    measure,
    ...(flavorIds && { flavorIds }),
    ...(inner && { parts: inner }),
  }))
}

/** Returns the foods of a saved meal as they are now: own foods in their current revision, deleted ones as stored. */
export function partsOfSaved(
  { parts }: Pick<SavedMealRow, 'parts'>,
  ownFoods: readonly OwnFood[],
): PlatePart[] {
  const stored = parts.map((part) => ({
    ...part,
    gramsLow: part.grams,
    gramsHigh: part.grams,
    confidence: confidences.said,
  }))
  return partsAgain(stored, ownFoods)
}

/**
 * Returns the foods of a saved meal, multiplied by the number of meals that a sentence states, each with the saved
 * meal's name.
 */
export function partsOfSaidMeal(
  saved: SavedMealRow,
  item: Pick<ReadItem, 'quantity' | 'measure' | 'grams' | 'confidence'>,
  ownFoods: readonly OwnFood[],
): PlatePart[] {
  const times = timesOfSaved(
    item,
    saved.parts.reduce((sum, part) => sum + part.grams, 0),
  )
  const isClamped = item.confidence <= confidences.clamped
  return partsOfSaved(saved, ownFoods).map((part) => {
    const factor = Math.min(times, mostGrams / part.grams)
    const grams = hundredth(Math.max(0.01, part.grams * factor))
    return {
      ...part,
      grams,
      gramsLow: grams,
      gramsHigh: grams,
      quantity: hundredth(Math.max(0.01, part.quantity * factor)),
      confidence: isClamped ? confidences.clamped : confidences.said,
      ...(part.parts && {
        parts: part.parts.map((inner) => ({
          ...inner,
          grams: hundredth(Math.max(0.01, inner.grams * factor)),
        })),
      }),
      savedMeal: saved.name,
    }
  })
}

/**
 * Lists the names of own foods in a saved meal that the account has deleted since; the foods count with the values
 * stored in the meal.
 */
export function deletedFoodsOf(
  { parts }: { readonly parts: readonly SavedPart[] },
  ownFoods: readonly OwnFood[],
): string[] {
  const current = new Set(ownFoods.map(({ id }) => ownKeyOf(id)))
  const own = ownFoodsIn(parts).filter(({ id }) => !current.has(ownKeyOf(id)))
  return [...new Set(own.map(({ name }) => name))]
}
