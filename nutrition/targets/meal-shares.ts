import { hasDiabetes } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { mealTypesOf } from './meal-times.ts'
import { mealTypes, type MealType } from './meal-type.ts'
import type { Person } from './person.ts'

/** Fraction of the day's energy per meal, summing to 1; 0 for a meal that the person does not have. */
export type MealShares = Readonly<Record<MealType, number>>

/**
 * Returns the share of each meal (`mealPercent`). With diabetes no meal has more than 35 % of the day; the excess goes
 * to breakfast, which has the smallest share of the main meals.
 */
export function mealSharesOf(
  person: Pick<Person, 'mealsPerDay'> & Parameters<typeof hasDiabetes>[0],
): MealShares {
  const percent: Record<MealType, number> = { ...nutritionRules.mealPercent[person.mealsPerDay] }
  if (hasDiabetes(person)) {
    for (const meal of mealTypesOf(person.mealsPerDay)) {
      const over = percent[meal] - nutritionRules.diabetesMealPercentMax
      if (over > 0) {
        percent[meal] -= over
        percent.cafe_manha += over
      }
    }
  }
  return sharesOf(percent)
}

export function usualMealShares(mealsPerDay: Person['mealsPerDay']): MealShares {
  return sharesOf(nutritionRules.mealPercent[mealsPerDay])
}

function sharesOf(percent: Readonly<Record<MealType, number>>): MealShares {
  return Object.fromEntries(mealTypes.map((meal) => [meal, percent[meal] / 100])) as Record<MealType, number>
}
