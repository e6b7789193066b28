import type { Food, FoodGroup } from '../../foods/food.ts'

const ownPlate: ReadonlySet<FoodGroup> = new Set<FoodGroup>(
  'massa cereal sopa ensopado tuberculo arroz'.split(' ') as FoodGroup[],
)

/** Returns whether people eat a plate of a food: `macarrão com carne moída, um prato`. Plain rice only fills a part of one. */
export function isPlateDish({ group, name }: Food): boolean {
  return ownPlate.has(group) && !/^arroz (?:branco|integral|parboilizado)/iu.test(name)
}
