import type { UsualFood } from '#contract/day/meals.ts'
import { findAnyFood } from '#nutrition/foods/dishes/logged-food.ts'
import type { Food, FoodId } from '#nutrition/foods/food.ts'
import { describePortion } from '#nutrition/foods/measures/portion-description.ts'
import { exclusionsHitBy } from '#nutrition/safety/exclusions.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { describeFood } from '../foods/rules.ts'
import { servePlate } from './rules.ts'
import type { PlatePart } from './table.ts'

const usualCount = 8

export interface UsualPlates extends Pick<NutritionProfile, 'exclusions' | 'hidesNumbers'> {
  /** Eaten items, the latest first; own foods in their current revision. */
  readonly eaten: readonly PlatePart[]
  readonly common: readonly Food[]
  /** Grams that the account usually logs, by food. */
  readonly ownAmounts: ReadonlyMap<FoodId, number>
}

/**
 * Returns up to `usualCount` foods that the account's exclusions allow: eaten foods by frequency, each in its latest
 * amount, then common foods.
 */
export function describeUsualFoods(plates: UsualPlates): UsualFood[] {
  const { eaten, common, exclusions, hidesNumbers, ownAmounts } = plates
  const usualFood = (food: Food, grams: number) => {
    const ownGrams = ownAmounts.get(food.id)
    return {
      ...describeUsualAmount(food, grams),
      food: {
        ...describeFood(findAnyFood(food.id) ?? food, hidesNumbers),
        ...(ownGrams !== undefined && { own_grams: ownGrams }),
      },
    }
  }
  const isAllowed = (food: Food) => !exclusions || exclusionsHitBy(food, exclusions).length === 0
  const byFood = Map.groupBy(eaten, ({ foodId }) => foodId)
  const habits = [...byFood.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([latest]) => (latest ? servePlate([latest]) : []))
    .filter(({ food }) => isAllowed(food))
    .map(({ food, part }) => usualFood(food, part.grams))
  const known = new Set(habits.map(({ food_id }) => food_id))
  const fillers = common
    .filter((food) => !known.has(food.id) && isAllowed(food))
    .map((food) => usualFood(food, food.defaultGrams))
  return [...habits, ...fillers].slice(0, usualCount)
}

function describeUsualAmount(food: Food, grams: number): Omit<UsualFood, 'food'> {
  const { quantity, measure, spoken } = describePortion(food, grams)
  return {
    food_id: food.id,
    name: food.name,
    quantity,
    measure,
    grams,
    text: `${spoken} de ${food.name.toLowerCase()}`,
  }
}
