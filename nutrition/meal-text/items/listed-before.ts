import { isMilk, sameFood } from '../../foods/dishes/vary-dish.ts'
import type { Food, FoodGroup } from '../../foods/food.ts'
import { countCoconuts } from './coconut-pieces.ts'
import { dropCountedTotals } from './counted-kinds.ts'
import { dropListedParts } from './listed-parts.ts'
import { pourSpirits } from './mixed-drinks.ts'
import { countNamedParts } from './parts-named-again.ts'
import { weighPartsOfWhole } from './parts-of-whole.ts'
import { dropNamesBeforeAmounts } from './restated-amounts.ts'
import { countDishesOnce, listedDishOf, statesAmount } from '../grouping/ingredient-lists.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { wordKey } from '../words/words.ts'

/** Words between two foods of a list. */
const between =
  /^\s*(?:[,;+/]\s*)?(?:e|mais|com|c\/|batid[oa]s? com)?\s*(?:um pouco|um fio)?\s*(?:de|do|da)?\s*$/iu
/** Words before a dish that say that the foods before were made into it: `2 ovos e 2 colheres de goma (crepioca)`. */
const madeInto =
  /^\s*(?:\p{L}+d[ao]s?\s*)?(?:\(|[=→]|,?\s*(?:(?:e|eu)\s+)?(?:fiz|virou|deu|tipo|em forma de|pra fazer|para fazer|pra|para)\s)\s*(?:(?:um|uma|o|a)\s+)?$/iu
/** Before a mere comma a dish may also be another food, so that more has to agree. */
const comma = /^\s*[,;]\s*$/u
const clauseEnd = /^\s*(?:[).,;!?\n]|$)/u

/** Groups of foods that nobody eats as a dish of their own inside a sandwich, shake or pancake. */
const ingredients: ReadonlySet<FoodGroup> = new Set<FoodGroup>(
  'pao queijo embutido folhas legumes frango peixe ovo molho gordura fruta cereal laticinio castanha doce farofa tempero'.split(
    ' ',
  ) as FoodGroup[],
)
/** Smallest share of a dish's weight from which a part belongs to what it is. */
const mainShare = 0.15

/** Counts foods once that are named twice: by their kinds, or by what they were made of. */
export function countOnce(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const named = dropNamesBeforeAmounts(
    weighPartsOfWhole(countNamedParts(countCoconuts(pourSpirits(items, text), text), text), text),
    text,
  )
  const counted = dropListedParts(countDishesOnce(dropCountedTotals(named, text), text), text)
  return counted.filter((item, at) => {
    const said = { item, text }
    return !(
      isTitleOfList(counted, at, said) ||
      isTitleBeforeList(counted, at, said) ||
      isSandwichBeforeList(counted, at, said)
    )
  })
}

interface SaidDish {
  readonly item: SpokenItem
  readonly text: string
}

/**
 * Returns whether a dish only names the list before it: `50 g de aveia, 150 ml de leite e 10 g de chia, overnight`. The list
 * counts, because it states amounts.
 */
function isTitleOfList(items: readonly SpokenItem[], at: number, { item, text }: SaidDish): boolean {
  const last = items[at - 1]
  if (!last || isMoreThanName(item) || !clauseEnd.test(text.slice(item.end))) return false
  const link = text.slice(last.end, item.start + lengthOfArticle(item, text))
  const isMade = madeInto.test(link)
  if (!isMade && !comma.test(text.slice(last.end, item.start))) return false
  const list = listBefore(items, at, (one) => isInside(item, one.match.food, isMade), text)
  if (list.length < 2 || !list.some(statesAmount)) return false
  const named = list.map(({ match }) => match.food)
  return isMade ? holdsBaseOf(item, named) : holdsAll(item, named) && list.filter(statesAmount).length > 1
}

const sandwich =
  /^(?:x|xis|cheese ?burgu?er|cheeseburgu?er|hamb[uú]rg\p{L}*|sandu[ií]che|sanduba|misto|lanche|burgu?er)(?![\p{L}])/iu
const titleEnd = /^\s*(?:caseir[oa]|feit[oa] em casa|artesanal|em casa|aqui em casa)?\s*[,:(]\s*$/iu
/** Signs that the list after a sandwich is what it was made of. */
const madeOf = /caseir[oa]|em casa|artesanal|[:(]\s*$/iu
const ofMisto = /^(?:presunto|queijo|mu[sç]+arela|peru|peito de peru|mortadela|blanquet)/iu
/** Groups of foods in a `sanduíche natural`; not `manteiga` or `ovos`, which may be eaten with another bread. */
const ofNatural: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'queijo',
  'embutido',
  'folhas',
  'legumes',
  'frango',
  'peixe',
])
const patty = /^(?:carne|hamb[uú]rg|burgu?er|blend)/iu

/**
 * Returns whether a sandwich only names the list after it, which starts with its bread and states an amount: `hambúrguer
 * caseiro, pão, carne de 100 g, 1 fatia de queijo`. After a mere comma, the list holds the sandwich's own meat: not
 * `cheeseburger, pão francês com manteiga, 2 ovos`.
 */
