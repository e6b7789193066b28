import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Foods and families that one does without: names as the questionnaire keeps them, parted by semicolons. */
const without = z._default(z.string().check(z.maxLength(5000)), '')

export const tasteOption = z.object({
  /** Name as the answers store it: `Peixes`, `Brócolis`. */
  name: z.string(),
  kind: z.enum(['base', 'family']),
  /** Recipes that hold it, among those that the person may eat. */
  recipes_with: z.int(),
  /** Recipes left when it joins what one does without. */
  recipes_left: z.int(),
  recipes_total: z.int(),
})
export type TasteOption = z.infer<typeof tasteOption>

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
  /** Meals for which no recipe is left. */
  empty_meals: z.array(z.enum(mealTypes)),
})
export type TasteOutlook = z.infer<typeof tasteOutlook>

export const readTasteOutlook = endpoint({
  method: 'GET',
  path: '/api/tastes/outlook',
  access: 'session',
  summary: 'Quantas receitas ficam sem os alimentos e as famílias ditas',
  query: z.object({ without }),
  reply: tasteOutlook,
})
