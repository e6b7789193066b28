import type { Food } from '../../foods/food.ts'
import { type DishVariation, isMilk, sameFood } from '../../foods/dishes/vary-dish.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import { stateAmount } from './item-amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { wordKey } from '../words/words.ts'

/** A dish that people name and then list with what they made it of. */
interface ListedDish {
  /** Names of the dish, as look-up keys. */
  readonly name: RegExp
  /** Whether a food is the base of the dish, without which a list of ingredients is not complete. */
  readonly isBase: (food: Food) => boolean
  /** True if the name alone says so little of the dish that a list with its base replaces it even without amounts. */
  readonly isVague?: true
  /** True if a list in brackets tells what is in the dish, whose usual recipe is known. */
  readonly isCooked?: true
  /** True if the base after `com` is always what is in the dish, and never served beside it. */
  readonly isMixed?: true
}

const isNamed = (pattern: RegExp) => (food: Food) => pattern.test(normalizeText(food.name))
const isOf = (group: Food['group']) => (food: Food) => food.group === group
const isBread = (food: Food) => food.group === 'pao' && !isNamed(/^pao de queijo/u)(food)
const isDairy = isNamed(/^(?:leite|iogurte|bebida|whey|kefir|coalhada)/u)
const isBatter = (food: Food) =>
  isNamed(/^(?:farinha|aveia|goma)/u)(food) || (food.group === 'ovo' && food.preparation !== 'frito')
const isInSoup = ({ group }: Food) => /^(?:legumes|tuberculo|feijao|carne|frango)$/u.test(group)

const qualities =
  '(?: (?:natural|quente|frio|simples|caseir[oa]|fit|proteic[oa]|american[oa]|verde|tropical|pronto))*'
const listed = (
  words: string,
  isBase: ListedDish['isBase'],
  kind?: 'isVague' | 'isCooked' | 'isMixed',
): ListedDish => ({
  name: new RegExp(`^(?:${words})${qualities}$`, 'u'),
  isBase,
  ...(kind && { [kind]: true }),
})

const listedDishes: readonly ListedDish[] = [
  listed('sanduiche|sanduba|lanche|misto|queijo quente|bauru|beirute|torrada|toast|wrap', isBread, 'isVague'),
  listed('hamburguer|hamburger|burger', isOf('carne'), 'isVague'),
  listed('panqueca|panquequinha|crepe|waffle', isBatter, 'isVague'),
  listed('vitamina|shake|smoothie|batida|milk-?shake', isDairy, 'isVague'),
  listed('macarronada|lasanha|yakisoba', isOf('massa'), 'isCooked'),
  listed('risoto|galinhada|poke|arroz carreteiro|carreteiro|baiao|baiao de dois', isOf('arroz'), 'isCooked'),
  listed('mingau|overnight|overnight oat|porridge', isNamed(/^(?:aveia|fuba|amido|farinha)/u)),
  listed('tapioca|crepioca|beiju', isNamed(/^goma/u)),
  listed('omelete|mexido|ovo mexido', isNamed(/^(?:ovo|clara)/u)),
  listed('escondidinho|pure', isOf('tuberculo'), 'isCooked'),
  listed('feijoada|tutu', isOf('feijao'), 'isCooked'),
  listed('sopa|caldo|canja|caldinho', isInSoup, 'isCooked'),
  listed('salada de fruta', isOf('fruta'), 'isMixed'),
  listed('romeu e julieta', isNamed(/^goiabada/u)),
  listed('cuscuz', isNamed(/^(?:cuscuz|floc)/u)),
  listed('suco', isOf('fruta'), 'isCooked'),
  listed('estrogonofe|strogonoff', (food) => isOf('carne')(food) || isOf('frango')(food), 'isCooked'),
]

/** Groups of food that are served beside a cooked dish, unless they are its base. */
const sides: ReadonlySet<Food['group']> = new Set<Food['group']>(
  'arroz farofa folhas pao bebida doce fruta ovo massa'.split(' ') as Food['group'][],
)

