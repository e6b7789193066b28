import type { FindFood } from '../matching/food-matching.ts'
import { lacksAllergenOf } from '../finding/allergens-in-names.ts'
import { isOf, type Token } from '../words/tokens.ts'
import type { Element } from './elements.ts'

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
 * Returns the index after the flavor that the carrier at a token names. Returns `undefined` for another word, and if the
 * flavor is an own food, because its allergens count.
 */
export function carriedTo(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (!carriers.has(tokens[at]?.key ?? '') || !isOf(tokens[at + 1])) return undefined
  const carried = findFood(at + 2)
  return carried?.food.source === 'own' ? undefined : carried?.next
}

/** Tokens that were read without an element; `next` is exclusive. */
interface Skipped {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly next: number
}

/**
 * Keeps a flavor in the skipped tokens that brings an allergen: as a flavor of the food right before it (`peixe com molho
 * de castanha`), otherwise as unknown words (`2 colheres de molho de iogurte`), so that an allergy still causes a warning.
 */
export function keepCarried(elements: Element[], { tokens, at, next }: Skipped, findFood: FindFood): void {
  const from = tokens.findIndex(
    (_, place) => place >= at && place < next && carriedTo(tokens, place, findFood),
  )
  const carried = from < 0 ? undefined : findFood(from + 2)?.food
  if (!carried || !lacksAllergenOf({ allergens: [] }, carried)) return
  const last = elements.at(-1)
  const isLinked = last?.kind === 'join' && last.word === 'com'
  const place = elements.length - (isLinked ? 2 : 1)
  const before = elements[place]
  if (before?.kind === 'food') {
    const { match } = before
    if (!lacksAllergenOf(match.food, carried)) return
    elements[place] = { ...before, match: { ...match, flavors: [...(match.flavors ?? []), carried] } }
    return
  }
  if (last?.kind === 'without' || last?.kind === 'negation') return
  const [first, end] = [tokens[from], tokens[next - 1]]
  if (first && end)
    elements.push({
      kind: 'unknown',
      word: first.plain,
      isRowlessFood: true,
      start: first.start,
      end: end.end,
    })
}
