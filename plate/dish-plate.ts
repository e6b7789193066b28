import type { Recipe } from '#nutrition/recipes/recipe.ts'
import type { PlateMeal } from './meal.ts'
import { plateOfRecipe } from './recipe-plate.ts'
import { isBroth } from './vessel-choice.ts'

export interface ServedRecipe {
  readonly recipe: Recipe
  readonly portions: number
}

/**
 * Returns the drawable plate of a meal: the foods of its recipes, with whole grams multiplied by the portions eaten.
 */
export function plateOfDish(served: readonly ServedRecipe[]): PlateMeal {
  const plates = served.map(({ recipe, portions }) => ({ portions, plate: plateOfRecipe(recipe) }))
  return {
    // Several recipes have no common vessel, so `drawPlate` chooses one by the foods.
    vessel: plates.length === 1 ? plates[0]?.plate.vessel : undefined,
    items: plates.flatMap(({ plate, portions }) => {
      const broth = plates.length > 1 && plate.items.find(isBroth)
      // Beside other food, a stew is drawn as one ladle without separate pieces.
      return (broth ? [broth] : plate.items).map((item) => ({
        ...item,
        grams: Math.round(item.grams * portions),
      }))
    }),
  }
}
