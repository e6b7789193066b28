import { recommendationActions, recommendationTypes } from '#nutrition/day/recommendations/recommendation.ts'
import * as z from 'zod/mini'

/** A recommendation for the current hour, with its reason. */
export const recommendation = z.object({
  /** Id of the rule that made it, the same every day, so that a device can dismiss it for a day. */
  id: z.string(),
  type: z.enum(recommendationTypes),
  title: z.string(),
  message: z.string(),
  /** Names of suggested foods, none excluded by the person's answers. */
  foods: z.array(z.string()),
  data: z.object({
    recipe: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        time_min: z.int(),
        /** Energy of one portion in kcal; `null` for an account with hidden numbers. */
        calories: z.nullable(z.number()),
      }),
    ),
  }),
  action: z.nullable(z.object({ label: z.string(), actionType: z.enum(recommendationActions) })),
})
export type Recommendation = z.infer<typeof recommendation>
