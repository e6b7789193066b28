import { brandNames } from './brand-names.ts'
import { dairyAndDrinkNames } from './dairy-and-drink-names.ts'
import { dishNames } from './dish-names.ts'
import type { FoodNames } from './food-names.ts'
import { meatNames } from './meat-names.ts'
import { placeNames } from './place-names.ts'
import { plantNames } from './plant-names.ts'
import { productNames } from './product-names.ts'
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

/** Names of foods and dishes that come before `namedFoods` and are not corrected to. The landing page's first worker does not have them. */
export const laterNames: readonly FoodNames[] = [...productNames, ...placeNames]
