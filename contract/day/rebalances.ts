import * as z from 'zod/mini'
import { isoDate, isoInstant, mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { weekPlan } from '../menus/week-plans.ts'
import { loggedMeal, meal } from './meals.ts'
import { rebalancedMeal, withToday } from './today.ts'

const amount = z.number()

/** Result of adding a plate to the day, which changes no planned meal. */
const applied = z.object({
  rebalance: z.object({
    /** Whether the day is off its plan, so that `today.rebalance_proposal` may list changes. */
    rebalanceNeeded: z.boolean(),
    /**
     * Always empty, because versions of the web from before proposals show each entry as a change already made. The
     * proposed changes are in `today.rebalance_proposal`.
     */
    adjustments: z.array(rebalancedMeal),
    /**
     * Excess of the day over its targets, with the meals still planned if `rebalanceNeeded`; 0 without excess or
     * targets, and with hidden numbers.
     */
    overages: z.object({ calories: amount, protein_g: amount, fiber_g: amount }),
  }),
  meal,
})
export type Applied = z.infer<typeof applied>

/**
 * Adds the result of a scan to the day and proposes changes of the remaining meals; idempotent. `scan_not_found`:
 * unknown. `scan_not_ready`: no result yet, or canceled. `day_out_of_range`: more than 30 days ago or after tomorrow.
 */
export const applyScan = endpoint({
  method: 'POST',
  path: '/api/plan-apply-scan',
  access: 'entitled',
  summary: 'Leva o resultado de um scan para o dia; repetir não soma de novo',
  body: z.object({
    user_id: z.optional(z.string()),
    scan_id: z.uuid(),
    date: z.optional(isoDate),
    /** Time of eating; defaults to that of the scan. */
    eaten_at: z.optional(isoInstant),
    meal_type: z.optional(mealType),
  }),
  reply: withToday(applied),
  errors: ['scan_not_found', 'scan_not_ready', 'day_out_of_range'],
})

/**
 * Adds a plate without a photo to the day and proposes changes of the remaining meals; idempotent by `id`.
 * `food_not_found`: unknown food id. `day_out_of_range`: more than 30 days ago or after tomorrow.
 */
export const applyMeal = endpoint({
  method: 'POST',
  path: '/api/plan-apply-meal',
  access: 'entitled',
  summary: 'Leva um prato descrito, sem foto, para o dia; repetir com a mesma chave não soma de novo',
  body: loggedMeal,
  reply: withToday(applied),
  errors: ['food_not_found', 'day_out_of_range'],
})

/**
 * Makes the proposed changes in today's plan, once per logged meal. `applied` is false, and nothing is changed, if the
 * day has changed since so that another change or none would be proposed; `today` then has the current proposal.
 * `meal_not_found`: unknown or removed.
 */
export const acceptRebalance = endpoint({
  method: 'POST',
  path: '/api/plan-rebalance',
  access: 'entitled',
  summary: 'Faz no plano de hoje exatamente o ajuste proposto; repetir não muda mais nada',
  body: z.object({ meal_id: z.uuid(), proposal_id: z.string().check(z.maxLength(64)) }),
  reply: withToday(
    z.object({
      applied: z.boolean(),
      /** Changed meals; empty unless `applied`. */
      adjustments: z.array(rebalancedMeal),
      /** The week with the changed meals; null unless `applied`. */
      week_plan: z.nullable(weekPlan),
    }),
  ),
  errors: ['meal_not_found'],
})

/**
 * Keeps today's plan as it is: nothing more is proposed while this meal is logged today. `declined: false` takes that
 * back. `meal_not_found`: unknown or removed.
 */
export const declineRebalance = endpoint({
  method: 'POST',
  path: '/api/plan-decline-rebalance',
  access: 'entitled',
  summary: 'Deixa o plano de hoje como está, ou volta a aceitar propostas; repetir não muda mais nada',
  body: z.object({ meal_id: z.uuid(), declined: z.boolean() }),
  reply: withToday(z.object({ declined: z.boolean() })),
  errors: ['meal_not_found'],
})

/** Restores the dishes and portions planned before a rebalance of today; idempotent. */
export const undoRebalance = endpoint({
  method: 'POST',
  path: '/api/plan-undo-rebalance',
  access: 'entitled',
  summary: 'Devolve ao plano de hoje os pratos e porções de antes; repetir não muda mais nada',
  body: z.object({ meal_id: z.uuid() }),
  reply: withToday(
    z.object({
      /** Restored meals; empty when nothing is left to undo. */
      restored: z.array(rebalancedMeal),
      /** The week with the restored meals; null without changes. */
      week_plan: z.nullable(weekPlan),
    }),
  ),
  errors: [],
})
