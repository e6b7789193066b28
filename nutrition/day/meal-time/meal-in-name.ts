import type { SavedNames } from '../../meal-text/matching/food-matching.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { plainSentence } from './plain-sentence.ts'
import { findSaidMeal } from './said-meal.ts'

/** Returns the meal that the name of a recipe or saved meal names: breakfast for `Café da manhã que eu fiz`. */
export function mealInName(name: string): MealType | undefined {
  return mealInSentence(`${name}:`)
}

/** Returns the meal that a sentence names, whatever the hour. A part of the day (`à noite`) names none. */
export function mealInSentence(text: string, saved?: SavedNames): MealType | undefined {
  const said = findSaidMeal(plainSentence(text, saved), undefined)
  return said?.isNamed ? said.mealType : undefined
}
