import { foodOfIngredient } from '../../recipes/ingredient-food.ts'
import type { OwnRecipe } from '../../recipes/own/own-recipe.ts'
import {
  addMicronutrients,
  type Micronutrients,
  micronutrientsOf,
  unknownMicronutrients,
  withStatedSalt,
} from './micronutrients.ts'

/**
 * Returns the micronutrients of one portion of an own recipe. Adds no kitchen salt, because the recipe lists its salt.
 * The grams of a line whose food is unknown count as unknown, not as zero.
 */
export function micronutrientsOfOwnRecipe({ lines, portions }: OwnRecipe): Micronutrients {
  const counted = lines.flatMap((line) => {
    if (line.kind === 'unknown') return [unknownMicronutrients((line.grams ?? 0) / portions)]
    const food = line.kind === 'ingredient' ? foodOfIngredient(line) : undefined
    return line.kind === 'ingredient' && food ? [micronutrientsOf(food, line.grams / portions)] : []
  })
  return withStatedSalt(addMicronutrients(counted))
}
