import type { MealPart, MenuMeal } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'

const nutrition = { kcal: 201, protein_g: 10.3, carbs_g: 30.2, fat_g: 4.1, fiber_g: 3.3 }

export function part(change: Partial<MealPart> = {}): MealPart {
  return {
    part: 'main',
    recipe_id: 'bife-acebolado',
    name: 'Bife acebolado',
    portions: 1,
    nutrition_per_portion: nutrition,
    preparation_time_min: 10,
    cooking_time_min: 12,
    batch_weekdays: null,
    equipment: ['Fogão'],
    ingredients: [],
    preparation_method: [],
    ...change,
  }
}

export const rice = part({ part: 'base', recipe_id: 'arroz', name: 'Arroz branco' })

export function plannedMeal(change: Partial<MenuMeal> = {}): MenuMeal {
  const mealType = change.meal_type ?? 'almoco'
  return {
    id: `semana:1:${mealType}`,
    day_of_week: 1,
    meal_order: 1,
    meal_type: mealType,
    kind: 'cooked',
    name: mealTypeLabels[mealType],
    description: '',
    portions: 1,
    nutrition_per_portion: nutrition,
    nutrition,
    preparation_time_min: 10,
    cooking_time_min: 12,
    plate: { vessel: null, foods: [] },
    ingredients: [],
    preparation_method: [],
    parts: [part()],
    is_locked: false,
    ...change,
  }
}

/** Week of one day. */
export function weekPlan(meals: MenuMeal[]): WeekPlan {
  return {
    id: 'semana',
    week_start: '2026-03-09',
    diet_id: 'dieta',
    observations: '',
    understood: [],
    ignored: [],
    removed: [],
    explanation: { targets_met: [], avoided: [], relaxed: [], suggestions: [], asks: [] },
    is_plain: false,
    follows_diet: false,
    is_outdated: false,
    created_at: '2026-03-09T10:00:00.000Z',
    updated_at: '2026-03-09T10:00:00.000Z',
    days: [
      {
        date: '2026-03-09',
        day_of_week: 1,
        day_type: 'rest',
        targets: { kcal: 1800, protein_g: 90, carb_g: 220, fat_g: 60, fiber_g: 25 },
        totals: { kcal: 0, protein_g: 0, carbs_g: 0, fat_g: 0, fiber_g: 0 },
        meals,
      },
    ],
  }
}
