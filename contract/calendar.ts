import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as z from 'zod/mini'

const dateFormat = 'Use o formato AAAA-MM-DD.'

/** A calendar day in the account's time zone, `YYYY-MM-DD`. Year 0 is rejected, because PostgreSQL has none. */
export const isoDate = z.iso.date(dateFormat).check(z.refine((day) => !day.startsWith('0000'), dateFormat))

export const isoInstant = z.iso.datetime({ offset: true })

export const mealType = z.enum(mealTypes, 'Escolha uma refeição da lista.')
export type MealType = z.infer<typeof mealType>
