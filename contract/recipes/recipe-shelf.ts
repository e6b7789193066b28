import * as z from 'zod/mini'
import { isoInstant, mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Returns what the order of the recipes depends on besides the favorites: the person's meal times, dislikes and last
 * meals.
 */
export const readShelfTastes = endpoint({
  method: 'GET',
  path: '/api/recipe-shelf',
  access: 'entitled',
  summary: 'O que ordena as receitas para esta pessoa nesta hora',
  /** `at`: moment that decides what was eaten lately; defaults to now. */
  query: z.object({ at: z.optional(isoInstant) }),
  reply: z.object({
    /** Meals of the person's day in order, with their times in minutes after midnight: the device reads the hour. */
    meals: z.array(z.object({ meal: mealType, minutes: z.int() })),
    /** Recipes with a food that the person prefers to avoid. */
    disliked_ids: z.array(z.string()),
    /** Recipes eaten in the last two weeks, with the days since. */
    eaten: z.array(z.object({ recipe_id: z.string(), days_ago: z.int() })),
  }),
})
