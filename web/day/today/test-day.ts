import type { PlannedMeal, Today } from '#contract/day/today.ts'

const lunch: PlannedMeal = {
  meal_type: 'almoco',
  estimated_time: '12:30',
  kind: 'cooked',
  recipe_id: 'bife-acebolado',
  name: 'Bife acebolado, arroz e feijão',
  plate: { vessel: null, foods: [{ name: 'Arroz', group: 'arroz', grams: 120 }] },
  calories: 610,
  protein_g: 34.5,
  fiber_g: 11,
  ticked: false,
  logged: false,
}

/** A Monday with a diet and no plan for its week. */
export const mondayWithDiet: Today = {
  date: '2026-03-09',
  plan: {
    consumed_calories: 0,
    target_calories: 1830,
    consumed_protein_g: 0,
    target_protein_g: 82,
    consumed_carbs_g: 0,
    target_carbs_g: 243,
    consumed_fat_g: 0,
    target_fat_g: 59,
    consumed_fiber_g: 0,
    target_fiber_g: 26,
    data_source: 'manual',
    scans: [],
  },
  progress: { calories: 0, protein_g: 0, fiber_g: 0 },
  nutrients: [],
  streak: 0,
  next_meal: {
    meal_type: 'almoco',
    estimated_time: '12:30',
    recipe: { id: 'bife-acebolado', name: lunch.name, calories: 610, protein_g: 34.5 },
  },
  planned_meals: [lunch],
  active_diet: {
    id: '3d384b90-2918-4515-9c9f-0d638fd3ea8e',
    name: 'Cardápio de 9 de março',
    day_type: 'training',
    targets: { kcal: 1830, protein_g: 82, carb_g: 243, fat_g: 59, fiber_g: 26 },
    styles: ['PF'],
  },
  rebalance: null,
  has_week_plan: false,
  check_ins: [],
  recommendations: [],
  questionnaire_completed: true,
  no_target_reason: null,
  numbers_hidden: false,
  open_health_question: null,
  has_plan_change: false,
}
