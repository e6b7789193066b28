import { whole } from '../../shared/figures/rounding.ts'
import { foodOfIngredient } from '../ingredient-food.ts'
import { cookedYieldOf } from '../../foods/cooked-yield.ts'
import { isCooked } from './menu-answers.ts'
import type { OwnRecipe } from './own-recipe.ts'

/** Share of the water that remains in a cooked dish after grains and pasta have taken up theirs (own estimate). */
const keptWater = 0.8

/**
 * Estimates the grams of the whole finished recipe, as a proposal for the person: raw ingredients at their usual cooked
 * weight, plus the stated water that dry grains do not take up. Lines with unknown weight are left out.
 */
export function estimateFinalGrams(own: Pick<OwnRecipe, 'lines' | 'steps' | 'menu'>): number {
  const cooked = isCooked(own)
  let grams = 0
  let water = 0
  for (const line of own.lines) {
    if (line.kind === 'water') water += line.grams ?? 0
    else if (line.kind === 'unknown') grams += line.grams ?? 0
    else if (line.kind === 'ingredient') {
      const food = foodOfIngredient(line)
      const factor = cooked && food ? cookedYieldOf(food) : 1
      grams += line.grams * factor
      if (factor > 1) water -= line.grams * (factor - 1)
    }
  }
  return whole(grams + Math.max(0, water) * (cooked ? keptWater : 1))
}
