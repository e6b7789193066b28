import type { Dish, MealPart, MenuMeal } from '#contract/menus/menus.ts'

/** Dish of a meal, for restoring it; `null` for a meal without one. */
export function dishOf({ kind, parts }: MenuMeal): Dish | null {
  const serving = (wanted: MealPart['part']) => {
    const part = parts.find((one) => one.part === wanted)
    return part ? { recipe_id: part.recipe_id, portions: part.portions } : null
  }
  const main = serving('main')
  return kind === 'cooked' && main ? { main, base: serving('base'), side: serving('side') } : null
}
