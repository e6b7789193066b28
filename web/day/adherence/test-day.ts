import type { Compliance } from '#contract/day/adherence.ts'
import type { Meal } from '#contract/day/meals.ts'
import type { PlannedMeal, Today } from '#contract/day/today.ts'
import { chosenItem, totalsOf } from '../shared/plate-items.ts'
import { beans, rice, rowOf } from '../shared/test-food-rows.ts'

export function plannedMeal(change: Partial<PlannedMeal>): PlannedMeal {
  return {
    meal_type: 'almoco',
    estimated_time: '12:00',
    kind: 'cooked',
    recipe_id: 'arroz-feijao-e-bife',
    name: 'Arroz, feijão e bife',
    plate: { vessel: null, foods: [] },
    calories: 700,
    protein_g: 40.2,
    fiber_g: 12.3,
    ticked: false,
    logged: false,
    ...change,
  }
}

export const dietId = '3d384b90-2918-4515-9c9f-0d638fd3ea8e'

export const today: Today = {
  date: '2026-11-20',
  plan: {
    consumed_calories: 0,
    target_calories: 2000,
    consumed_protein_g: 0,
    target_protein_g: 110,
    consumed_carbs_g: 0,
    target_carbs_g: 250,
    consumed_fat_g: 0,
    target_fat_g: 60,
    consumed_fiber_g: 0,
    target_fiber_g: 30,
    data_source: 'manual',
    scans: [],
  },
  progress: { calories: 0, protein_g: 0, fiber_g: 0 },
  nutrients: [],
  streak: 0,
  next_meal: null,
  planned_meals: [
    plannedMeal({
      meal_type: 'cafe_manha',
      name: 'Tapioca com ovo',
      calories: 380,
      protein_g: 18.1,
      fiber_g: 4,
    }),
    plannedMeal({ meal_type: 'almoco', logged: true }),
    plannedMeal({ meal_type: 'jantar', kind: 'away', name: 'Refeição fora de casa', calories: 0 }),
  ],
  active_diet: {
    id: dietId,
    name: 'Minha dieta',
    day_type: 'rest',
    targets: { kcal: 2000, protein_g: 110, carb_g: 230, fat_g: 70, fiber_g: 30 },
    styles: [],
  },
  rebalance: null,
  rebalance_proposal: null,
  has_week_plan: false,
  check_ins: [],
  recommendations: [],
  questionnaire_completed: true,
  no_target_reason: null,
  numbers_hidden: false,
  open_health_question: null,
  has_plan_change: false,
}

export function record(change: Partial<Compliance> = {}): Compliance {
  return {
    id: 'c-1',
    user_id: 'ana',
    date: today.date,
    diet_id: dietId,
    is_followed: true,
    meal_compliance: { cafe_manha: true, almoco: true },
    calculated_nutrition: { calories: 380, protein_g: 18.1, fiber_g: 4 },
    compliance_percentage: 100,
    manual_adjustments: null,
    ...change,
  }
}

const dish = chosenItem(rowOf(rice), { grams: 240, quantity: 2, measure: 'porção' })
const bean = rowOf(beans)
const [part] = [{ ...chosenItem(bean, { grams: 90, quantity: 90, measure: 'grama' }), food: bean }]

/** The tick of a lunch whose dish has stated parts. */
export const tickedLunch: Meal = {
  id: 'ticked',
  date: today.date,
  meal_type: 'almoco',
  source: 'diet_plan',
  scan_id: null,
  eaten_at: '2026-11-20T15:10:00.000Z',
  items: [{ ...dish, parts: [part] }],
  totals: totalsOf([dish]),
}

/** Returns a day on which the lunch is ticked. */
export function withTicked(day: Today, { id, eaten_at, meal_type }: Meal): Today {
  const tick = {
    id,
    scan_id: null,
    source: 'diet_plan' as const,
    meal_type,
    eaten_at,
    planned_type: 'almoco' as const,
    plate: null,
    calories: 400,
    protein_g: 20,
    foods: [],
  }
  return { ...day, plan: { ...day.plan, scans: [tick] } }
}