/** Words between a dish and the list of what it is made of. */
const opening =
  /^\s*(?:\(|[:=]|,?\s*(?:(?:em casa|mesmo|aqui|hoje|caseir[oa])\s+)*(?:feit[oa]s?|preparad[oa]s?|montad[oa]s?)?\s*(?:com|c\/|de|d[oa])\s)\s*(?:(?:feit[oa]s?|com|c\/|de)\s+)*$/iu
/** Words between two foods of a list. */
const between = /^\s*(?:[,;+/]\s*)?(?:e|mais|com|c\/|n[oa])?\s*(?:um pouco|um fio)?\s*(?:de|do|da)?\s*$/iu

/**
 * Counts a dish that is named together with its ingredients only once. A list with the base of the dish replaces it if
 * it states amounts or the name alone says little (`sanduíche com 2 fatias de pão, queijo e presunto`). Otherwise
 * foods in brackets are what the dish consists of, and stay as its flavors for allergy warnings (`feijoada (linguiça e
 * costela)`). A food in brackets after its bare kind replaces it: `carne (patinho moído)`.
 */
export function countDishesOnce(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const counted: SpokenItem[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (!item) break
    const list = listAfter(items, at, text)
    const once = withList(item, list, text)
    counted.push(...(once ?? [item]))
    if (once) at += list.length
  }
  return counted
}

/** Returns what counts of a dish and the foods listed after it; `undefined` if all of them count. */
function withList(
  item: SpokenItem,
  list: readonly SpokenItem[],
  text: string,
): readonly SpokenItem[] | undefined {
  const [first] = list
  if (!first) return undefined
  const isBracket = wordsBetween(item, first, text).includes('(')
  if (isBracket && list.length === 1 && isMinced(item, first)) return [withFlavors(item, [first])]
  if (isBracket && list.length === 1 && isSameKind(item, first)) return [withAmountOf(first, item)]
  const own = list.filter(
    (one, at) => (at === 0 && isMilkOf(item, one)) || (isBracket && isInName(item, one)),
  )
  if (own.length > 0) return [withFlavors(item, own), ...list.filter((one) => !own.includes(one))]
  const stated = list.filter(statesAmount)
  const isTold = isBracket ? stated.length > 0 : stated.length > 1
  const dish = listedDishOf(item) ?? (isTold ? dishOfFilling(item, list) : undefined)
  if (!dish) return undefined
  if (isComplete(dish, item, { list, stated, isBracket })) {
    const counted = list.map((one) => timesDish(one, item, stated.length === 0))
    // Such a list seldom tells what is cooked in, such as the butter of a risotto.
    return dish.isCooked ? counted.map((one, at) => (at === 0 ? withFlavors(one, [item]) : one)) : counted
  }
  if (stated.length > 0 || list.some(({ match }) => match.food.source === 'own')) return undefined
  const isSides = !isBracket || /\(\s*(?:com|c\/|\+)/iu.test(wordsBetween(item, first, text))
  const isInside = ({ match: { food } }: SpokenItem) =>
    dish.isBase(food)
      ? !isSides || dish.isMixed === true || item.match.food.group === 'sanduiche'
      : !isSides && dish.isCooked === true && !sides.has(food.group)
  const inside = list.filter(isInside)
  return inside.length === 0
    ? undefined
    : [withFlavors(item, inside), ...list.filter((one) => !isInside(one))]
}

/** Returns whether a list tells all of a dish: it has the base, in brackets or with amounts, or is the bread of a sandwich. */
function isComplete(
  dish: ListedDish,
  { amount }: SpokenItem,
  {
    list,
    stated,
    isBracket,
  }: {
    readonly list: readonly SpokenItem[]
    readonly stated: readonly SpokenItem[]
    readonly isBracket: boolean
  },
): boolean {
  const isBaseItem = ({ match }: SpokenItem) => dish.isBase(match.food) && !match.cooking
  const [first] = list
  const isMeasured = amount?.measure !== undefined || amount?.portions !== undefined
  const isVague = dish.isVague === true && !isMeasured
  const hasFilling = list.some(({ match: { food } }) => food.group !== 'bebida' && !isBread(food))
  if (dish.isBase === isBread && !hasFilling) return false
  // One fruit is on a fruit salad, and one piece of meat or one vegetable does not tell a soup.
  if (dish.isMixed && list.filter(isBaseItem).length < 2) return false
  // `sanduíche de 2 fatias de mortadela no pão caseiro`
  if (dish.isBase === isBread && isVague && stated.length > 0 && list.at(-1) === list.find(isBaseItem))
    return true
  const isTold = stated.length > (dish.isBase === isInSoup ? 1 : 0)
  if (isBracket || stated.length > 1) return list.some(isBaseItem) && (isTold || isVague)
  if (!first || !isBaseItem(first)) return false
  return isVague ? first.match.food.group === 'pao' : stated.includes(first)
}

export function withFlavors(item: SpokenItem, inside: readonly SpokenItem[]): SpokenItem {
  const flavors = inside.flatMap(({ match }) => [match.food, ...(match.flavors ?? [])])
  return { ...item, match: { ...item.match, flavors: [...(item.match.flavors ?? []), ...flavors] } }
}

/** Returns whether a food is the milk that a `vitamina` always contains: `vitamina de banana, leite e aveia`. */
function isMilkOf({ match }: SpokenItem, milk: SpokenItem): boolean {
  return !match.variation && isMilk(milk.match.food) && normalizeText(match.said).startsWith('vitamina de ')
}

/** Returns whether foods include the base of a dish that people list the ingredients of. */
export function hasBase(match: FoodMatch, ingredients: readonly Food[]): boolean {
  const dish = listedDishOf({ match })
  return dish !== undefined && ingredients.some((food) => dish.isBase(food))
}

/** Returns the dish of an item whose ingredients people list; `undefined` for any other food. */
export function listedDishOf({ match }: Pick<SpokenItem, 'match'>): ListedDish | undefined {
  if ((match.variation && !isBreadOnly(match.variation)) || match.food.source === 'own') return undefined
  const said = match.said.split(' ').map(wordKey).join(' ')
  return listedDishes.find(({ name }) => name.test(said))
}

/** Returns whether a food without an amount is already in the name of a dish: the banana in `vitamina de banana (banana, leite)`. */
function isInName({ match }: SpokenItem, one: SpokenItem): boolean {
  const [, filling = ''] = match.said.split(/ d[eo] (.*)/u)
  const words = filling.split(' ').map(wordKey)
  return !statesAmount(one) && one.match.said.split(' ').every((word) => words.includes(wordKey(word)))
}

/** Returns the dish of an item that is named with its filling, if the list names this too: `sanduíche de frango (2 fatias de pão, 100 g de frango)`. */
function dishOfFilling({ match }: SpokenItem, list: readonly SpokenItem[]): ListedDish | undefined {
  const { added = [], removed = [] } = match.variation ?? {}
  const [head = '', filling = ''] = match.said.split(/ de (.*)/u)
  const named = list.flatMap((one) => one.match.said.split(' ').map(wordKey))
  const isFillingNamed = filling
    .split(' ')
    .every((word) => /^(?:|e|com|de)$/u.test(word) || named.includes(wordKey(word)))
  const isAddedNamed = added.every(({ food }) => list.some((one) => sameFood(one.match.food, food)))
  if (match.food.source === 'own' || removed.length > 0 || !isFillingNamed || !isAddedNamed) return undefined
  return listedDishes.find(({ name }) => name.test(head.split(' ').map(wordKey).join(' ')))
}

/** Returns whether a sandwich is only named with its bread: `misto quente no pão integral`. */
function isBreadOnly({ added, removed, count }: DishVariation): boolean {
  return removed.length === 0 && count === undefined && added.every(({ food }) => food.group === 'pao')
}

/** Returns the foods right after an item that tell what it is made of; empty if none do. */
function listAfter(items: readonly SpokenItem[], at: number, text: string): readonly SpokenItem[] {
  const [item, first] = [items[at], items[at + 1]]
  if (!item || !first) return []
  const words = wordsBetween(item, first, text)
  const isList =
    opening.test(words) ||
    (isMilkOf(item, first) && between.test(words)) ||
    (words.trim() === '' && isEggsOf(item, first))
  if (!isList) return []
  const isBracket = words.includes('(')
  const end = items.findIndex((one, place) => {
    const before = items[place - 1]
    if (place <= at + 1 || !before) return false
    const link = text.slice(before.end, one.start)
    return isBracket ? link.includes(')') : !between.test(link)
  })
  return items.slice(at + 1, end < 0 ? undefined : end)
}

/** Returns the words between a dish and its first food. The amount of a dish may stand after the list in brackets. */
function wordsBetween(dish: SpokenItem, first: SpokenItem, text: string): string {
  if (dish.end <= first.start) return text.slice(dish.end, first.start)
  return text.slice(text.lastIndexOf('(', first.start), first.start)
}

/** Returns whether counted eggs tell an omelette: `omelete 4 claras 2 gemas`. */
function isEggsOf({ match }: SpokenItem, eggs: SpokenItem): boolean {
  const isMadeOfEggs = /^(?:omelete|crepioca|panqueca)/iu.test(match.said)
  return isMadeOfEggs && eggs.match.food.group === 'ovo' && statesAmount(eggs)
}

export function statesAmount({ amount }: SpokenItem): boolean {
  return amount !== undefined && (!amount.isImplicit || amount.measure !== undefined)
}

/** Returns whether brackets name the cut of minced meat, which has one row: `carne moída (acém)`. */
function isMinced({ match }: SpokenItem, cut: SpokenItem): boolean {
  return /^carne moída/iu.test(match.food.name) && cut.match.food.group === 'carne' && !statesAmount(cut)
}

/** Returns whether a food is only named more exactly: `carne` and `patinho moído`. */
function isSameKind({ match }: SpokenItem, other: SpokenItem): boolean {
  const isBare = match.words === 1 && match.food.group === other.match.food.group
  return isBare && !match.flavors && match.food.source !== 'own'
}

function withAmountOf(item: SpokenItem, { amount, start, times }: SpokenItem): SpokenItem {
  if (item.amount || !amount) return { ...item, start, ...(times !== undefined && { times }) }
  return { ...stateAmount(item, amount), start }
}

/** Multiplies what is in one dish by the number of dishes. */
function timesDish(item: SpokenItem, { amount }: SpokenItem, isOfOne: boolean): SpokenItem {
  const count = amount && !amount.isImplicit ? amount.quantity : 1
  return isOfOne && count !== 1 && item.match.food.group !== 'bebida'
    ? { ...item, times: (item.times ?? 1) * count }
    : item
}
