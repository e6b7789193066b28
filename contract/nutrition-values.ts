import type { KnownNutrition, Nutrition, SummedNutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { Nutrients } from './day/foods.ts'
import type { MenuNutrition } from './menus/menus.ts'

/** Returns the API's nutrients of a food, a portion or a plate. */
export function nutrientsOf(nutrition: Nutrition | SummedNutrition): Nutrients {
  const { kcal, proteinG, carbG, fatG, fiberG } = nutrition
  return {
    calories: kcal,
    protein_g: proteinG,
    carbs_g: carbG,
    fat_g: fatG,
    fiber_g: fiberG,
    ...('isFiberPartial' in nutrition && nutrition.isFiberPartial && { fiber_is_partial: true }),
  }
}

/**
 * Returns the nutrition behind the API's nutrients; `null` if energy, protein, carbohydrate or fat is null, as with
 * hidden numbers.
 */
export function nutritionOfNutrients(nutrients: Nutrients): Nutrition | null {
  const { calories, protein_g, carbs_g, fat_g, fiber_g } = nutrients
  if (calories === null || protein_g === null || carbs_g === null || fat_g === null) return null
  return {
    kcal: calories,
    proteinG: protein_g,
    carbG: carbs_g,
    fatG: fat_g,
    fiberG: fiber_g,
    ...unstated,
  }
}

/** Returns the API's nutrition of a planned meal. */
export function menuNutritionOf({ kcal, proteinG, carbG, fatG, fiberG }: KnownNutrition): MenuNutrition {
  return { kcal, protein_g: proteinG, carbs_g: carbG, fat_g: fatG, fiber_g: fiberG }
}

/** Returns the nutrition behind the API's nutrition of a planned meal. */
export function nutritionOfMenu({ kcal, protein_g, carbs_g, fat_g, fiber_g }: MenuNutrition): Nutrition {
  return { kcal, proteinG: protein_g, carbG: carbs_g, fatG: fat_g, fiberG: fiber_g, ...unstated }
}

/** Nutrients that the API does not state, as unknown. */
const unstated = { saturatedG: null, sodiumMg: null, sugarAddedG: null } as const
