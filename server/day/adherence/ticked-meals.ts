import { randomUUID } from 'node:crypto'
import { hundredth } from '#nutrition/shared/figures/rounding.ts'
import { findRecipeFood } from '#nutrition/foods/dishes/recipe-dishes.ts'
import { type Dish, type Serving, servingsOf } from '#nutrition/menu/request/week.ts'
import { foodsOfDish } from '#nutrition/day/micronutrients/planned-foods.ts'
import { recipeFoodOf } from '#nutrition/recipes/own/own-recipe-food.ts'
import { ownMealMinutes } from '#nutrition/targets/meal-times.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import type { MenuContext } from '../../menus/planner/rules.ts'
import { instantOf } from '../../platform/database/civil-day.ts'
import { type MealRow, ownPart } from '../meals/rules.ts'
import type { PlatePart } from '../meals/table.ts'

interface Tick {
  readonly date: string
  readonly mealType: MealType
  readonly dish: Dish
}

interface Eater {
  readonly nutritionProfile: Pick<NutritionProfile, 'timezone' | 'mealsPerDay' | 'mealMinutes'>
  readonly menuContext: Pick<MenuContext, 'library' | 'own'>
  readonly now: Date
}

/**
 * Returns the meal to store for a tick: the dish's recipes in the planned portions, eaten at the usual time of the
 * meal, or now if that time is still to come.
 */
export function mealOfTick(
  { date, mealType, dish }: Tick,
  { nutritionProfile, menuContext, now }: Eater,
): MealRow {
  const { timezone, mealsPerDay, mealMinutes } = nutritionProfile
  const minutes = ownMealMinutes(mealsPerDay, mealMinutes)[mealType]
  const usual = instantOf(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000), timezone)
  return {
    id: randomUUID(),
    date,
    mealType,
    source: 'diet_plan',
    scanId: null,
    eatenAt: usual < now ? usual : now,
    parts: servingsOf(dish).flatMap((serving) => partOf(serving, menuContext) ?? []),
    plannedType: mealType,
  }
}

/**
 * Returns a recipe in its planned portions; `null` if the recipe no longer exists. If its pieces were rounded (four
 * eggs instead of 4½), the part lists its foods.
 */
function partOf(serving: Serving, { library, own }: Eater['menuContext']): PlatePart | null {
  const { recipeId, portions } = serving
  const ownRecipe = own.find(({ id }) => id === recipeId)
  const ownFood = ownRecipe && recipeFoodOf(ownRecipe)
  const food = findRecipeFood(`recipe:${recipeId}`)
  const portionGrams = ownFood?.portionGrams ?? food?.defaultGrams
  if (portionGrams === undefined) return null
  const grams = hundredth(portionGrams * portions)
  const isRounded = !ownFood && library.get(recipeId)?.countedServings[portions] !== undefined
  const foods = isRounded ? foodsOfDish({ main: serving, base: null, side: null }, library) : []
  return {
    foodId: ownFood?.id ?? `recipe:${recipeId}`,
    ...ownPart(ownFood ?? undefined),
    grams,
    quantity: portions,
    measure: 'porção',
    gramsLow: grams,
    gramsHigh: grams,
    confidence: 1,
    ...(isRounded && { parts: foods.map(([foodId, foodGrams]) => ({ foodId, grams: foodGrams })) }),
  }
}
