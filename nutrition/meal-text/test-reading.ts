import { readMeal } from './meal-text.ts'

/** Returns the foods of a sentence with their grams: `Pão francês 100`. */
export function foodsIn(text: string): readonly string[] {
  return readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)
}
