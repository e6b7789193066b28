import type { FoodGroup } from '#nutrition/foods/food.ts'
import { one } from './arrangements.ts'
import { brothOf } from './broths.ts'
import type { Painter } from './brush.ts'
import { counterLooks } from './counter-looks.ts'
import { glassFromAbove } from './drinks.ts'
import { gardenLooks } from './garden-looks.ts'
import { findLook, type Looks } from './look.ts'
import { upright } from './marks.ts'
import { plain, type PlateItem } from './meal.ts'
import { potLooks } from './pot-looks.ts'
import { sandwich } from './sandwich.ts'

type LookedUp = Exclude<FoodGroup, 'sanduiche' | 'bebida' | 'sopa' | 'ensopado'>

const looks: Readonly<Record<LookedUp, Looks>> = { ...potLooks, ...gardenLooks, ...counterLooks }

/** Returns the painter of a food. For most groups it is the first look of the group that matches the food's name. */
export function painterOf(item: PlateItem): Painter {
  const { group, name } = item
  switch (group) {
    case 'sanduiche':
      return one(upright(sandwich([item])), 1)
    case 'bebida':
      return one(glassFromAbove(name), 0.9)
    case 'sopa':
    case 'ensopado':
      return brothOf(item)
    default:
      return findLook(looks[group], plain(name))
  }
}
