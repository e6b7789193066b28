import { brandNames } from './brand-names.ts'
import { dairyAndDrinkNames } from './dairy-and-drink-names.ts'
import { dishNames } from './dish-names.ts'
import type { FoodNames } from './food-names.ts'
import { meatNames } from './meat-names.ts'
import { plantNames } from './plant-names.ts'
import { stapleNames } from './staple-names.ts'

/** Names of foods that only the parser knows, in addition to the names and synonyms of the table. */
export const namedFoods: readonly FoodNames[] = [
  ...stapleNames,
  ...meatNames,
  ...plantNames,
  ...dairyAndDrinkNames,
  ...dishNames,
  ...brandNames,
]
