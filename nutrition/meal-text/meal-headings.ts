import type { FoodGroup } from '../foods/food.ts'
import type { SpokenItem } from './spoken-item.ts'

const grilled: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'embutido'])
const cutsOfChicken = /^(?:coxa|sobrecoxa|asa|peito) de frango/iu

/**
 * Drops words that only announce the meats named with them: `churrasco` beside other meat (`churrasco, picanha e
 * farofa`), and a chicken right before its cuts (`frango assado coxa e sobrecoxa`).
 */
export function dropHeadings(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const sliced = /\brod[ií]zio\b/iu.test(text) ? items.map(asSlices) : items
  return sliced.filter((item, at) => {
    if (/^casquinha de sorvete/iu.test(item.match.food.name) && isConeOf(items, text)) return false
    if (isInsideOf(items, at, text)) return false
    if (
      /^coco seco$/iu.test(item.match.food.name) &&
      /^água de coco/iu.test(items[at - 1]?.match.food.name ?? '')
    )
      return false
    if (item.amount && !item.amount.isImplicit) return true
    const others = items.filter((one) => one !== item)
    if (item.match.said.toLowerCase() === 'churrasco')
      return !others.some(({ match }) => grilled.has(match.food.group))
    if (item.match.food.name === 'Pizza' && !item.match.flavors)
      return !others.some(({ match, amount }) => amount && /^pizza ./iu.test(match.food.name))
    const next = items[at + 1]
    const isChicken = /^frango assado$/iu.test(item.match.food.name)
    const isAnnounced = next !== undefined && cutsOfChicken.test(next.match.food.name)
    return !isChicken || !isAnnounced || text.slice(item.end, next.start).trim() !== ''
  })
}

/** Counts the pizza of a `rodízio` in slices. */
function asSlices(item: SpokenItem): SpokenItem {
  const { amount, match } = item
  if (!amount || amount.measure || amount.portions !== undefined || !match.food.name.startsWith('Pizza'))
    return item
  return { ...item, amount: { ...amount, measure: { name: 'fatia', next: 0 } } }
}

/** Returns whether the cone is the vessel of the ice cream that is named with it: `2 bolas de sorvete na casquinha`. */
function isConeOf(items: readonly SpokenItem[], text: string): boolean {
  return /\bna casquinha\b/iu.test(text) && items.some(({ match }) => /^sorvete/iu.test(match.food.name))
}

const inSandwich: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'pao',
  'carne',
  'embutido',
  'queijo',
  'molho',
  'folhas',
])

/** Returns whether a food tells what is in the sandwich before it: `hot dog simples só pão, salsicha e mostarda`. */
function isInsideOf(items: readonly SpokenItem[], at: number, text: string): boolean {
  const item = items[at]
  const sandwichAt = items.findLastIndex(({ match }, place) => place < at && match.food.group === 'sanduiche')
  const sandwich = items[sandwichAt]
  const first = items[sandwichAt + 1]
  if (!item || !sandwich || !first || !/(?:^|\s)s[óo](?=\s)/iu.test(text.slice(sandwich.end, first.start)))
    return false
  return items
    .slice(sandwichAt + 1, at + 1)
    .every(({ match, amount }) => !amount && inSandwich.has(match.food.group))
}
