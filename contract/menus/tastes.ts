import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Names of disliked foods and families as the questionnaire stores them, separated by semicolons. */
const without = z._default(z.string().check(z.maxLength(5000)), '')

export const tasteOption = z.object({
  /** Name as stored in the answers: `Peixes`, `Brócolis`. */
  name: z.string(),
  kind: z.enum(['base', 'family']),
  /** Number of recipes with this food, among those that the person may eat. */
  recipes_with: z.int(),
  /** Number of recipes that the person may still eat if this food is disliked as well. */
  recipes_left: z.int(),
  recipes_total: z.int(),
})
export type TasteOption = z.infer<typeof tasteOption>

/** Searches foods and families to like or dislike, with the number of recipes left. */
export const searchTastes = endpoint({
  method: 'GET',
  path: '/api/tastes',
  access: 'session',
  summary: 'Alimentos e famílias para gostar ou dispensar, com as receitas que ficam',
  query: z.object({
    q: z.string().check(z.trim(), z.maxLength(80, 'Use até 80 caracteres.')),
    without,
  }),
  reply: z.array(tasteOption),
})

export const tasteOutlook = z.object({
  recipes_total: z.int(),
  recipes_left: z.int(),
  /** Meal types for which no recipe is left. */
  empty_meals: z.array(z.enum(mealTypes)),
})
export type TasteOutlook = z.infer<typeof tasteOutlook>

/**
 * Returns how many of all recipes are left without the given foods and families, and which meal types have none left.
 */
export const readTasteOutlook = endpoint({
  method: 'GET',
  path: '/api/tastes/outlook',
  access: 'session',
  summary: 'Quantas receitas ficam sem os alimentos e as famílias ditas',
  query: z.object({ without }),
  reply: tasteOutlook,
})
