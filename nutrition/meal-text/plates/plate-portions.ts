import type { Amount } from '../amounts/amounts.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import type { SpokenPlate } from '../reading/spoken-item.ts'

/** Factor on the usual portion of rice on a restaurant's plate: 170 g (2 escumadeiras) are one third more. */
const riceOnPlate = 4 / 3

/** Part of the usual portion of pasta beside rice on a plate (own estimate: 100 g). */
const pastaOnPlate = 0.6

/** Returns how many usual portions of a food are on a plate or in a box. */
export function portionsOnPlate({ portions }: Pick<SpokenPlate, 'portions'>, { food }: FoodMatch): number {
  if (/^macarrão (?:integral )?cozido/iu.test(food.name)) return portions * pastaOnPlate
  return food.group === 'arroz' ? portions * riceOnPlate : portions
}

export function usualPortions(portions: number): Amount {
  return {
    quantity: portions,
    low: portions,
    high: portions,
    portions,
    isImplicit: false,
    isVague: true,
    isEach: false,
    isOfBefore: false,
  }
}
