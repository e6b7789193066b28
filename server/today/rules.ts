import type { Today } from '#contract/today.ts'
import { dataSourceOf, progressOf } from '#nutrition/adherence/progress.ts'
import { sumPortions } from '#nutrition/foods/portion.ts'
import { type MealRow, nutrientsOf, servePlate } from '../meals/service.ts'
import type { Eater } from '../profile/service.ts'

/** The day's targets: those of a rest day, until a diet says what kind of day it is. */
function targetsOf(eater: Eater) {
  return eater.targets?.targetsRest ?? null
}

/** Consumed, targets, progress and meals of one day. Every sum is the sum of the rows shown. */
export function describeDay(date: string, rows: readonly MealRow[], eater: Eater, streak: number): Today {
  const meals = rows.map((row) => ({ row, served: servePlate(row.parts) }))
  const consumed = sumPortions(meals.flatMap(({ served }) => served.map(({ portion }) => portion)))
  const shown = nutrientsOf(consumed, eater.hidesNumbers)
  const targets = targetsOf(eater)
  const caloriesBySource = { diet_plan: 0, scan: 0, manual: 0 }
  for (const { row, served } of meals) {
    for (const { portion } of served) caloriesBySource[row.source] += portion.calories
  }
  return {
    date,
    plan: {
      consumed_calories: shown.calories,
      target_calories: targets?.kcal ?? null,
      consumed_protein_g: shown.protein_g,
      target_protein_g: targets?.protein_g ?? null,
      consumed_fiber_g: shown.fiber_g,
      target_fiber_g: targets?.fiber_g ?? null,
      data_source: dataSourceOf(caloriesBySource),
      scans: meals.map(({ row, served }) => {
        const total = nutrientsOf(sumPortions(served.map(({ portion }) => portion)), eater.hidesNumbers)
        return {
          id: row.id,
          scan_id: row.scanId,
          source: row.source,
          meal_type: row.mealType,
          eaten_at: row.eatenAt.toISOString(),
          calories: total.calories,
          protein_g: total.protein_g,
          foods: served.map(({ food, portion }) => {
            const { calories, protein_g } = nutrientsOf(portion, eater.hidesNumbers)
            return {
              food_id: food.id,
              name: food.name,
              group: food.group,
              grams: portion.grams,
              calories,
              protein: protein_g,
            }
          }),
        }
      }),
    },
    progress: {
      calories: progress(shown.calories, targets?.kcal ?? null),
      protein_g: progress(shown.protein_g, targets?.protein_g ?? null),
      fiber_g: progress(shown.fiber_g, targets?.fiber_g ?? null),
    },
    streak: eater.hidesNumbers ? 0 : streak,
    next_meal: null,
    recommendations: [],
    questionnaire_completed: eater.questionnaireCompleted,
    no_target_reason: eater.noTargetReason,
    numbers_hidden: eater.hidesNumbers,
  }
}

const over = (consumed: number | null, target: number | null) =>
  consumed === null || target === null ? 0 : Math.max(0, Math.round((consumed - target) * 10) / 10)

function progress(consumed: number | null, target: number | null): number | null {
  return consumed === null ? null : progressOf(consumed, target)
}

export function overagesOf({ plan }: Today) {
  return {
    calories: over(plan.consumed_calories, plan.target_calories),
    protein_g: over(plan.consumed_protein_g, plan.target_protein_g),
    fiber_g: over(plan.consumed_fiber_g, plan.target_fiber_g),
  }
}
