import type { FoodGroup } from '../foods/food.ts'
import type { SpokenItem } from './spoken-item.ts'
import { weigh } from './weighing.ts'

/** Groups of foods that are put on every piece of bread. */
const spread: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['gordura', 'queijo', 'embutido', 'molho'])
/** Names of sweets, creams and pastes that are spread. */
const spreadName = /^(?:geleia|mel(?:ado)?$|doce de leite|creme de avelã|pasta de amendoim|patê)/iu

/**
 * Returns how many usual portions of a food are on the bread before it: 1, plus 0.5 for each further portion of bread.
 * It is only half a portion, because the usual portion of butter or cheese is generous. `2 pães com manteiga` gives
 * 1.5. `2 fatias de pão de forma com manteiga` gives 1, because two slices are one portion of bread.
 */
export function portionsOnBread(
  bread: SpokenItem | undefined,
  { name, group }: SpokenItem['match']['food'],
): number {
  if (!bread || (!spread.has(group) && !spreadName.test(name))) return 1
  const { food, named } = bread.match
  if (food.group !== 'pao' || !bread.amount || bread.amount.isImplicit) return 1
  const { grams } = weigh(food, named, bread.amount, bread.size)
  const breads = Math.round(grams / food.defaultGrams)
  return Math.max(1, (1 + breads) / 2)
}
