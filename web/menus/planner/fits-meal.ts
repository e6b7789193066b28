import type { MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { isReheated } from './batch-copy.ts'

const namesOfMeals = /(?<!\p{L})(?:manhã|almoço|jantar|lanche|ceia)(?!\p{L})/giu

/**
 * Returns whether the story of a recipe is true of a planned meal. One that tells its own minutes contradicts those of
 * a meal with other dishes or of a reheated one, and `o almoço aparece` a dinner.
 */
export function fitsMeal(
  story: string,
  meal: Pick<MenuMeal, 'meal_type' | 'day_of_week' | 'parts'>,
): boolean {
  const [main] = meal.parts
  const ownName = mealTypeLabels[meal.meal_type].toLowerCase()
  const others = (story.toLowerCase().match(namesOfMeals) ?? []).filter((name) => !ownName.includes(name))
  return others.length === 0 && !/\bminutos?\b/.test(story) && !(main && isReheated(meal, main))
}
