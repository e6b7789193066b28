import { foodGroups } from '#nutrition/foods/food.ts'
import * as z from 'zod/mini'
import { isoDate, isoInstant, mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Why a meal is offered again: `usual` most often logged at this meal, `yesterday` logged yesterday at this meal,
 * `saved` saved under a name, `recent` one of the last different ones of any meal.
 */
export const repeatReasons = ['usual', 'yesterday', 'saved', 'recent'] as const
export type RepeatReason = (typeof repeatReasons)[number]

export const repeatableMeal = z.object({
  /** The latest logged meal with these foods, or the saved meal; the id for `repeatMeal`. */
  meal_id: z.string(),
  reason: z.enum(repeatReasons),
  /** Name of a saved meal; null for a logged one. */
  name: z.nullable(z.string()),
  /** Day on which it was eaten; today for a saved one. */
  date: isoDate,
  meal_type: mealType,
  calories: z.nullable(z.number()),
  foods: z.array(
    z.object({
      food_id: z.string(),
      name: z.string(),
      group: z.enum(foodGroups),
      grams: z.number(),
    }),
  ),
})
export type RepeatableMeal = z.infer<typeof repeatableMeal>

/**
 * Lists up to 13 different meals to log again, the likeliest first; none that this meal of the day already has. Those
 * saved as this meal stand before the recent ones, the others after them.
 * `day_out_of_range`: `date` is more than 30 days ago or after tomorrow.
 */
export const listRepeatableMeals = endpoint({
  method: 'GET',
  path: '/api/meals/again',
  access: 'session',
  summary: 'Refeições que esta pessoa pode registrar de novo com um toque',
  query: z.object({
    /** Time of eating, which decides the meal; defaults to now. */
    at: z.optional(isoInstant),
    /** Day on which the meals are logged, each as the meal that it was; defaults to today, as the meal at `at`. */
    date: z.optional(isoDate),
  }),
  reply: z.object({ meal_type: mealType, meals: z.array(repeatableMeal) }),
  errors: ['day_out_of_range'],
})
