import type { MealType } from '../../targets/meal-type.ts'
import { plainSentence } from './plain-sentence.ts'
import { findSaidMeal } from './said-meal.ts'

/**
 * Returns the meal that the name of a recipe or saved meal names: breakfast for `Café da manhã que eu fiz`. A part of the
 * day (`à noite`) names none.
 */
export function mealInName(name: string): MealType | undefined {
  const said = findSaidMeal(plainSentence(`${name}:`), undefined)
  return said?.isNamed ? said.mealType : undefined
}
