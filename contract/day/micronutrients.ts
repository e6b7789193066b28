import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plateChoices } from './meals.ts'
import { nutrientFigure } from './nutrient-figures.ts'

/** Returns the micronutrients of foods in these amounts. Saves nothing. `food_not_found`: unknown food id. */
export const countMicronutrients = endpoint({
  method: 'POST',
  path: '/api/micronutrients',
  access: 'entitled',
  summary: 'Vitaminas e minerais de alimentos nas quantidades dadas; nada é gravado',
  body: z.object({ items: plateChoices }),
  reply: z.object({
    /** Micronutrients of all items together; null for an account with hidden numbers. */
    nutrients: z.nullable(
      z.array(
        z.extend(nutrientFigure, {
          /** Whether the table states a trace: an amount too small to measure, counted as 0. */
          is_trace: z.boolean(),
        }),
      ),
    ),
  }),
  errors: ['food_not_found'],
})
