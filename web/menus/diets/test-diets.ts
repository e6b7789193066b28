import type { DietDetail } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'

export const dietId = '3d384b90-2918-4515-9c9f-0d638fd3ea8e'

export function diet(change: Partial<DietDetail> = {}): DietDetail {
  return {
    id: dietId,
    user_id: 'ana',
    name: 'Minha dieta',
    is_active: true,
    generation_status: 'completed',
    is_stuck: false,
    meal_plan_generated: true,
    targets_rest: { kcal: 2144, protein_g: 124, carb_g: 252, fat_g: 71, fiber_g: 30 },
    targets_training: { kcal: 2369, protein_g: 124, carb_g: 309, fat_g: 71, fiber_g: 33 },
    training_weekdays: [1, 3],
    styles_required: ['PF'],
    disallowed_tags: ['Sem amendoim'],
    is_outdated: false,
    created_at: '2026-11-20T12:00:00.000Z',
    explanation: {
      targets_met: ['Fibra alcançada todos os dias.'],
      avoided: ['Deixamos de fora amendoim e derivados (Amendoim).'],
      relaxed: [],
      suggestions: [],
      asks: [],
    },
    is_plain: false,
    ...change,
  }
}

const nutrition = { kcal: 600, protein_g: 40.2, carbs_g: 70.1, fat_g: 15.5, fiber_g: 11.3 }

export function meal(change: Partial<MenuMeal> = {}): MenuMeal {
  return {
    id: 'm-1',
    day_of_week: 1,
    meal_order: 1,
    meal_type: 'almoco',
    kind: 'cooked',
    name: 'Bife acebolado com arroz e feijão',
    description: 'O cheiro de domingo.',
    portions: 1.5,
    nutrition_per_portion: { kcal: 400, protein_g: 26.8, carbs_g: 46.7, fat_g: 10.3, fiber_g: 7.5 },
    nutrition,
    preparation_time_min: 10,
    cooking_time_min: 15,
    plate: { vessel: null, foods: [] },
    ingredients: [],
    preparation_method: ['Doure a cebola.', 'Sele o bife.'],
    parts: [
      {
        part: 'main',
        recipe_id: 'bife-acebolado',
        name: 'Bife acebolado',
        portions: 1.5,
        nutrition_per_portion: nutrition,
        preparation_time_min: 10,
        cooking_time_min: 15,
        batch_weekdays: [1, 2, 3],
        batch_ingredients: ['3 conchas de feijão (420 g)'],
        equipment: ['Fogão'],
        ingredients: [
          {
            food_id: 'taco:567',
            name: 'feijão-preto',
            group: 'feijao',
            grams: 140,
            quantity: 1,
            unit: 'concha',
            text: '1 concha de feijão (140 g)',
          },
        ],
        preparation_method: ['Doure a cebola.', 'Sele o bife.'],
      },
    ],
    is_locked: false,
    ...change,
  }
}
