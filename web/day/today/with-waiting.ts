import type { PlannedMeal, Today } from '#contract/day/today.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import type { Ticks } from '../adherence/ticked-meals.ts'
import type { WaitingNumbers } from '../meal-outbox/waiting-numbers.ts'

/**
 * Returns what queued ticks add to a day. A queued removal of a tick takes away what was eaten, whose amounts may have
 * been changed after the tick.
 */
export function waitingTicks(
  { planned_meals: planned, plan }: Pick<Today, 'planned_meals' | 'plan'>,
  ticks: Ticks,
): WaitingNumbers[] {
  return planned
    .filter(({ meal_type, ticked }) => (ticks[meal_type] ?? ticked) !== ticked)
    .map((meal) => {
      if (!meal.ticked) return numbersOfPlanned(meal, 1)
      const eaten = plan.scans.find(({ planned_type }) => planned_type === meal.meal_type)
      const asPlanned = numbersOfPlanned(meal, -1)
      if (!eaten || eaten.calories === null || eaten.calories === meal.calories) return asPlanned
      return {
        kcal: -eaten.calories,
        proteinG: -(eaten.protein_g ?? 0),
        carbG: null,
        fatG: null,
        fiberG: null,
      }
    })
}

function numbersOfPlanned(meal: PlannedMeal, sign: 1 | -1): WaitingNumbers {
  const { calories, protein_g, fiber_g, carbs_g, fat_g } = meal
  return {
    kcal: sign * calories,
    proteinG: sign * protein_g,
    fiberG: sign * fiber_g,
    carbG: carbs_g === undefined ? null : sign * carbs_g,
    fatG: fat_g === undefined ? null : sign * fat_g,
  }
}

const macros = [
  ['Proteína', 'proteinG'],
  ['Carboidrato', 'carbG'],
  ['Gordura', 'fatG'],
  ['Fibra', 'fiberG'],
] as const

/** Returns the names of the macros of a day to which what waits adds an unknown amount, so that they are lower bounds. */
export function lowerBounds(waiting: readonly WaitingNumbers[]): string[] {
  return macros
    .filter(([, key]) => waiting.some((one) => one.kcal > 0 && (one.isPartial || one[key] === null)))
    .map(([name]) => name)
}

/**
 * Returns a day whose intake includes what waits on the device. An unknown amount adds nothing: `lowerBounds` names the
 * sums with one.
 */
export function withWaiting(today: Today, waiting: readonly WaitingNumbers[]): Today {
  if (waiting.length === 0 || today.plan.consumed_calories === null) return today
  const plus = (eaten: number | null, of: (one: WaitingNumbers) => number | null) =>
    eaten === null ? null : Math.max(0, tenth(waiting.reduce((sum, one) => sum + (of(one) ?? 0), eaten)))
  const calories = plus(today.plan.consumed_calories, ({ kcal }) => kcal)
  const { target_calories: target } = today.plan
  return {
    ...today,
    plan: {
      ...today.plan,
      consumed_calories: calories,
      consumed_protein_g: plus(today.plan.consumed_protein_g, ({ proteinG }) => proteinG),
      consumed_carbs_g: plus(today.plan.consumed_carbs_g, ({ carbG }) => carbG),
      consumed_fat_g: plus(today.plan.consumed_fat_g, ({ fatG }) => fatG),
      consumed_fiber_g: plus(today.plan.consumed_fiber_g, ({ fiberG }) => fiberG),
    },
    progress: {
      ...today.progress,
      calories: target && calories !== null ? Math.round((calories / target) * 100) : today.progress.calories,
    },
  }
}
