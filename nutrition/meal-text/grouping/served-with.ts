import { isMilk } from '../../foods/dishes/vary-dish.ts'
import type { FoodGroup } from '../../foods/food.ts'
import type { Element } from '../elements/elements.ts'
import { isLeading, isOfUnknown } from '../elements/leading-amounts.ts'
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

/** Names of fats in which eggs are cooked; not `Mandioca` or `Azeitona`. */
const cookingFat = /^(?:Manteiga|Margarina|Óleo|Azeite)(?: |$)/u

/**
 * Returns whether a fat without an amount is the one that eggs were cooked in, whose row has it: `ovos mexidos com
 * manteiga`. An amount right after it is its own, unless it leads to the next food.
 */
export function isFatOfEggs(
  { match }: SpokenItem,
  elements: readonly Element[],
  at: number,
  text: string,
): boolean {
  const fat = elements[at]
  const isCooked = match.food.group === 'ovo' && / (?:na|frito)/u.test(match.food.name)
  if (!isCooked || fat?.kind !== 'food' || !cookingFat.test(fat.match.food.name)) return false
  const after = elements[at + 1]
  const next = after?.kind === 'break' && after.strength !== 'stop' ? at + 2 : at + 1
  return !isMeasured(elements[next]) || isLeading(elements, next, text) || isOfUnknown(elements, next, text)
}

/** Returns whether an amount is not a count, which is of the eggs: `ovo frito com manteiga 2 unidades`. */
function isMeasured(element: Element | undefined): boolean {
  const measure = element?.kind === 'amount' ? element.amount.measure?.name : undefined
  return measure !== undefined && measure !== 'unidade'
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
