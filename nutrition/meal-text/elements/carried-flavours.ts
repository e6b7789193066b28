import type { Food } from '../../foods/food.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { isEatenInSauce } from '../matching/sauce-contents.ts'
import { lacksAllergenOf } from '../finding/allergens-in-names.ts'
import { isOf, type Token } from '../words/tokens.ts'

/** Words with which `de` names a flavor of the food before them: `ao molho de maracujá`, `cobertura de chocolate`. */
const carriers = new Set([
  'molho',
  'calda',
  'cobertura',
  'recheio',
  'sabor',
  'gosto',
  'cheiro',
  'aroma',
  'borda',
  'crosta',
  'espuma',
  'agua',
  'vinagre',
  'tempero',
  'essencia',
])

/**
 * Returns the index after the flavor that the carrier at a token names. Returns `undefined` for another word, for meat in
 * a sauce, which is eaten, and if the flavor is an own food, because its allergens count.
 */
export function carriedTo(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (!carriers.has(tokens[at]?.key ?? '') || !isOf(tokens[at + 1])) return undefined
  const carried = findFood(at + 2)
  const isServed = tokens[at]?.key === 'molho' && /^(?:com|ao|no|num)$/u.test(tokens[at - 1]?.plain ?? '')
  if (carried && isServed && isEatenInSauce(carried)) return undefined
  return carried?.food.source === 'own' ? undefined : carried?.next
}

/** Allergen-bearing food that a carrier names, with the character range of both. */
export interface Carried {
  readonly food: Food
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Returns the flavor with an allergen that the tokens from `at` up to, but not including, `next` name. */
export function carriedIn(
  tokens: readonly Token[],
  { at, next }: { readonly at: number; readonly next: number },
  findFood: FindFood,
): Carried | undefined {
  const from = tokens.findIndex(
    (_, place) => place >= at && place < next && carriedTo(tokens, place, findFood),
  )
  const food = from < 0 ? undefined : findFood(from + 2)?.food
  const [first, last] = [tokens[from], tokens[next - 1]]
  if (!food || !first || !last || !lacksAllergenOf({ allergens: [] }, food)) return undefined
  return { food, word: first.plain, start: first.start, end: last.end }
}
