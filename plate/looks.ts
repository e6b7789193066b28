import type { FoodGroup } from '#nutrition/foods/food.ts'
import { one } from './arrangements.ts'
import { type Painter } from './brush.ts'
import { glassFromAbove } from './drinks.ts'
import { plain, type PlateItem } from './meal.ts'
import { sandwich } from './sandwich.ts'
import { counterLooks } from './counter-looks.ts'
import { gardenLooks } from './garden-looks.ts'
import { potLooks } from './pot-looks.ts'
import type { Look } from './look.ts'

const looks: Record<FoodGroup, readonly Look[]> = { ...potLooks, ...gardenLooks, ...counterLooks }

/** How a food is drawn: by the first look of its group that fits its name. */
export function painterOf(item: PlateItem): Painter {
  if (item.group === 'sanduiche') return one(sandwich([item]), 1, 0)
  if (item.group === 'bebida') return one(glassFromAbove(item.name), 0.9, 0)
  const words = plain(item.name)
  return looks[item.group].find(([named]) => named.test(words))![1]
}
