import { dataSources } from '#nutrition/day/adherence/progress.ts'
import { foodGroups } from '#nutrition/foods/food.ts'
import * as z from 'zod/mini'
import { isoDate, isoInstant, mealType } from '../calendar.ts'
import { checkInActionId } from './check-ins.ts'
import { endpoint } from '../endpoint.ts'
import { loggedMeal, meal } from './meals.ts'
import { dayTargets, dayTypes, mealPlate, menuMealKinds } from '../menus/menus.ts'
import { recommendation } from './recommendations.ts'

const amount = z.number()
const target = z.nullable(z.number())

export const todayMeal = z.object({
  id: z.string(),
  scan_id: z.nullable(z.string()),
  source: z.enum(dataSources),
  meal_type: mealType,
  eaten_at: isoInstant,
  calories: z.nullable(amount),
  protein_g: z.nullable(amount),
  foods: z.array(
    z.object({
      food_id: z.string(),
      name: z.string(),
      group: z.enum(foodGroups),
      grams: amount,
      calories: z.nullable(amount),
      protein: z.nullable(amount),
    }),
  ),
})
export type TodayMeal = z.infer<typeof todayMeal>

export const plannedMeal = z.object({
  meal_type: mealType,
  /** Usual time of the meal, `HH:MM`, from the person's settings. */
  estimated_time: z.string(),
  kind: z.enum(menuMealKinds),
  /** Recipe of the main dish; null for a meal without one. */
  recipe_id: z.nullable(z.string()),
  name: z.string(),
  plate: mealPlate,
  calories: amount,
  protein_g: amount,
  fiber_g: amount,
  /** Whether the meal is ticked in the adherence card. */
  ticked: z.boolean(),
  /** Whether a scan or described meal is logged for the same meal. */
  logged: z.boolean(),
})
export type PlannedMeal = z.infer<typeof plannedMeal>

export const activeDiet = z.object({
  id: z.string(),
  name: z.string(),
  day_type: z.enum(dayTypes),
  /** Targets of the requested day. */
  targets: dayTargets,
  styles: z.array(z.string()),
})

/** A planned meal before and after a rebalance or its undo. */
const rebalancedMeal = z.object({
  /** Always today. */
  date: isoDate,
  meal_type: mealType,
  from: z.string(),
  to: z.string(),
  kcal_delta: amount,
})
export type RebalancedMeal = z.infer<typeof rebalancedMeal>

const activeRebalance = z.object({
  /** Logged meal that caused the rebalance; the id for `undoRebalance`. */
  meal_id: z.string(),
  adjustments: z.array(rebalancedMeal),
})
export type ActiveRebalance = z.infer<typeof activeRebalance>

export const today = z.object({
  date: isoDate,
  plan: z.object({
    consumed_calories: z.nullable(amount),
    target_calories: target,
    consumed_protein_g: z.nullable(amount),
    target_protein_g: target,
    consumed_fiber_g: z.nullable(amount),
    target_fiber_g: target,
    data_source: z.enum(dataSources),
    scans: z.array(todayMeal),
  }),
  /** Percentage of each target; null without a target. */
  progress: z.object({ calories: target, protein_g: target, fiber_g: target }),
  /** Consecutive logged days; null for people without streaks. */
  streak: z.nullable(z.int()),
  next_meal: z.nullable(
    z.object({
      meal_type: mealType,
      estimated_time: z.string(),
      recipe: z.object({ id: z.string(), name: z.string(), calories: amount, protein_g: amount }),
    }),
  ),
  /** Meals of this day from the week plan, or else from the active diet. */
  planned_meals: z.array(plannedMeal),
  active_diet: z.nullable(activeDiet),
  /** Latest rebalance of today that can still be undone. */
  rebalance: z.nullable(activeRebalance),
  /** Whether the week of this day has a week plan. */
  has_week_plan: z.boolean(),
  /** Check-in answers of the day, at most one per type. */
  check_ins: z.array(checkInActionId),
  /** At most three, highest priority first; empty for any day but today. */
  recommendations: z.array(recommendation),
  questionnaire_completed: z.boolean(),
  /** Portuguese reason for missing targets despite a complete questionnaire. */
  no_target_reason: z.nullable(z.string()),
  numbers_hidden: z.boolean(),
  /** Open question about the person's health. Its text is in `GET /api/health-reading`, which is never cached. */
  open_health_question: z.nullable(z.enum(['pergunta', 'contradicao'])),
  /** Whether an unseen change of targets exists; `GET /api/plan-change` returns it. */
  has_plan_change: z.boolean(),
})
export type Today = z.infer<typeof today>

/**
 * Returns a day with intake, targets, meals and streak; defaults to today. `day_out_of_range`: older than 30 days or in
 * the future.
 */
export const readToday = endpoint({
  method: 'GET',
  path: '/api/plan-today',
  access: 'entitled',
  summary: 'O dia da conta: consumo, metas, refeições e sequência',
  query: z.object({ date: z.optional(isoDate) }),
  reply: today,
  errors: ['day_out_of_range'],
})

/** Result of adding a plate to the day, with the changes to the remaining planned meals. */
export const applied = z.object({
  rebalance: z.object({
    rebalanceNeeded: z.boolean(),
    /** Changed meals; empty when the limits of a rebalance allow no change. */
    adjustments: z.array(rebalancedMeal),
    /** Excess of the day over its targets, planned meals included; 0 without excess or targets. */
    overages: z.object({ calories: amount, protein_g: amount, fiber_g: amount }),
  }),
  meal,
})
export type Applied = z.infer<typeof applied>

/**
 * Adds the result of a scan to the day and rebalances the remaining meals; idempotent. `scan_not_found`: unknown or
 * canceled. `scan_not_ready`: no result yet. `day_out_of_range`: older than 30 days or in the future.
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
    meal_type: z.optional(mealType),
  }),
  reply: applied,
  errors: ['scan_not_found', 'scan_not_ready', 'day_out_of_range'],
})

/**
 * Adds a plate without a photo to the day and rebalances the remaining meals; idempotent by `id`. `food_not_found`:
 * unknown food id. `day_out_of_range`: older than 30 days or in the future.
 */
export const applyMeal = endpoint({
  method: 'POST',
  path: '/api/plan-apply-meal',
  access: 'entitled',
  summary: 'Leva um prato descrito, sem foto, para o dia; repetir com a mesma chave não soma de novo',
  body: loggedMeal,
  reply: applied,
  errors: ['food_not_found', 'day_out_of_range'],
})

/** Restores the dishes and portions planned before a rebalance of today; idempotent. */
export const undoRebalance = endpoint({
  method: 'POST',
  path: '/api/plan-undo-rebalance',
  access: 'entitled',
  summary: 'Devolve ao plano de hoje os pratos e porções de antes; repetir não muda mais nada',
  body: z.object({ meal_id: z.uuid() }),
  /** Restored meals; empty when nothing is left to undo. */
  reply: z.object({ restored: z.array(rebalancedMeal) }),
  errors: [],
})
