import { micronutrients, nutrientReasons } from '#nutrition/day/micronutrients/micronutrient.ts'
import * as z from 'zod/mini'

/** A micronutrient of an amount of food, in the unit of `micronutrientLabels`. */
export const nutrientFigure = z.object({
  nutrient: z.enum(micronutrients),
  /** Amount in that unit; null when the values of too much of the food are unknown, never 0 for an unknown value. */
  amount: z.nullable(z.number()),
  /** Percentage of the grams eaten whose value is known, rounded down; null without any food. */
  known_percentage: z.nullable(z.int()),
  /** Estimate with the average salt of the kitchen (IBGE); stated for sodium only. */
  with_kitchen_salt: z.optional(z.nullable(z.number())),
  /** Whether part of the food is cooked with salt of which IBGE states no amount; stated for sodium only. */
  lacks_salt: z.optional(z.boolean()),
})
export type NutrientFigure = z.infer<typeof nutrientFigure>

/** Amount of a micronutrient per day, with this person's reference. */
export const comparedNutrient = z.extend(nutrientFigure, {
  /** The person's reference for a day; null if there is none for this person. */
  reference: z.nullable(z.number()),
  /** Whether the reference is a maximum. */
  is_limit: z.boolean(),
  /** Why the nutrient is shown to this person; null for one that only the full list shows. */
  reason: z.nullable(z.enum(nutrientReasons)),
})
export type ComparedNutrient = z.infer<typeof comparedNutrient>
