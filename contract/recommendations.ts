import { recommendationActions, recommendationTypes } from '#nutrition/recommendations/recommendation.ts'
import * as z from 'zod/mini'

/** A nudge for this hour of this day, with its reason. */
export const recommendation = z.object({
  /** Of its rule: the same on every day it is given, so that a device can put it away for a day. */
  id: z.string(),
  type: z.enum(recommendationTypes),
  title: z.string(),
  message: z.string(),
  /** Names of the food table; nothing that the person's answers leave out. */
  foods: z.array(z.string()),
  data: z.object({
    recipe: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        time_min: z.int(),
        /** Of one portion; `null` for an account that must not be shown numbers. */
        calories: z.nullable(z.number()),
      }),
    ),
  }),
  action: z.nullable(z.object({ label: z.string(), actionType: z.enum(recommendationActions) })),
})
export type Recommendation = z.infer<typeof recommendation>
