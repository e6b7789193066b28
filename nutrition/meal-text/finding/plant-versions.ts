import type { AddedFood } from '../../foods/dishes/vary-dish.ts'
import { partsNamed } from '../../foods/dishes/vary-dish.ts'
import type { Dish, DishPart } from '../../foods/dishes/dish.ts'
import type { AllergenTag, Food, FoodGroup } from '../../foods/food.ts'
import { knownFood } from '../../foods/food-table.ts'
import { type FoodMatch, spanText } from '../matching/food-matching.ts'
import { foodsInstead } from '../matching/foods-instead.ts'
import { isOf, type Token } from '../words/tokens.ts'

/** Position of a food's name in the tokens, without the words that change the food; `next` is exclusive. */
export interface NameSpan {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly next: number
}

const meatTags: readonly AllergenTag[] = ['carne', 'peixe', 'crustaceos', 'moluscos']
const animalTags: readonly AllergenTag[] = ['origem_animal', ...meatTags]

/**
 * Groups of plants that replace meat as a filling. Potato, manioc and grain are not included, because they are also the
 * dough or mash around the meat: `coxinha de batata-doce`, `escondidinho de mandioca`.
 */
const plantGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['legumes', 'folhas', 'fruta', 'feijao'])

const soyBeans = 'pof:6303001:99'
const soyMeat = 'pof:6503605:99'

const vegan = /^(?:vegan[oa]?s?|vegetal)$/u
const vegetarian = /^vegetarian[oa]s?$/u

/** Returns whether a text starts with `vegano`, `vegetariano` or a similar word. */
export function saysPlantOnly(text: string): boolean {
  return /^\s*(?:vegan|vegetarian)/iu.test(text)
}

/**
 * Applies a plant version of a food that contains meat or fish: `feijoada vegana`, `strogonoff de palmito`. In a dish,
 * the named plant replaces the meat. Otherwise the words are kept as `unmet`, so that the person is asked.
 */
export function withPlant(
  name: NameSpan,
  match: FoodMatch,
  findPlain: (at: number) => FoodMatch | undefined,
): FoodMatch {
  const { tokens, at, next } = name
  const word = tokens[next]?.plain ?? ''
  const tags = vegan.test(word) ? animalTags : vegetarian.test(word) ? meatTags : undefined
  if (tags) {
    const end = Math.max(match.next, next + 1)
    if (!hasAny(match.food, tags)) return { ...match, next: end }
    const said = spanText(tokens, at, next + 1)
    return {
      ...match,
      next: end,
      unmet: { said, instead: foodsInstead(match.food, { without: tags, isPlantOnly: true }) },
    }
  }
  const isSauce = tokens[next - 1]?.key === 'molho'
  const named = isOf(tokens[next]) && !isSauce ? findPlain(next + 1) : undefined
  // Soy in place of meat is textured soy protein.
  const plant = named?.food.id === soyBeans ? { ...named, food: knownFood(soyMeat) } : named
  if (!plant || !isPlantIn(match, plant.food)) return match
  const { dish } = match.named
  if (!dish && plant.food.source === 'own') return match
  if (dish) return { ...withPlantInside(match, dish, plant.food), next: Math.max(match.next, plant.next) }
  const said = spanText(tokens, at, plant.next)
  return {
    ...match,
    next: Math.max(match.next, plant.next),
    flavors: [...new Set([...(match.flavors ?? []), plant.food])],
    unmet: { said, instead: foodsInstead(match.food, { without: meatTags, plant: plant.food }) },
  }
}

function hasAny(food: Food, tags: readonly AllergenTag[]): boolean {
  return tags.some((tag) => food.allergens.includes(tag))
}

/** Returns whether a plant is named as the filling of a food that contains meat but not that plant. */
function isPlantIn({ food, named, flavors = [] }: FoodMatch, plant: Food): boolean {
  if (!hasAny(food, meatTags) || hasAny(plant, animalTags)) return false
  if (!plantGroups.has(plant.group) || plant.group === food.group) return false
  if (flavors.some((one) => hasAny(one, meatTags))) return false
  return partsNamed(named.dish?.parts ?? [], plant).length === 0
}

/** Replaces the meat of a dish by the same grams of a plant. */
function withPlantInside(match: FoodMatch, { parts }: Dish, plant: Food): FoodMatch {
  const meats = parts.filter(({ food }: DishPart) => hasAny(food, meatTags))
  const grams = meats.reduce((sum, part) => sum + part.grams, 0)
  const { variation, flavors = [] } = match
  const others = variation?.added.filter(({ food }) => food.id !== plant.id && food.id !== soyBeans) ?? []
  const added: readonly AddedFood[] = [{ food: plant, factor: 1, grams }, ...others]
  const removed = [...(variation?.removed ?? []), ...meats.map(({ food }) => food)]
  return {
    ...match,
    flavors: [...new Set([...flavors, plant])],
    variation: { ...variation, added, removed },
  }
}
