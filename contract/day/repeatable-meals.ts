import { foodGroups } from '#nutrition/foods/food.ts'
import * as z from 'zod/mini'
import { isoDate, isoInstant, mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Why a meal is offered again. `usual`: logged most often at this meal type. `yesterday`: logged yesterday at this
 * meal type. `saved`: saved under a name. `recent`: one of the latest different meals, of any meal type.
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
 * Lists up to 13 different meals to log again, the likeliest first. Leaves out meals whose foods the day already has,
 * except at another meal if it is a single food or both are main meals. Meals saved under this meal type come before
 * the recent ones, other saved meals after them. `day_out_of_range`: `date` is more than 30 days ago or after tomorrow.
 */
export const listRepeatableMeals = endpoint({
  method: 'GET',
  path: '/api/meals/again',
  access: 'session',
  summary: 'Refeições que esta pessoa pode registrar de novo com um toque',
  query: z.object({
    /** Time of eating, which decides the meal; defaults to now. */
    at: z.optional(isoInstant),
    /**
     * Day on which the meal would be logged, under the meal type that it has. Defaults to today: the meal is then
     * logged under the meal type at the time `at`.
     */
    date: z.optional(isoDate),
    /** `with_eaten`: also meals that were already logged on the day. */
    include: z.optional(z.enum(['with_eaten'])),
  }),
  reply: z.object({ meal_type: mealType, meals: z.array(repeatableMeal) }),
  errors: ['day_out_of_range'],
})
