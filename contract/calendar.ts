import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as z from 'zod/mini'

/** A civil day of the account's own time zone, `YYYY-MM-DD`. */
export const isoDate = z.iso.date('Use o formato AAAA-MM-DD.')

export const isoInstant = z.iso.datetime({ offset: true })

export const mealType = z.enum(mealTypes, 'Escolha uma refeição da lista.')
export type MealType = z.infer<typeof mealType>
