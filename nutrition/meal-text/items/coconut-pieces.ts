import { statesAmount } from '../grouping/ingredient-lists.ts'
import { stateAmount } from '../grouping/item-amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

const water = /^água de coco$/iu
const coconut = /^cocos?(?: verdes?)?$/iu
const link = /^\s*(?:[,:(]\s*)?(?:(?:de|foram|bebi|tomei)\s+)?$/iu

/** Counts coconuts after coconut water as those that it was drunk from: `água de coco, 3 cocos`. */
export function countCoconuts(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const counted: SpokenItem[] = []
  for (const item of items) {
    const before = counted.at(-1)
    const isOfWater =
      before && water.test(before.match.food.name) && link.test(text.slice(before.end, item.start))
    const isCount = item.amount && !item.amount.measure && coconut.test(item.match.said)
    if (isOfWater && isCount && item.amount && !statesAmount(before))
      counted[counted.length - 1] = { ...stateAmount(before, item.amount), end: item.end }
    else counted.push(item)
  }
  return counted
}
