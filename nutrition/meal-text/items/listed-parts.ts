import { partsNamed, sameFood } from '../../foods/dishes/vary-dish.ts'
import type { FoodGroup } from '../../foods/food.ts'
import { statesAmount, withFlavors } from '../grouping/ingredient-lists.ts'
import { stateAmount } from '../grouping/item-amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Words between a dish and the list of what is in it: `mexidão de ontem, arroz`, `poke do ifood: arroz`. */
const opening = /^[^.,;:!?()\n]{0,30}[,:]\s*$/u
/** Words between two foods of a list. */
const between = /^\s*(?:[,;+/]\s*)?(?:e|mais|com|c\/)?\s*$/iu
/** Words between the foods and the name of their dish. */
const title = /^\s*[,(=]\s*(?:(?:[ao]|uma?|tipo|que é|chamad[oa])\s+)*$/iu
/** Part of the list that the dish must have (own choice), so that the list tells the dish and not a meal around it. */
const mostOfList = 0.6
/** Groups of buttered bread, which is eaten beside a sandwich although the sandwich has bread and butter. */
const breadGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['pao', 'gordura'])
/** Groups of foods that are eaten beside a dish unless it has them. */
const besideDish: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['bebida', 'doce', 'fruta', 'laticinio'])

/**
 * Counts a mixed dish once whose foods are listed after it without amounts: `mexidão, arroz, feijão e ovo`. The listed foods
 * stay as its flavors for allergy warnings. So does a dish named after its foods: `mandioca com costela, vaca atolada`.
 */
export function dropListedParts(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const counted: SpokenItem[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (!item) break
    const list = listAfter(items, at, text)
    const isTold = list.length > 1 && isMostlyIn(item, list)
    const place = counted.findLastIndex(({ match }) => snackGroups.has(match.food.group))
    const snack = counted[place]
    if (snack && isPartAgain(snack, item, text)) {
      counted[place] = withFlavors(snack, [item])
      continue
    }
    const before = partsBefore(counted, item, text)
    counted.splice(counted.length - before.length, before.length)
    const inside = isTold ? [...before, ...list] : before
    counted.push(inside.length > 0 ? withFlavors(withAmount(item, before[0]), inside) : item)
    if (isTold) at += list.length
  }
  return counted
}

/** Groups of dishes that people name with the parts that they always have. */
const snackGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['salgado', 'sanduiche'])
/** Words between a snack and its parts, without another verb or place: `com vatapá caruru e camarão`. */
const partsOnly = /^(?!.*\b(?:comi|tomei|depois|mais|junto|al[eé]m)\b)[^.,;:!?()\d\n]*$/iu

/** Returns whether a food is a part that the snack before it has: the shrimp of `acarajé completo com vatapá, caruru e camarão`. */
function isPartAgain(snack: SpokenItem, item: SpokenItem, text: string): boolean {
  const { match, amount, size } = item
  if (amount || size || !snack.match.variation || !partsOnly.test(text.slice(snack.end, item.start)))
    return false
  return (snack.match.named.dish?.parts ?? []).some((part) => sameFood(part.food, match.food))
}

function listAfter(items: readonly SpokenItem[], at: number, text: string): readonly SpokenItem[] {
  const end = items.findIndex((item, place) => {
    const before = items[place - 1]
    if (place <= at || !before) return false
    const link = text.slice(before.end, item.start)
    const isBeside = besideDish.has(item.match.food.group) && !isPartOf(items[at], item)
    const isStated = statesAmount(item) && item.amount?.portions === undefined
    return isBeside || isStated || !(place === at + 1 ? opening : between).test(link)
  })
  return items.slice(at + 1, end < 0 ? undefined : end)
}

/** Returns the foods right before a dish that only tell what is in it: `mandioca com costela, vaca atolada`. */
function partsBefore(items: readonly SpokenItem[], dish: SpokenItem, text: string): readonly SpokenItem[] {
  const last = items.at(-1)
  const { parts = [], servedGrams = 0 } = dish.match.named.dish ?? {}
  const isTitle = !statesAmount(dish) && !dish.match.variation && dish.match.food.group !== 'sanduiche'
  if (!last || !isTitle || !title.test(text.slice(last.end, dish.start))) return []
  let from = items.length
  while (from > 0) {
    const [item, after] = [items[from - 1], items[from]]
    const isLinked = !after || (between.test(text.slice(item?.end, after.start)) && !statesAmount(after))
    if (!item || !isLinked || !isPartOf(dish, item)) break
    from -= 1
  }
  const list = items.slice(from)
  const named = new Set(list.flatMap(({ match }) => partsNamed(parts, match.food)))
  const grams = [...named].reduce((sum, part) => sum + part.grams, 0)
  return list.length > 1 && grams >= servedGrams * mostOfList ? list : []
}

/** Returns a dish with the amount of the first food that told it: `um prato de mandioca com costela, vaca atolada`. */
function withAmount(dish: SpokenItem, first: SpokenItem | undefined): SpokenItem {
  if (!first) return dish
  return { ...(first.amount ? stateAmount(dish, first.amount) : dish), start: first.start }
}

function isPartOf(dish: SpokenItem | undefined, { match }: SpokenItem): boolean {
  return partsNamed(dish?.match.named.dish?.parts ?? [], match.food).length > 0
}

function isMostlyIn(dish: SpokenItem, list: readonly SpokenItem[]): boolean {
  const inside = list.filter((one) => isPartOf(dish, one))
  // `misto quente, pão francês com manteiga` are two breads.
  const isBreadBeside =
    dish.match.food.group === 'sanduiche' && inside.every(({ match }) => breadGroups.has(match.food.group))
  return !isBreadBeside && inside.length > 1 && inside.length >= list.length * mostOfList
}
