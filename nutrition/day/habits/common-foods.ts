import type { MealType } from '../../targets/meal-type.ts'
import { findFood } from '../../foods/food-table.ts'
import type { Food, FoodId } from '../../foods/food.ts'

const main: readonly FoodId[] = [
  'taco:3',
  'taco:561',
  'taco:410',
  'taco:377',
  'taco:78',
  'taco:157',
  'taco:488',
  'taco:131',
]
const breakfast: readonly FoodId[] = ['taco:53', 'taco:261', 'taco:471', 'taco:458', 'taco:182', 'taco:488']
const snack: readonly FoodId[] = ['taco:182', 'taco:222', 'taco:448', 'taco:13', 'taco:140', 'taco:226']

const idsOf: Readonly<Record<MealType, readonly FoodId[]>> = {
  cafe_manha: breakfast,
  lanche_manha: snack,
  almoco: main,
  lanche_tarde: snack,
  jantar: main,
  ceia: ['taco:458', 'taco:182', 'taco:448', 'taco:53'],
}

/**
 * Returns the foods that most Brazilians eat at a meal, most eaten first, for people without known habits.
 * Source: IBGE, POF 2017-2018, foods with the highest frequency of consumption.
 */
export function commonFoodsOf(mealType: MealType): Food[] {
  return idsOf[mealType].flatMap((id) => findFood(id) ?? [])
}