function isSandwichBeforeList(items: readonly SpokenItem[], at: number, { item, text }: SaidDish): boolean {
  const [bread, ...filling] = items.slice(at + 1)
  if (!bread || !sandwich.test(item.match.said) || item.match.food.source === 'own') return false
  const isBread = bread.match.food.group === 'pao' && !/^Pão de (?:queijo|alho)/u.test(bread.match.food.name)
  if (!isBread || !titleEnd.test(text.slice(item.end, bread.start)) || !isOne(item)) return false
  const end = filling.findIndex((one, place) => {
    const before = filling[place - 1] ?? bread
    return !ingredients.has(one.match.food.group) && one.match.food.group !== 'carne'
      ? true
      : !between.test(text.slice(before.end, one.start))
  })
  const list = filling.slice(0, end < 0 ? undefined : end)
  const isMade =
    madeOf.test(text.slice(item.start, bread.start)) || list.some((one) => isOwnFilling(item, one))
  return isMade && list.length > 1 && [bread, ...list].some(statesAmount)
}

/** Returns whether a food is what a sandwich has in its name; a burger has its meat, a plain `sanduíche` anything but fruit. */
function isOwnFilling({ match }: SpokenItem, { match: { said, food } }: SpokenItem): boolean {
  if (/^misto/iu.test(match.said)) return ofMisto.test(said)
  if (/^(?:sandu[ií]che|sanduba|lanche) natural$/iu.test(match.said)) return ofNatural.has(food.group)
  if (!/^sand/iu.test(match.said)) return patty.test(said)
  const [, ...names] = match.said.split(' ').map(wordKey)
  if (names.length === 0) return food.group !== 'fruta'
  return names.includes(wordKey(said.split(' ')[0] ?? ''))
}

/** Returns whether an item is a single one without a stated weight. */
function isOne({ amount }: SpokenItem): boolean {
  return !amount || (amount.quantity === 1 && !amount.measure)
}

/** Returns whether a dish only names the list after a comma: `romeu e julieta, 1 fatia de goiabada e 1 de queijo`. */
function isTitleBeforeList(items: readonly SpokenItem[], at: number, { item, text }: SaidDish): boolean {
  const first = items[at + 1]
  if (!first || isMoreThanName(item) || !comma.test(text.slice(item.end, first.start))) return false
  const after = items.slice(at + 1)
  const end = after.findIndex((one, place) => {
    const before = after[place - 1]
    return (
      !isInside(item, one.match.food, false) ||
      (before !== undefined && !between.test(text.slice(before.end, one.start)))
    )
  })
  const list = after.slice(0, end < 0 ? undefined : end)
  return (
    list.filter(statesAmount).length > 1 &&
    holdsAll(
      item,
      list.map(({ match }) => match.food),
    )
  )
}

function isMoreThanName(item: SpokenItem): boolean {
  const { food, variation } = item.match
  return food.source === 'own' || variation !== undefined || statesAmount(item) || item.size !== undefined
}

/** Returns the number of characters of an article that was read as the amount of a dish. */
function lengthOfArticle({ amount, start }: SpokenItem, text: string): number {
  return amount?.isImplicit ? (/^uma?\s+/iu.exec(text.slice(start))?.[0].length ?? 0) : 0
}

/** Returns the foods of the list that ends before an item and goes back as far as they may be inside of it. */
function listBefore(
  items: readonly SpokenItem[],
  at: number,
  isPossible: (item: SpokenItem) => boolean,
  text: string,
): readonly SpokenItem[] {
  let from = at
  for (; from > 0; from -= 1) {
    const [item, after] = [items[from - 1], items[from]]
    if (!item || !after || !isPossible(item)) break
    if (from < at && !between.test(text.slice(item.end, after.start))) break
  }
  return items.slice(from, at)
}

function isInside(dish: SpokenItem, food: Food, isMade: boolean): boolean {
  if (isPartOf(dish, food) || listedDishOf(dish)?.isBase(food)) return true
  return isMade && listedDishOf(dish) !== undefined && ingredients.has(food.group)
}

function isPartOf({ match }: SpokenItem, food: Food): boolean {
  return (match.named.dish?.parts ?? []).some(
    (part) => sameFood(food, part.food) || (isMilk(food) && isMilk(part.food)),
  )
}

function holdsBaseOf(dish: SpokenItem, named: readonly Food[]): boolean {
  const listed = listedDishOf(dish)
  return listed ? named.some((food) => listed.isBase(food)) : named.every((food) => isPartOf(dish, food))
}

/** Returns whether foods are all that a dish mainly is, so that the dish is not eaten beside them. */
function holdsAll(dish: SpokenItem, named: readonly Food[]): boolean {
  const { parts = [], servedGrams = 0 } = dish.match.named.dish ?? {}
  const main = parts.filter(({ grams }) => grams >= mainShare * servedGrams)
  const listed = listedDishOf(dish)
  if (!listed || !named.some((food) => listed.isBase(food))) return false
  const isNamed = (part: Food) =>
    named.some((food) => sameFood(food, part) || (isDairy(food) && isDairy(part)))
  const missing = main.filter(({ food }) => !isNamed(food)).length
  return dish.match.food.group === 'sanduiche' ? main.length > 1 && missing === 0 : missing <= main.length / 2
}

function isDairy(food: Food): boolean {
  return isMilk(food) || food.name.startsWith('Iogurte')
}
