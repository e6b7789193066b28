import { normalizeText } from '../foods/normalize-text.ts'
import type { WeighedFood } from '../foods/composition.ts'

/**
 * Name prefixes of vegetables that may occur only once on a plate. At most 28, because each has a bit in an integer
 * (`plate-sense.ts`).
 */
export const plateVegetables: readonly string[] = [
  'abobora',
  'abobrinha',
  'acelga',
  'agriao',
  'alface',
  'berinjela',
  'beterraba',
  'brocolis',
  'cenoura',
  'chuchu',
  'cogumelo',
  'couve flor',
  'couve',
  'espinafre',
  'ervilha',
  'jilo',
  'maxixe',
  'milho',
  'palmito',
  'pepino',
  'pimentao',
  'quiabo',
  'rabanete',
  'repolho',
  'rucula',
  'taioba',
  'tomate',
  'vagem',
]

/**
 * Minimum grams per portion of a visible vegetable (own choice). Less counts as seasoning, such as tomato in a sauce
 * base.
 */
const leastGrams = 25

/** Returns the vegetables of `plateVegetables` with at least `leastGrams` per portion. */
export function vegetablesOf(weighed: readonly WeighedFood[], portions: number): string[] {
  const gramsOf = new Map<string, number>()
  for (const { food, grams } of weighed) {
    const name = normalizeText(food.name)
    const vegetable = plateVegetables.find((one) => name === one || name.startsWith(`${one} `))
    if (vegetable) gramsOf.set(vegetable, (gramsOf.get(vegetable) ?? 0) + grams / portions)
  }
  return [...gramsOf].filter(([, grams]) => grams >= leastGrams).map(([vegetable]) => vegetable)
}
