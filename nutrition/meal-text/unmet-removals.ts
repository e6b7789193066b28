import type { AllergenTag } from '../foods/food.ts'
import { type FoodMatch, spanText } from './food-matching.ts'
import { foodsInstead } from './foods-instead.ts'
import { holds } from './own-ingredients.ts'
import type { NameSpan } from './plant-versions.ts'

/** Tags of ingredients that a person names when leaving them out; the other tags describe how a body bears a food. */
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
/** Substances that are no food but are left out by name. */
const substances: ReadonlyMap<string, AllergenTag> = new Map([
  ['lactose', 'lactose'],
  ['gluten', 'gluten'],
])
/** Energy of 100 g from which a missing ingredient changes the energy of a dish: coconut milk, but not onion. */
const richKcal = 100

/**
 * Keeps `sem …` as unmet words if the food contains what follows and has no part to take out: `moqueca sem camarão`,
 * `moqueca sem leite de coco`, `bolo sem glúten`.
 */
export function withoutUnmet(
  { tokens, at }: NameSpan,
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  if (match.unmet || tokens[match.next]?.plain !== 'sem') return match
  const removed = match.next + 1
  const substance = substances.get(tokens[removed]?.plain ?? '')
  const found = substance ? undefined : findPlain(removed)
  // Sweets are toppings beside the food: `chocolate sem chantilly`.
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
