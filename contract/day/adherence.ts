import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as z from 'zod/mini'
import { isoDate } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

const nutrition = z.object({ calories: z.number(), protein_g: z.number(), fiber_g: z.number() })

/** Meal type -> ticked. Types that the day does not have are ignored. */
const mealCompliance = z.partialRecord(z.enum(mealTypes, 'Escolha uma refeição da lista.'), z.boolean())

/** Adherence to one day's planned meals; one record a day. */
export const compliance = z.object({
  id: z.string(),
  user_id: z.string(),
  date: isoDate,
  diet_id: z.string(),
  /** At least one meal ticked, and at least half of them. */
  is_followed: z.boolean(),
  meal_compliance: mealCompliance,
  /** Sum of the ticked meals; `null` for an account with hidden numbers. */
  calculated_nutrition: z.nullable(nutrition),
  /** Share of the day's meals that were ticked, 0 to 100. */
  compliance_percentage: z.int(),
  manual_adjustments: z.nullable(z.string()),
})
export type Compliance = z.infer<typeof compliance>

export const listCompliance = endpoint({
  method: 'GET',
  path: '/api/compliance',
  access: 'session',
  summary: 'A aderência registrada, por dia; sem período, a de hoje',
  query: z.object({ date: z.optional(isoDate), from: z.optional(isoDate), to: z.optional(isoDate) }),
  reply: z.array(compliance),
  errors: ['day_out_of_range'],
})

export const saveCompliance = endpoint({
  method: 'PUT',
  path: '/api/compliance',
  access: 'entitled',
  summary: 'Registra ou atualiza a aderência de um dia; repetir não muda nada',
  body: z.object({
    user_id: z.optional(z.string()),
    /** Defaults to today. */
    date: z.optional(isoDate),
    diet_id: z.uuid('Dieta inválida.'),
    meal_compliance: mealCompliance,
    /** Absent keeps the stored adjustments, `null` removes them. */
    manual_adjustments: z.optional(
      z.nullable(z.string().check(z.trim(), z.maxLength(300, 'Use até 300 caracteres.'))),
    ),
  }),
  reply: compliance,
  errors: [
    'no_active_diet',
    'diet_not_found',
    'nothing_planned',
    'day_out_of_range',
    'questionnaire_required',
    'no_numeric_plan',
  ],
})
