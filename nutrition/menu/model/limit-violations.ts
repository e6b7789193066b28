import { greensWindow, hasProteinFloor } from '../request/day-limits.ts'
import { minutesOfServed, totalOf } from '../request/dish-minutes.ts'
import { SharedCooking } from '../request/shared-cooking.ts'
import { nutritionOf } from './build-week.ts'
import { maxMinutesOf, type Leniency } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { vitaminKOf } from './week-rating.ts'
import type { MenuDay } from '../request/week.ts'

/**
 * Number of meals above their time limit or below their minimum protein, and of days above their fiber limit or outside
 * the greens window.
 */
export interface LimitViolations {
  readonly lateMeals: number
  readonly lowProteinMeals: number
  readonly highFiberDays: number
  readonly unsteadyDays: number
}

interface LimitContext {
  readonly request: MenuRequest
  readonly leniency: Leniency
  readonly recipes: ReadonlyMap<string, MenuRecipe>
}

/** Tolerance for protein and fiber, g: half of the last digit shown on screen. */
const roundingTolerance = 0.05

/**
 * Counts the broken limits. Locked meals count only in the limits of a day (fiber, greens), not in the limits of a
 * meal.
 */
export function limitViolationsOf(
  days: readonly MenuDay[],
  { request, leniency, recipes }: LimitContext,
): LimitViolations {
  const meals = days.flatMap(({ weekday, meals: ofDay }) =>
    ofDay.flatMap(({ mealType, dish, isLocked }) => (dish && !isLocked ? [{ weekday, mealType, dish }] : [])),
  )
  const cooking = new SharedCooking(days, recipes)
  const { minMealProteinG } = request
  const { least, most } = greensWindow
  return {
    lateMeals: meals.filter(
      ({ weekday, mealType, dish }) =>
        totalOf(minutesOfServed(dish, recipes, cooking.reheatedOf(weekday, mealType))) >
        maxMinutesOf(request, leniency, weekday, mealType),
    ).length,
    lowProteinMeals: meals.filter(
      ({ mealType, dish }) =>
        minMealProteinG !== null &&
        hasProteinFloor(mealType) &&
        nutritionOf(dish, recipes).proteinG < minMealProteinG - roundingTolerance,
    ).length,
    highFiberDays: days.filter(({ totals }) => totals.fiberG > request.fiberMaxG + roundingTolerance).length,
    unsteadyDays: request.keepsGreensSteady
      ? days.filter((day) => {
          const greens = vitaminKOf(day, { request, recipes })
          return greens < least - 0.5 || greens > most + 0.5
        }).length
      : 0,
  }
}

export function countViolations(broken: LimitViolations): number {
  return broken.lateMeals + broken.lowProteinMeals + broken.highFiberDays + broken.unsteadyDays
}

/** Describes each kind of broken limit in one Portuguese sentence; empty when none is broken. */
export function limitViolationTexts(broken: LimitViolations, request: MenuRequest): string[] {
  const { lateMeals, lowProteinMeals, highFiberDays, unsteadyDays } = broken
  return [
    lateMeals > 0 &&
      `${countOf(lateMeals, 'refeição leva', 'refeições levam')} mais tempo do que você tem: veja os minutos no cartão.`,
    lowProteinMeals > 0 &&
      `${countOf(lowProteinMeals, 'refeição fica', 'refeições ficam')} com menos de ${request.minMealProteinG} g de proteína.`,
    highFiberDays > 0 &&
      `${countOf(highFiberDays, 'dia passa', 'dias passam')} de ${request.fiberMaxG} g de fibras.`,
    unsteadyDays > 0 &&
      `Em ${countOf(unsteadyDays, 'dia', 'dias')} a quantidade de folhas muda em relação aos outros. Com anticoagulante, converse com quem acompanha você antes de mudar.`,
  ].filter((text) => text !== false)
}

function countOf(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
