import type { Food, FoodId } from './food.ts'

/**
 * End of the id of a food without lactose: `taco:458:sem-lactose`. Its values are those of the ordinary food, because
 * lactase splits the milk sugar into two other sugars.
 */
export const lactoseFreeEnding = ':sem-lactose'

/** Returns the id of the row that a food's values come from. */
export function valuesIdOf(id: FoodId): FoodId {
  return id.endsWith(lactoseFreeEnding) ? id.slice(0, -lactoseFreeEnding.length) : id
}

export function isLactoseFree({ id }: Pick<Food, 'id'>): boolean {
  return id.endsWith(lactoseFreeEnding)
}

/** Returns whether a food is another one without its lactose. */
export function isVersionOf(free: Pick<Food, 'id'>, ordinary: Pick<Food, 'id'>): boolean {
  return free.id === `${ordinary.id}${lactoseFreeEnding}`
}

/** Returns whether two foods are the same, also when one of them is without lactose. */
export function isSameRow(one: Pick<Food, 'id'>, other: Pick<Food, 'id'>): boolean {
  return valuesIdOf(one.id) === valuesIdOf(other.id)
}
