import { fillingGramsOf } from '../../foods/dishes/filling-grams.ts'
import { sameFood } from '../../foods/dishes/vary-dish.ts'
import type { FoodGroup } from '../../foods/food.ts'
import { withFlavors } from '../grouping/ingredient-lists.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { hollowBread } from './hollowed-bread.ts'

const hotDog = /^cachorro-quente/iu
const sausage = /^salsicha/iu
/** Names of what street vendors put into a hot dog. */
const filling =
  /^(?:purê de batata|milho verde|ervilha|batata-palha|vinagrete|queijo ralado|maionese|ketchup|mostarda|molho de tomate|bacon|requeijão|queijo cheddar)/iu
/** Words of the place between a hot dog and its fillings, but of no other meal: `na porta da escola com purê`. */
const link =
  /^(?!.*(?:almo|jant|lanch|caf[eé]|ceia))\s*(?:(?:c\/?|com|de)?\s*\p{L}+\s*){0,5}[,:+(]?\s*(?:com|c\/|e|mais)?\s*$/isu
const firstFilling = /^\s*(?:,|com|c\/|,\s*com)\s*$/iu
const nextFilling = /^\s*(?:,|com|c\/|e|mais)?\s*(?:com|c\/)?\s*$/iu
/** Part of a serving that a filling weighs at most. */
const partOfServing = 0.4
/** Grams of a sausage in a hot dog. */
const sausageGrams = 40

/** Names of kinds of food, of which a sandwich has its usual one: `subway de frango com queijo`. */
const kindNames = /^(?:queijo|salada|alface|tomate|molho|maionese|cebola)$/iu
/** Names of the bread of a burger, which nobody eats beside it. */
const burgerBread = /^(?:p[ãa]o (?:de )?(?:brioche|hamb[uú]rguer|gergelim)|brioche)$/iu
const beforeBurgerBread = /^\s*(?:,|e|com|n[oa]|em)?\s*(?:o|um)?\s*$/iu
const saladGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['folhas', 'legumes'])

/**
 * Counts once what is named after a sandwich and already is in it, and the fillings of a hot dog as such. What does not
 * count stays as a flavor of the sandwich, so that an allergy to it still causes a warning.
 */
export function countSandwichFillings(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const sandwiches = items.map((item, at) =>
    item.amount ? placeOfOwnBread(items, at, text) : placeOfSandwich(items, at, text),
  )
  const counted = items.flatMap((item, at) => {
    if (sandwiches[at] !== -1) return []
    const inside = items.filter((_, place) => sandwiches[place] === at)
    return [inside.length === 0 ? item : withFlavors(item, inside)]
  })
  return countHotDogFillings(hollowBread(counted, text), text)
}

