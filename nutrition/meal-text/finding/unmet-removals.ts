import type { AllergenTag } from '../../foods/food.ts'
import { type FoodMatch, spanText } from '../matching/food-matching.ts'
import { foodsInstead } from '../matching/foods-instead.ts'
import { holds, holdsBase } from '../matching/own-ingredients.ts'
import type { NameSpan } from './plant-versions.ts'

/**
 * Tags of ingredients that people name when they leave them out. The other tags describe how the body tolerates a food.
 */
const removable: ReadonlySet<AllergenTag> = new Set<AllergenTag>([
  'leite',
  'ovo',
  'amendoim',
  'castanhas',
  'peixe',
  'crustaceos',
  'moluscos',
  'carne',
])
/** Returns the tag of a substance that is no food but is left out by name. */
function substanceOf(word = ''): AllergenTag | undefined {
  return word === 'gluten' || word === 'lactose' ? word : undefined
}

/**
 * Keeps `zero glúten` and `zero açúcar` as `unmet` if the food contains it: `pão zero glúten`. `zero` or `diet` alone
 * means sugar: `chocolate zero`. The `zero` may be the end of the food's name: `iogurte zero açúcar`.
 * Returns `undefined` if there are no such words.
 */
function withoutZero({ tokens, at, next }: NameSpan, match: FoodMatch): FoodMatch | undefined {
  const zero = tokens[next - 1]?.plain === 'zero' ? next - 1 : next
  const word = tokens[zero]?.plain ?? ''
  const named = word === 'zero' ? (tokens[zero + 1]?.plain ?? '') : ''
  const isGluten = named === 'gluten'
  const isNamed = isGluten || named === 'acucar'
  if (!isNamed && (zero < next || !/^(?:zero|diet)$/u.test(word))) return undefined
  const isSugarFree = zero < next
  const isHeld = isGluten
    ? match.food.allergens.includes('gluten')
    : !isSugarFree && holdsBase(match.food, 'base:acucar')
  const end = isNamed ? zero + 2 : zero + 1
  if (!isHeld) return isNamed ? { ...match, next: end } : undefined
  const instead = isGluten ? foodsInstead(match.food, { without: ['gluten'] }) : []
  return { ...match, next: end, unmet: { said: spanText(tokens, at, end), instead } }
}

/**
 * From this energy on (kcal per 100 g), a missing ingredient changes the energy of a dish: coconut milk does, onion
 * does not.
 */
const richKcal = 100

/**
 * Keeps `sem …` as `unmet` if the food contains the ingredient but the ingredient is no part that can be removed:
 * `moqueca sem camarão`, `moqueca sem leite de coco`, `bolo sem glúten`.
 */
export function withoutUnmet(
  { tokens, at }: NameSpan,
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  if (match.unmet) return match
  const zero = withoutZero({ tokens, at, next: match.next }, match)
  if (zero || tokens[match.next]?.plain !== 'sem') return zero ?? match
  const removed = match.next + 1
  const substance = substanceOf(tokens[removed]?.plain)
  const found = substance ? undefined : findPlain(removed)
  // A sweet after `sem` is a topping and not an ingredient: `chocolate sem chantilly`.
  const ingredient = found && found.food.group !== 'doce' ? found.food.allergens : []
  const tags = substance ? [substance] : ingredient.filter((tag) => removable.has(tag))
  const held = tags.filter((tag) => match.food.allergens.includes(tag))
  const isRich = found !== undefined && found.food.per100g.kcal >= richKcal
  const isInside = isRich && !match.named.dish && holds(match.food, found.food)
  if (held.length === 0 && !isInside) return match
  const said = spanText(tokens, at, found?.next ?? removed + 1)
  return {
    ...match,
    unmet: {
      said,
      instead:
        held.length === 0
          ? []
          : foodsInstead(match.food, { without: held, isPlantOnly: held.includes('carne') }),
    },
  }
}
