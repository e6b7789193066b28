import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as z from 'zod/mini'
import { isoDate } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { recipeId } from '../menus/menus.ts'
import { weekPlan } from '../menus/week-plans.ts'
import { withToday } from './today.ts'

const nutrition = z.object({
  calories: z.number(),
  protein_g: z.number(),
  /** As far as it is known; null if nothing of it is. */
  fiber_g: z.nullable(z.number()),
  /** True if `fiber_g` is a lower bound, because the fiber of a food is unknown. */
  fiber_is_partial: z.optional(z.literal(true)),
})

/** Whether each meal type was ticked. Types that are not in the day's plan are ignored. */
const mealCompliance = z.partialRecord(z.enum(mealTypes, 'Escolha uma refeição da lista.'), z.boolean())

/** Adherence to one day's planned meals; one record per day. */
export const compliance = z.object({
  id: z.string(),
  user_id: z.string(),
  date: isoDate,
  diet_id: z.string(),
  /** Whether at least one meal and at least half of the meals were ticked. */
  is_followed: z.boolean(),
  meal_compliance: mealCompliance,
  /** Nutrition of the ticked meals; `null` for an account with hidden numbers. */
  calculated_nutrition: z.nullable(nutrition),
  /** Percentage of the day's planned meals that were ticked, 0 to 100. */
  compliance_percentage: z.int(),
  manual_adjustments: z.nullable(z.string()),
})
export type Compliance = z.infer<typeof compliance>

/**
 * Returns the recorded adherence, one entry per day with any; the period defaults to today. `day_out_of_range`: `from`
 * is more than 366 days before `to`.
 */
export const listCompliance = endpoint({
  method: 'GET',
  path: '/api/compliance',
  access: 'session',
  summary: 'A aderência registrada, por dia; sem período, a de hoje',
  query: z.object({ date: z.optional(isoDate), from: z.optional(isoDate), to: z.optional(isoDate) }),
  reply: z.array(compliance),
  errors: ['day_out_of_range'],
})

const ticks = z.object({
  user_id: z.optional(z.string()),
  /** Defaults to today. */
  date: z.optional(isoDate),
  diet_id: z.uuid('Dieta inválida.'),
  meal_compliance: mealCompliance,
})

const saved = z.extend(compliance, {
  /** The week without the rebalance that an unticked meal had caused; null if none was undone. */
  week_plan: z.nullable(weekPlan),
})

const saveErrors = [
  'no_active_diet',
  'diet_not_found',
  'nothing_planned',
  'day_out_of_range',
  'questionnaire_required',
  'no_numeric_plan',
] as const

/**
 * Saves the adherence of a day; idempotent. Needs a diet with a menu for that day: `no_active_diet`, `diet_not_found`,
 * `nothing_planned`. `day_out_of_range`: more than 30 days ago or after tomorrow. `questionnaire_required`,
 * `no_numeric_plan`: no menus for this account.
 */
export const saveCompliance = endpoint({
  method: 'PUT',
  path: '/api/compliance',
  access: 'entitled',
  summary: 'Registra ou atualiza a aderência de um dia; repetir não muda nada',
  body: z.extend(ticks, {
    /** Absent keeps the stored adjustments, `null` removes them. */
    manual_adjustments: z.optional(
      z.nullable(z.string().check(z.trim(), z.maxLength(300, 'Use até 300 caracteres.'))),
    ),
  }),
  reply: withToday(saved),
  errors: [...saveErrors],
})

/**
 * Ticks or unticks the named meals of a day; the others stay, so that ticks of two devices do not undo each other. A
 * tick that is not saved is missing from the reply's `meal_compliance`: its meal left the menu, the person's answers
 * exclude it, or it has another dish than the one in `dishes`. Idempotent. Errors as for `saveCompliance`.
 */
export const changeTicks = endpoint({
  method: 'PATCH',
  path: '/api/compliance',
  access: 'entitled',
  summary: 'Marca ou desmarca refeições do cardápio de um dia; as outras ficam como estão',
  body: z.extend(ticks, {
    /** Recipe of the main dish that was shown for each ticked meal; a tick made offline may be older than the menu. */
    dishes: z.optional(z.partialRecord(z.enum(mealTypes), recipeId)),
  }),
  reply: withToday(saved),
  errors: [...saveErrors],
})