const beforeBread = /^\s*(?:\(|(?:com|em|no|de|feito com|feito em))?\s*$/iu
const afterBread = /^\s*(?:[,;+(]|e|com|c\/|mais)?\s*$/iu
const betweenFillings = /^\s*(?:,|e|com|c\/|mais)?\s*$/iu

/** Returns the place of the sandwich whose own slices of bread are named after it: `misto quente com 2 fatias de pão`; -1 for other bread. */
function placeOfOwnBread(items: readonly SpokenItem[], at: number, text: string): number {
  const { amount, match } = items[at] ?? {}
  const isSliced = amount?.measure?.name === 'fatia' && amount.quantity <= 2 && match?.food.group === 'pao'
  if (!isSliced || !beforeBread.test(text.slice(items[at - 1]?.end, items[at]?.start))) return -1
  const next = items[at + 1]
  // All foods of a list count: `2 fatias de pão e 1 de queijo`.
  if (next && afterBread.test(text.slice(items[at]?.end, next.start))) return -1
  let first = at - 1
  while (items[first] && items[first]?.match.food.group !== 'sanduiche') {
    if (
      items[first]?.amount ||
      !betweenFillings.test(text.slice(items[first - 1]?.end ?? 0, items[first]?.start))
    )
      return -1
    first -= 1
  }
  return first
}

/** Returns the place of the sandwich that already has a food; -1 if none does. */
function placeOfSandwich(items: readonly SpokenItem[], at: number, text: string): number {
  const item = items[at]
  const burger = items[at - 1]
  if (item && burger?.match.named.dish && burgerBread.test(item.match.said)) {
    const isInside = burger.match.food.group === 'sanduiche'
    return isInside && beforeBurgerBread.test(text.slice(burger.end, item.start)) ? at - 1 : -1
  }
  if (!item || !kindNames.test(item.match.said)) return -1
  let first = at - 1
  while (isNextFilling(items, first + 1, text) && items[first]?.match.food.group !== 'sanduiche') first -= 1
  const [sandwich, next] = [items[first], items[first + 1]]
  if (!sandwich || !next || sandwich.match.food.group !== 'sanduiche') return -1
  if (!firstFilling.test(text.slice(sandwich.end, next.start))) return -1
  const { group } = item.match.food
  const isInside = sandwich.match.named.dish?.parts.some(
    ({ food }) => food.group === group || (saladGroups.has(group) && saladGroups.has(food.group)),
  )
  return isInside ? first : -1
}

function isNextFilling(items: readonly SpokenItem[], at: number, text: string): boolean {
  const [before, item] = [items[at - 1], items[at]]
  return before !== undefined && item !== undefined && nextFilling.test(text.slice(before.end, item.start))
}

/**
 * Counts what is named after a hot dog as its filling: the second sausage of `hot dog com 2 salsichas, purê e milho`, and
 * the mash in a spoonful and not in a serving.
 */
function countHotDogFillings(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const dogAt = items.findIndex(({ match }) => hotDog.test(match.food.name))
  const dog = items[dogAt]
  if (!dog) return items
  let end = dogAt + 1
  while (isFilling(items, end, text)) end += 1
  const count = dog.amount?.quantity ?? 1
  const inside = items.slice(dogAt + 1, end).flatMap((item) => {
    if (dog.match.named.dish?.parts.some(({ food }) => sameFood(food, item.match.food)) && !isSausage(item))
      return []
    if (!isSausage(item)) return [asFilling(item, count)]
    const isEach = /^\s*(?:em\s+)?cada\b/iu.test(text.slice(item.end))
    const said = (item.amount?.quantity ?? 1) * (isEach ? count : 1)
    const more = said - sausagesIn(dog) * (isEach ? count : 1)
    return more > 0 && item.amount
      ? [{ ...item, amount: { ...item.amount, quantity: more, low: more, high: more } }]
      : []
  })
  return [...items.slice(0, dogAt + 1), ...inside, ...items.slice(end)]
}

function isFilling(items: readonly SpokenItem[], at: number, text: string): boolean {
  const [before, item] = [items[at - 1], items[at]]
  if (!before || !item) return false
  const between = text.slice(before.end, item.start)
  // `1 cachorro-quente e 1 salsicha` are two foods.
  const isBeside = hotDog.test(before.match.food.name) && /^\s*(?:e|mais)\s*$/iu.test(between)
  if (isBeside || !link.test(between)) return false
  const { food } = item.match
  if (isSausage(item)) return item.amount !== undefined && item.amount.measure?.name !== 'grama'
  return filling.test(food.name) && !item.amount
}

function isSausage({ match }: SpokenItem): boolean {
  return sausage.test(match.food.name)
}

function asFilling(item: SpokenItem, dogs: number): SpokenItem {
  const { food } = item.match
  const grams = Math.min(fillingGramsOf(food), partOfServing * food.defaultGrams)
  return { ...item, times: ((item.times ?? 1) * grams * dogs) / food.defaultGrams }
}

/** Returns the number of sausages that a hot dog has without further words. */
function sausagesIn({ match }: SpokenItem): number {
  const grams = match.named.dish?.parts.find(({ food }) => sausage.test(food.name))?.grams ?? sausageGrams
  return Math.max(1, Math.round(grams / sausageGrams))
}
