import type { Dish, MealPart, MenuMeal } from '#contract/menus.ts'

/** What a meal is made of, to put it back where it was; `null` for one without a dish. */
export function dishOf({ kind, parts }: MenuMeal): Dish | null {
  const serving = (wanted: MealPart['part']) => {
    const part = parts.find((one) => one.part === wanted)
    return part ? { recipe_id: part.recipe_id, portions: part.portions } : null
  }
  const main = serving('main')
  return kind === 'cooked' && main ? { main, base: serving('base'), side: serving('side') } : null
}
