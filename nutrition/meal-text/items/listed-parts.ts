import { partsNamed } from '../../foods/dishes/vary-dish.ts'
import type { FoodGroup } from '../../foods/food.ts'
import { statesAmount, withFlavors } from '../grouping/ingredient-lists.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Words between a dish and the list of what is in it: `mexidão de ontem, arroz`, `poke do ifood: arroz`. */
const opening = /^[^.,;:!?()\n]{0,30}[,:]\s*$/u
/** Words between two foods of a list. */
const between = /^\s*(?:[,;+/]\s*)?(?:e|mais|com|c\/)?\s*$/iu
/** Part of the list that the dish must have (own choice), so that the list tells the dish and not a meal around it. */
const mostOfList = 0.6
/** Groups of foods that are eaten beside a dish unless it has them. */
const besideDish: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['bebida', 'doce', 'fruta', 'laticinio'])

/**
 * Counts a mixed dish once whose foods are listed after it without amounts: `mexidão, arroz, feijão e ovo`. The listed foods
 * stay as its flavors for allergy warnings.
 */
export function dropListedParts(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const counted: SpokenItem[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (!item) break
    const list = listAfter(items, at, text)
    const isTold = list.length > 1 && isMostlyIn(item, list)
    counted.push(isTold ? withFlavors(item, list) : item)
    if (isTold) at += list.length
  }
  return counted
}

function listAfter(items: readonly SpokenItem[], at: number, text: string): readonly SpokenItem[] {
  const end = items.findIndex((item, place) => {
    const before = items[place - 1]
    if (place <= at || !before) return false
    const link = text.slice(before.end, item.start)
    const isBeside = besideDish.has(item.match.food.group) && !isPartOf(items[at], item)
    return isBeside || statesAmount(item) || !(place === at + 1 ? opening : between).test(link)
  })
  return items.slice(at + 1, end < 0 ? undefined : end)
}

function isPartOf(dish: SpokenItem | undefined, { match }: SpokenItem): boolean {
  return partsNamed(dish?.match.named.dish?.parts ?? [], match.food).length > 0
}

function isMostlyIn(dish: SpokenItem, list: readonly SpokenItem[]): boolean {
  const inside = list.filter((one) => isPartOf(dish, one))
  return inside.length > 1 && inside.length >= list.length * mostOfList
}
