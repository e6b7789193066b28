import { isMilk } from '../../foods/dishes/vary-dish.ts'
import type { FoodGroup } from '../../foods/food.ts'
import type { Element } from '../elements/elements.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Returns whether a drink before milk means the powder that is stirred in: `nescau com leite de aveia`. */
export function isPowderIn(
  { match, amount }: SpokenItem,
  { food }: FoodMatch,
  before: Element | undefined,
): boolean {
  return match.named.spooned !== undefined && !amount && isMilk(food) && isJoinedWith(before)
}

export function isLinked(before: Element | undefined): boolean {
  return isJoinedWith(before) || (before?.kind === 'join' && before.word === 'e')
}

export function isJoinedWith(before: Element | undefined): boolean {
  return before?.kind === 'join' && before.word === 'com'
}

/** Returns whether a vague amount of oil is already in a fried or sautéed food: `ovo frito com pouco óleo`. */
export function isOilOf({ match }: SpokenItem, { food }: FoodMatch): boolean {
  const isCookedInOil = /^(?:frito|refogado)$/u.test(match.food.preparation)
  return isCookedInOil && /^óleo /iu.test(food.name)
}

/**
 * Returns whether a fat is the one that eggs were cooked in, whose row has it: `ovos mexidos com manteiga`.
 * @param after words after the fat, which may state its amount
 */
export function isFatOfEggs({ match }: SpokenItem, { food }: FoodMatch, after: readonly Element[]): boolean {
  const isCooked = match.food.group === 'ovo' && / (?:na|frito)/u.test(match.food.name)
  return isCooked && /^(?:Man|Mar|Ól|Az)/u.test(food.name) && !after.some(isWeight)
}

function isWeight(element: Element): boolean {
  return element.kind === 'amount' && /^(?:colher|grama)/u.test(element.amount.measure?.name ?? '')
}

/** Groups of food that make an egg without a cooking method a fried egg. */
const eggFried: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'pao',
  'arroz',
  'carne',
  'frango',
  'feijao',
  'sanduiche',
  'embutido',
  'cereal',
])

export function asServedWith(
  match: FoodMatch,
  before: Element | undefined,
  last: SpokenItem | undefined,
): FoodMatch {
  const { frito } = match.named.cooked
  const isOnTop = isJoinedWith(before) && last !== undefined
  const { spooned } = match.named
  if (spooned && isOnTop && isMilk(last.match.food)) return { ...match, food: spooned }
  const isPotato = match.food.id === 'taco:91' && match.cooking === undefined
  if (isPotato && frito && isOnTop && last.match.food.group === 'sanduiche') return { ...match, food: frito }
  const isBareEgg = match.food.group === 'ovo' && match.cooking === undefined && match.words === 1
  return isOnTop && isBareEgg && frito && eggFried.has(last.match.food.group)
    ? { ...match, food: frito }
    : match
}
