import { weighedFoods } from '../ingredient-food.ts'
import { type Ingredient, openMeasure, type Recipe } from '../recipe.ts'
import { estimateFinalGrams } from './final-grams.ts'
import { mainProtein } from './main-protein.ts'
import { suggestMenuAnswers } from './menu-answers.ts'
import type { OwnRecipe } from './own-recipe.ts'

/**
 * Returns an own recipe in the form of a cookbook recipe. Foods with an open amount become ingredients of 0 g, so that
 * their allergens count. Unknown lines and seasonings without a row are left out (`uncountedNames`). Without `menu`
 * answers, the suggested answers are used.
 */
export function toRecipe(own: OwnRecipe): Recipe {
  const answers = own.menu ?? suggestMenuAnswers(own)
  const ingredients = ingredientsOf(own)
  return {
    id: own.id,
    name: own.name,
    story: '',
    role: answers.role,
    mealTypes: answers.mealTypes,
    family: own.id,
    protein: mainProtein(weighedFoods(ingredients), own.portions),
    regions: ['brasil'],
    portions: own.portions,
    yieldGrams: own.finalGrams ?? estimateFinalGrams(own),
    preparationMin: answers.preparationMin,
    cookingMin: answers.cookingMin,
    equipment: answers.equipment,
    ingredients,
    steps: own.steps,
    keepsDays: answers.keepsDays,
    vessel: answers.role === 'drink' ? 'copo' : 'prato',
    imageQuery: own.name,
  }
}

function ingredientsOf({ lines }: OwnRecipe): Ingredient[] {
  return lines.flatMap((line): Ingredient[] => {
    if (line.kind === 'ingredient') {
      const { foodId, own, grams, quantity, measure, note } = line
      return [{ foodId, grams, quantity, measure, ...(note !== undefined && { note }), ...(own && { own }) }]
    }
    if (line.kind === 'uncounted' && line.food)
      return [{ ...line.food, grams: 0, quantity: 0, measure: openMeasure }]
    return []
  })
}
