import type { Recipe } from '#nutrition/recipes/recipe.ts'
import type { PlateMeal } from './meal.ts'
import { plateOfRecipe } from './recipe-plate.ts'
import { isBroth } from './vessel-choice.ts'

export interface ServedRecipe {
  readonly recipe: Recipe
  readonly portions: number
}

/** Returns the plate of a meal: its recipes side by side, scaled by eaten portions. */
export function plateOfDish(served: readonly ServedRecipe[]): PlateMeal {
  const plates = served.map(({ recipe, portions }) => ({ portions, plate: plateOfRecipe(recipe) }))
  return {
    // Several recipes share no vessel, so it follows from the foods.
    vessel: plates.length === 1 ? plates[0]?.plate.vessel : undefined,
    items: plates.flatMap(({ plate, portions }) => {
      const broth = plates.length > 1 && plate.items.find(isBroth)
      // Beside other food a stew is one ladle that includes its pieces.
      return (broth ? [broth] : plate.items).map((item) => ({
        ...item,
        grams: Math.round(item.grams * portions),
      }))
    }),
  }
}
