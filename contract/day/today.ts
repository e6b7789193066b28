import { dataSources } from '#nutrition/day/adherence/progress.ts'
import { foodGroups } from '#nutrition/foods/food.ts'
import * as z from 'zod/mini'
import { isoDate, isoInstant, mealType } from '../calendar.ts'
import { type Endpoint, endpoint, type Reply } from '../endpoint.ts'
import { checkInActionId } from './check-in-action-id.ts'
import { dayTargets, dayTypes, mealPlate, menuMealKinds } from '../menus/menus.ts'
import { comparedNutrient } from './nutrient-figures.ts'
import { recommendation } from './recommendations.ts'

const amount = z.number()
const target = z.nullable(z.number())

export const todayMeal = z.object({
  id: z.string(),
  scan_id: z.nullable(z.string()),
  source: z.enum(dataSources),
  meal_type: mealType,
  eaten_at: isoInstant,
  /** Planned meal of which this meal is the tick; null for a logged meal. */
  planned_type: z.nullable(mealType),
  /** Plate of a ticked meal as the menu draws it; null if it is drawn from `foods`. */
  plate: z.nullable(mealPlate),
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
  /** Absent from a day that an earlier version stored on a device. */
  carbs_g: z.optional(amount),
  fat_g: z.optional(amount),
  /** Whether the planned meal is ticked. */
  ticked: z.boolean(),
  /** Whether a meal (scanned, described or chosen from the table) is logged for this meal type on the day. */
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

/** Amount of a recipe in a dish, in portions and as whole grams on the plate. */
const servedAmount = z.object({ portions: amount, grams: amount })
export type ServedAmount = z.infer<typeof servedAmount>

/** A planned meal before and after a rebalance or its undo. */
export const rebalancedMeal = z.object({
  /** Always today. */
  date: isoDate,
  meal_type: mealType,
  from: z.string(),
  to: z.string(),
  kcal_delta: amount,
  /**
   * Energy of the meal before and after, as its plan shows it. Absent if a recipe was removed since, and from a day that
   * an earlier version stored on a device.
   */
  kcal: z.optional(z.object({ from: amount, to: amount })),
  /** Recipes whose amount changes; `from` or `to` is null if the dish lacks the recipe before or after the change. */
  changes: z.array(
    z.object({ name: z.string(), from: z.nullable(servedAmount), to: z.nullable(servedAmount) }),
  ),
})
export type RebalancedMeal = z.infer<typeof rebalancedMeal>

const activeRebalance = z.object({
  /** Logged meal that caused the rebalance; the id for `undoRebalance`. */
  meal_id: z.string(),
  adjustments: z.array(rebalancedMeal),
})
export type ActiveRebalance = z.infer<typeof activeRebalance>

/** Changes of today's remaining meals that the person may accept or decline. */
const rebalanceProposal = z.object({
  /** Identifies these changes: `acceptRebalance` makes no others. */
  id: z.string(),
  /** Logged meal because of which the day is off its plan. */
  meal_id: z.string(),
  adjustments: z.array(rebalancedMeal),
})
export type RebalanceProposal = z.infer<typeof rebalanceProposal>

export const today = z.object({
  date: isoDate,
  plan: z.object({
    consumed_calories: z.nullable(amount),
    target_calories: target,
    consumed_protein_g: z.nullable(amount),
    target_protein_g: target,
    consumed_carbs_g: z.nullable(amount),
    target_carbs_g: target,
    consumed_fat_g: z.nullable(amount),
    target_fat_g: target,
    consumed_fiber_g: z.nullable(amount),
    target_fiber_g: target,
    /** True if `consumed_fiber_g` is a lower bound, because the fiber of a food is unknown. */
    fiber_is_partial: z.optional(z.literal(true)),
    data_source: z.enum(dataSources),
    scans: z.array(todayMeal),
  }),
  /** Consumed percentage of each target; null without that target. */
  progress: z.object({ calories: target, protein_g: target, fiber_g: target }),
  /**
   * Micronutrients that matter most to the person, most important first. Empty on a day without food; null with hidden
   * numbers.
   */
  nutrients: z.nullable(z.array(comparedNutrient)),
  /** Consecutive days with a meal logged or ticked; null for people who are shown no streak. */
  streak: z.nullable(z.int()),
  next_meal: z.nullable(
    z.object({
      meal_type: mealType,
      estimated_time: z.string(),
      recipe: z.object({ id: z.string(), name: z.string(), calories: amount, protein_g: amount }),
    }),
  ),
  /** Planned meals of this day, from the week plan or, without one, from the active diet. */
  planned_meals: z.array(plannedMeal),
  /**
   * The person's times of the meals, minutes after midnight, also without a menu. Absent from a day that an earlier version
   * stored on a device.
   */
  meal_minutes: z.optional(z.record(mealType, z.int())),
  active_diet: z.nullable(activeDiet),
  /** Latest rebalance of today that can still be undone. */
  rebalance: z.nullable(activeRebalance),
  /**
   * Proposed rebalance; null after the person has answered, and if there is no change to propose
   * (`nutrition/menu/rebalance`). Nothing is changed until the person accepts it.
   */
  rebalance_proposal: z.nullable(rebalanceProposal),
  /** Whether the week of this day has a week plan. */
  has_week_plan: z.boolean(),
  /** Check-in answers of the day, at most one per type. */
  check_ins: z.array(checkInActionId),
  /** At most three, highest priority first; empty on any day but today. */
  recommendations: z.array(recommendation),
  questionnaire_completed: z.boolean(),
  /** Reason, in Portuguese, for missing targets despite a complete questionnaire; null otherwise. */
  no_target_reason: z.nullable(z.string()),
  numbers_hidden: z.boolean(),
  /**
   * Open question about the person's health, null without one. Its text is in `GET /api/health-reading`, which is never
   * cached.
   */
  open_health_question: z.nullable(z.enum(['pergunta', 'contradicao'])),
  /** Whether an unseen change of targets exists; `GET /api/plan-change` returns it. */
  has_plan_change: z.boolean(),
})
export type Today = z.infer<typeof today>

/** The day after a command; `null` without access to it, as after a trial, or if it could not be read. */
const todayAfter = z.nullable(today)

/**
 * Adds `today`, the day after the command, to a command's reply, so that the screen needs no second request. The
 * server's `answer-with-day.ts` fills it in.
 */
export function withToday<Shape extends z.core.$ZodLooseShape>(reply: z.ZodMiniObject<Shape>) {
  return z.extend(reply, { today: todayAfter })
}

/** Whether a command replies with the day, by `withToday`. */
export function answersWithToday({ reply }: Endpoint): boolean {
  return reply instanceof z.ZodMiniObject && reply.shape['today'] === todayAfter
}

/** Reply of a command as its use case returns it, before the day is added. */
export type WithoutToday<E extends Endpoint> = Omit<Reply<E>, 'today'>

/**
 * Returns a day with intake, targets, meals and streak; defaults to today. A past day, and today by its date, can be
 * read without a trial or plan. `day_out_of_range`: more than 30 days ago or after tomorrow.
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
