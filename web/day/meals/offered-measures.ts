import type { FoodRow } from '#contract/day/foods.ts'
import { vesselsOf } from '#nutrition/foods/measures/vessels.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import { type Amount, amountInMeasure, measured } from '../shared/plate-items.ts'

/** Numbers of usual measures, fewer beside vessels, so that the choices stay about three lines. */
const shownMeasures = { alone: 6, besideVessels: 4 }

/** Returns the measures to choose from: the food's most usual ones, then the plates, bowls and glasses that fit it. */
export function offeredMeasures(food: FoodRow): string[] {
  const vessels = vesselsOf(measured(food)).map(({ name }) => name)
  const shown = vessels.length > 0 ? shownMeasures.besideVessels : shownMeasures.alone
  const usual = food.measures.slice(0, shown).map(({ name }) => name)
  return [...new Set([...usual, ...vessels])]
}

/**
 * Returns the amount of one unit of an offered measure; a vessel that the food's row lacks has an estimated weight.
 */
export function oneOf(food: FoodRow, measure: string): Amount {
  const isListed = food.measures.some(({ name }) => name === measure)
  const vessel = isListed ? undefined : vesselsOf(measured(food)).find(({ name }) => name === measure)
  return vessel ? { measure, quantity: 1, grams: tenth(vessel.grams) } : amountInMeasure(food, measure, 1)
}
