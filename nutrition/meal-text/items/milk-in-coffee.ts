import { isMilk } from '../../foods/dishes/vary-dish.ts'
import type { Food } from '../../foods/food.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Grams of milk in a cup of 200 ml of coffee with milk, half of it. */
const milkInCup = 100

const coffee = /^Café (?:sem açúcar|expresso|com açúcar|com adoçante)$/u
const plantMilk = /^(?:Leite de (?:amêndoas|aveia|soja|coco)|Bebida de (?:soja|coco))/u

/** Reduces milk without an amount that is named with a coffee to what a cup holds: `café com leite de aveia`. */
export function pourMilkInCoffee(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return items.map((item, at) => {
    const before = items[at - 1]
    const { food } = item.match
    if (!before || item.amount || item.size || !coffee.test(before.match.food.name) || !isAnyMilk(food))
      return item
    if (!/^\s*(?:com|c\/)\s+(?:um pouco de\s+)?$/iu.test(text.slice(before.end, item.start))) return item
    return { ...item, plateShare: Math.min(item.plateShare ?? 1, milkInCup / food.defaultGrams) }
  })
}

function isAnyMilk(food: Food): boolean {
  return isMilk(food) || plantMilk.test(food.name)
}
