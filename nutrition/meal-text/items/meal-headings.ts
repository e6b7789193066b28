import type { FoodGroup } from '../../foods/food.ts'
import { isOccasion } from './barbecues.ts'
import { mealWords } from '../words/filler-words.ts'
import { isPizza } from '../grouping/fold-additions.ts'
import { countTastes } from './pizza-tastes.ts'
import { holds } from '../matching/own-ingredients.ts'
import { isSnack } from '../matching/snack-fillings.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { tokenize } from '../words/tokens.ts'
import { wordKey } from '../words/words.ts'

const cutsOfChicken = /^(?:coxa|sobrecoxa|asa|peito) de frango/iu

/**
 * Drops foods that were left, and words that only announce the meats named with them: `churrasco` beside other meat (`churrasco, picanha e
 * farofa`), and a chicken right before its cuts (`frango assado coxa e sobrecoxa`). A food that tells what is in the
 * dish before it becomes a flavor of the dish, so that an allergy to the food still causes a warning.
 */
export function dropHeadings(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const sliced = /\brod[ií]zio\b/iu.test(text) ? items.map(asSlices) : items
  const dishes = sliced.map((_, at) => dishAround(sliced, at, text))
  return sliced.flatMap((item, at) =>
    dishes[at] !== undefined || item.times === 0 || isHeading(sliced, at, text)
      ? []
      : [
          withFlavors(
            item,
            sliced.filter((_, place) => dishes[place] === at),
          ),
        ],
  )
}

function withFlavors(item: SpokenItem, inside: readonly SpokenItem[]): SpokenItem {
  if (inside.length === 0) return item
  const flavors = [item, ...inside].flatMap(({ match }, at) => [
    ...(at > 0 ? [match.food] : []),
    ...(match.flavors ?? []),
  ])
  return { ...item, match: { ...item.match, flavors } }
}

/** Returns whether a food is only the title of foods that follow it in the same meal. */
function isHeading(items: readonly SpokenItem[], at: number, text: string): boolean {
  const item = items[at]
  if (item && isTotal(items, at, text)) return true
  if (item && isSetOfPieces(item, items[at + 1], text)) return true
  if (item && isKindOfSnack(item, items[at + 1], text)) return true
  if (!item || (item.amount && (!item.amount.isImplicit || item.amount.measure))) return false
  const [before, next] = [items[at - 1], items[at + 1]]
  if (/^coco seco$/iu.test(item.match.food.name))
    return before !== undefined && isOfWater(before) && isAdjacent(before, item, text)
  const opensList = /^\s*[,:]/u.test(text.slice(item.end))
  if (isOccasion(item, () => listedAfter(items, at, text.replace(/\bhoje\b/giu, '    ')), text)) return true
  if (
    isSnack(item.match.food) &&
    opensList &&
    listedAfter(items, at, text).some((one) => isSameSnack(item, one))
  )
    return true
  if (item.match.food.name === 'Pizza' && !item.match.flavors)
    return (
      (opensList || /\brod[ií]zio de\s*$/iu.test(text.slice(0, item.start))) &&
      listedAfter(items, at, text).some(({ match, amount }) => amount && /^pizza ./iu.test(match.food.name))
    )
  if (!/^(?:frango assado|galeto|frango em pedaços|galinha)/iu.test(item.match.food.name) || !next)
    return false
  return (
    cutsOfChicken.test(next.match.food.name) && (isAdjacent(item, next, text) || isCutEaten(item, next, text))
  )
}

/**
 * Returns whether only a cut of a whole chicken was eaten: `comprei frango assado e comi a coxa`, `frango assado de
 * padaria, comi uma coxa`.
 */
function isCutEaten({ start, end }: SpokenItem, next: SpokenItem, text: string): boolean {
  if (cutAfterComma.test(text.slice(end, next.start))) return true
  const isWhole = /\b(?:compr(?:ei|amos)|ass(?:ei|amos)|ped(?:i|imos)|tinha|veio|teve)\b[^.;!?\n]*$/iu
  const isEaten = /^\s*(?:inteiro)?\s*,?\s*(?:e|mas)?\s*(?:eu\s+)?comi\s+(?:(?:s[óo]|[oa]s?)\s+)*$/iu
  return isWhole.test(text.slice(0, start)) && isEaten.test(text.slice(end, next.start))
}

