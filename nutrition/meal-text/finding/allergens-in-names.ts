import type { AllergenTag, Food } from '../../foods/food.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'

/** Look-up keys of words that name a common allergen. */
const allergenWords = new Set(
  'nutella amendoim castanha noz avela pistache amendoa camarao siri caranguejo lagosta marisco lula polvo atum sardinha salmao bacalhau peixe leite ninho queijo requeijao catupiry cheddar iogurte soja tofu'.split(
    ' ',
  ),
)
const common: ReadonlySet<AllergenTag> = new Set<AllergenTag>([
  'leite',
  'gluten',
  'ovo',
  'amendoim',
  'castanhas',
  'peixe',
  'crustaceos',
  'moluscos',
  'soja',
])

/**
 * Adds the foods inside a name as flavors if they bring an allergen that the counted row lacks, so that an allergy to
 * them still causes a warning: `pastel de nutella`, which a pastel of cheese stands in for.
 */
export function withAllergensInName(
  { tokens, at, next }: { readonly tokens: readonly Token[]; readonly at: number; readonly next: number },
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  if (match.food.source === 'own') return match
  const hidden: Food[] = []
  for (let place = at + 1; place < next; place += 1) {
    if (tokens[place - 1]?.plain !== 'de' || !allergenWords.has(tokens[place]?.key ?? '')) continue
    const inside = findPlain(place)?.food
    if (inside && lacksAllergenOf(match.food, inside)) hidden.push(inside)
  }
  return hidden.length > 0 ? { ...match, flavors: [...(match.flavors ?? []), ...hidden] } : match
}

/** Returns whether a food has a common allergen that another one lacks. */
export function lacksAllergenOf({ allergens }: Pick<Food, 'allergens'>, inside: Food): boolean {
  return inside.allergens.some((tag) => common.has(tag) && !allergens.includes(tag))
}
