import type { FoodGroup } from '../../foods/food.ts'
import type { FoodMatch } from './food-matching.ts'

const meats: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'embutido',
])
/** Seasonings that are called after what they are made of: `molho de ostra`. */
const seasonings = /^(?:ostras?|peixe|anchovas?)$/u

/** Returns whether a food that a sauce is named after is eaten in it: `polenta com molho de frango`. */
export function isEatenInSauce({ food, said }: FoodMatch): boolean {
  // `molho de carne` has a row.
  return meats.has(food.group) && !seasonings.test(said) && said !== 'carne'
}