const cutAfterComma =
  /^\s*(?:inteiro|de (?:padaria|televis[aã]o|domingo|forno|supermercado))?\s*(?:[,:;–—-]|mas)\s*(?:e|mas)?\s*(?:eu\s+)?(?:s[óo]\s+)?(?:comi|peguei|fiquei com)\s+(?:(?:s[óo]|[oa]s?)\s+)*$/iu

/** Returns whether a food only names the set of the pieces after it: `combinado 24 peças de sushi`. */
function isSetOfPieces(
  { match, end, amount }: SpokenItem,
  next: SpokenItem | undefined,
  text: string,
): boolean {
  if (!next?.amount || amount?.measure || !/^(?:combinado|combo|barca)$/iu.test(match.said)) return false
  return (
    /^(?:sushi|sashimi)/iu.test(next.match.food.name) &&
    /^\s*(?:de|com|[:,(])?\s*$/u.test(text.slice(end, next.start))
  )
}

/** Returns whether one snack is only named more exactly after a comma: `um salgado de padaria, enroladinho de salsicha`. */
function isKindOfSnack(
  { match, end, amount }: SpokenItem,
  next: SpokenItem | undefined,
  text: string,
): boolean {
  const isOne = amount?.isImplicit === true || amount === undefined || amount.quantity === 1
  if (!next || next.amount || !isOne || !/^salgad(?:o|inho)$/iu.test(match.said)) return false
  const isSnackToo = isSnack(next.match.food) || next.match.food.group === 'salgado'
  return isSnackToo && /^(?:\s+d[eao]\s+\p{L}+)?\s*[,(]?\s*$/iu.test(text.slice(end, next.start))
}

/** Returns whether a number of snacks is that of the snacks listed after it: `3 pastéis: 1 de queijo e 2 de carne`. */
function isTotal(items: readonly SpokenItem[], at: number, text: string): boolean {
  const item = items[at]
  const next = items[at + 1]
  const total = item?.amount
  if (!item || !next || !total || total.isImplicit || !isSnack(item.match.food)) return false
  const link = /^\s*(?:[,:(]|sendo\b|$)/iu.exec(text.slice(item.end, next.start))?.[0].trim()
  // Without a mark, as in dictation, an item with its own taste is no total: `3 pastéis um de carne dois de queijo`.
  if (link === undefined || (link === '' && / de /iu.test(text.slice(item.start, item.end)))) return false
  let sum = 0
  let kinds = 0
  for (const { match, amount } of listedAfter(items, at, text)) {
    if (!isSnack(match.food) || !amount || wordKey(firstWord(match)) !== wordKey(firstWord(item.match))) break
    sum += amount.quantity
    kinds += 1
  }
  return sum === total.quantity && (kinds > 1 || /[:(]|sendo/iu.test(link))
}

function firstWord({ food }: SpokenItem['match']): string {
  return food.name.split(' ')[0] ?? ''
}

/** Returns whether a counted snack is of the kind that is named before it: `esfihas, 5 de carne`. */
function isSameSnack({ match }: SpokenItem, other: SpokenItem): boolean {
  const [kind, sameKind] = [match, other.match].map(({ said }) => wordKey(said.split(' ')[0] ?? ''))
  return (
    kind === sameKind &&
    !match.said.includes(' de ') &&
    other.amount !== undefined &&
    !other.amount.isImplicit
  )
}

/** Returns the foods after one up to the first words that name another meal or end the sentence. */
function listedAfter(items: readonly SpokenItem[], at: number, text: string): readonly SpokenItem[] {
  const end = items.findIndex(
    ({ start }, place) => place > at && !isSameMeal(text.slice(items[place - 1]?.end, start)),
  )
  return items.slice(at + 1, end < 0 ? undefined : end)
}

function isOfWater({ match }: SpokenItem): boolean {
  return /^água de coco/iu.test(match.food.name)
}

function isAdjacent(first: SpokenItem, second: SpokenItem, text: string): boolean {
  return text.slice(first.end, second.start).trim() === ''
}

/** Groups the items by meal: words that name another meal or end the sentence start another one. */
export function mealsOf(items: readonly SpokenItem[], text: string): readonly (readonly SpokenItem[])[] {
  const meals: SpokenItem[][] = []
  for (const item of items) {
    const meal = meals.at(-1)
    const last = meal?.at(-1)
    if (meal && last && isSameMeal(text.slice(last.end, item.start))) meal.push(item)
    else meals.push([item])
  }
  return meals
}

const otherMeal = /^(?:almoc|jant|lanch|cei|cear|hoje|ontem|anteontem)/u

const plainLink = /^(?:,| |\be\b|\bcom\b|\bde\b|\d)*$/iu

/** Returns whether the words between two foods name no other meal or day and do not end the sentence. */
function isSameMeal(between: string): boolean {
  if (plainLink.test(between)) return true
  return tokenize(between).every(
    ({ kind, plain }) =>
      kind !== 'stop' && !plain.includes('\n') && !mealWords.has(plain) && !otherMeal.test(plain),
  )
}

/** Counts the pizza of a `rodízio` in slices. */
function asSlices(item: SpokenItem): SpokenItem {
  const { amount, match } = item
  if (!amount || amount.measure || amount.portions !== undefined || !match.food.name.startsWith('Pizza'))
    return item
  return { ...item, amount: { ...amount, measure: { name: 'fatia', next: 0 } } }
}

/** Returns the index of the dish before a food that only tells what the dish consists of; `undefined` if there is none. */
function dishAround(items: readonly SpokenItem[], at: number, text: string): number | undefined {
  const [before, item] = [items[at - 1], items[at]]
  if (before && item && (isConeOf(before, item, text) || isBreadOf(before, item, text))) return at - 1
  const pizzaAt = items.findLastIndex(({ match }, place) => place < at && isPizza(match.food))
  const pizza = items[pizzaAt]
  if (pizza && pizzaAt + countTastes(pizza, items.slice(pizzaAt + 1), text) >= at) return pizzaAt
  const sandwichAt = items.findLastIndex(({ match }, place) => place < at && match.food.group === 'sanduiche')
  return sandwichAt >= 0 && isInsideOf(items.slice(sandwichAt, at + 1), text) ? sandwichAt : undefined
}

/** Returns whether the cone is the vessel of the ice cream that is named before it: `sorvete de creme na casquinha`. */
function isConeOf(before: SpokenItem, item: SpokenItem, text: string): boolean {
  return (
    /^sorvete/iu.test(before.match.food.name) &&
    /^casquinha de sorvete/iu.test(item.match.food.name) &&
    /^\s*n(?:um)?a\s*$/iu.test(text.slice(before.end, item.start))
  )
}

/** Returns whether a bread is the one of the sandwich that is named before it: `x-burger no pão australiano`. */
function isBreadOf({ match, end }: SpokenItem, bread: SpokenItem, text: string): boolean {
  if (match.food.group !== 'sanduiche' || bread.match.food.group !== 'pao' || bread.amount) return false
  if (/^pão de (?:alho|queijo|batata)/iu.test(bread.match.food.name)) return false
  const between = text.slice(end, bread.start)
  if (between.trim() === '')
    return / p[aã]o$/u.test(match.said) || bread.match.food.name === 'Pão de hambúrguer'
  return /^(?:\s+\p{L}+)?\s+(?:n[oa]|em|com)(?:\s+(?:um|o))?\s+$/iu.test(between)
}

/** Groups of foods that are in a sandwich in amounts too small to count beside it. */
const seasoning: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['molho', 'tempero'])
const insideGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'carne',
  'frango',
  'embutido',
  'queijo',
  'folhas',
  'legumes',
])
const startOfInside = /^\s*(?:simples|tradicional|pequeno|puro)?\s*,?\s*(?:com )?s[óo](?: com| de)?\s*$/iu
const link = /^\s*(?:,|\be\b|\bcom\b)?\s*$/iu

/**
 * Returns whether all foods after the sandwich are listed right after `só` and belong to such a sandwich: `hot dog
 * simples só pão, salsicha e mostarda`. An own food does not, because the allergens of flavors are read only from the
 * table.
 */
function isInsideOf([sandwich, ...list]: readonly SpokenItem[], text: string): boolean {
  return list.every(({ match: { food }, amount, start }, at) => {
    const before = at === 0 ? sandwich : list[at - 1]
    if (!sandwich || !before || amount || food.source === 'own') return false
    if (!(at === 0 ? startOfInside : link).test(text.slice(before.end, start))) return false
    if (food.group === 'pao' || seasoning.has(food.group)) return true
    return insideGroups.has(food.group) && holds(sandwich.match.food, food)
  })
}
