import { isCookingFat } from '../../foods/dishes/vary-dish.ts'
import type { Food, FoodGroup } from '../../foods/food.ts'
import type { FindFood, FoodMatch } from '../matching/food-matching.ts'
import { isFat } from '../matching/lean-cooking.ts'
import type { Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'
import type { NameSpan } from './plant-versions.ts'

/** Groups of foods on which butter or oil is spread and not cooked in. */
const spreadOn: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['pao', 'sanduiche', 'salgado', 'cereal'])

/**
 * Reads the fat that a food was cooked in, `no azeite` or `refogada com manteiga`. It replaces the fat of a row that is
 * fried or sautéed, so that it only has to cause warnings. Otherwise it is left to be counted beside the food.
 */
export function withSaidFat(name: NameSpan, match: FoodMatch, findPlain: FindFood): FoodMatch {
  const { tokens } = name
  const read = match.next - 2
  const inside = read > name.at && isIn(tokens[read]) ? fatAt(findPlain, read + 1) : undefined
  const { dish } = match.named
  if (inside) {
    if (dish || isMeasured(tokens, match.next)) return { ...match, next: read }
    if (hasCookingFat(match.food)) return withFlavor(match, inside)
    return /\b(?:azeite|manteiga)\b/iu.test(match.said) ? match : { ...match, next: read }
  }
  // `takeVariation` reads the fat after the name of a dish.
  if (dish) return match
  const isCooked = match.cooking !== undefined || /(?:refogad|frit|mexid)[oa]s?$/iu.test(match.said)
  // `groupElements` tells the fat of eggs, which may have its amount after it.
  const isCookedWith = tokens[match.next]?.plain === 'com' && isCooked && match.food.group !== 'ovo'
  if (!isIn(tokens[match.next]) && !isCookedWith) return match
  const fat = fatAt(findPlain, match.next + 1)
  if (!fat || !hasCookingFat(match.food) || isMeasured(tokens, fat.next)) return match
  return withFlavor(match, fat)
}

function isIn(token: Token | undefined): boolean {
  return /^(?:n[oa]|em)$/u.test(token?.plain ?? '')
}

function fatAt(findPlain: FindFood, at: number): FoodMatch | undefined {
  const fat = findPlain(at)
  return fat && isCookingFat(fat.food) ? fat : undefined
}

/** Groups whose rows of IBGE have the values of the boiled food in every preparation. */
const vegetables: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['folhas', 'legumes'])
/** Fat from which a vegetable was cooked in it, g per 100 g (own choice). */
const leastFatG = 1.5

/** Returns whether a row was made with fat. */
function hasCookingFat(food: Food): boolean {
  if (spreadOn.has(food.group)) return /^pipoca$/iu.test(food.name)
  if (vegetables.has(food.group) && food.per100g.fatG < leastFatG) return false
  return isFat(food) || food.group === 'farofa' || /na manteiga|ao alho e óleo/iu.test(food.name)
}

/** Returns whether the fat has its own amount: `2 ovos mexidos na manteiga 10 g`. */
function isMeasured(tokens: readonly Token[], at: number): boolean {
  const [number, unit] = [tokens[at], tokens[at + 1]]
  return number?.kind === 'number' && unit !== undefined && unitOf(unit) !== undefined
}

function withFlavor(match: FoodMatch, { food, next }: FoodMatch): FoodMatch {
  const isPlainOil = food.name === 'Óleo de soja'
  const flavors = isPlainOil ? match.flavors : [...(match.flavors ?? []), food]
  return { ...match, next: Math.max(match.next, next), ...(flavors && { flavors }) }
}
