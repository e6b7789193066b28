import * as z from 'zod/mini'
import { isoDate, isoInstant, mealType } from '../calendar.ts'
import { withToday } from '../day/today.ts'
import { endpoint } from '../endpoint.ts'
import { healthConcern, healthFinding } from '../account/health-readings.ts'
import { dish, dishParts, mayRelax, menuDay, menuExplanation, menuMeal, portions, recipeId } from './menus.ts'

export const longestObservations = 600

/** One constraint recognised in the week's observations. `key` is used to remove it. */
export const understoodObservation = z.object({
  key: z.string(),
  /** Chip text: `Sem forno`. */
  text: z.string(),
  /** Source words in the text. */
  words: z.string(),
})
export type UnderstoodObservation = z.infer<typeof understoodObservation>

export const weekPlan = z.object({
  id: z.string(),
  /** Monday of the week. */
  week_start: isoDate,
  diet_id: z.string(),
  observations: z.string(),
  understood: z.array(understoodObservation),
  /** Parts of the observations that could not be turned into constraints. */
  ignored: z.array(z.string()),
  /** Parts that name a meal away or with guests without its day, and therefore change nothing. */
  undated: z.optional(z.array(z.string())),
  /** Keys of constraints that the person removed. */
  removed: z.array(z.string()),
  explanation: menuExplanation,
  is_plain: z.boolean(),
  /** Whether the week has no plan yet, so that these are the meals of the active diet's menu. */
  follows_diet: z.boolean(),
  /** Whether answers changed since the generation; some meals are withheld until the week is generated again. */
  is_outdated: z.boolean(),
  created_at: isoInstant,
  updated_at: isoInstant,
  /** Monday first. */
  days: z.array(menuDay),
})
export type WeekPlan = z.infer<typeof weekPlan>

const observations = z
  .string()
  .check(z.trim(), z.maxLength(longestObservations, `Use até ${longestObservations} caracteres.`))

/**
 * Returns the plan of the week that contains the day `start`, by default today. If that week has no plan, `week_plan`
 * is absent and `diet_week` holds the week of the active diet's menu, unless nothing is planned. `week_out_of_range`:
 * more than `weeksBack` or `weeksAhead` weeks away.
 */
export const readWeekPlan = endpoint({
  method: 'GET',
  path: '/api/plan-get-week',
  access: 'entitled',
  summary: 'O plano da semana que contém este dia; sem um, a semana do cardápio da dieta ativa',
  query: z.object({ start: z.optional(isoDate) }),
  reply: z.object({ week_plan: z.optional(weekPlan), diet_week: z.optional(weekPlan) }),
  errors: ['week_out_of_range'],
})

/**
 * Generates the plan of a week from the active diet and the observations; past, ticked and locked meals are kept.
 * `week_needs_diet`: there is no active diet with a menu. `week_out_of_range`: beyond `weeksBack` or `weeksAhead`.
 * `day_is_past`: the whole week is past. `menu_cancelled`: the generation was stopped. `questionnaire_required`,
 * `no_numeric_plan`: no menus for this account.
 */
export const generateWeekPlan = endpoint({
  method: 'POST',
  path: '/api/plan-generate-week',
  access: 'entitled',
  summary:
    'Gera o plano da semana a partir da dieta ativa e das observações; refeições já vividas e fixadas ficam',
  body: z.object({
    user_id: z.optional(z.string()),
    /** Any day of the requested week; defaults to the current week. */
    week_start: z.optional(isoDate),
    /** Absent keeps the stored observations. */
    observations: z.optional(observations),
    /** Keys of wrongly recognised constraints; if absent, stored keys are kept while their words remain. */
    removed: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(40))),
    /** Keys of wrongly recognised health statements in the observations. */
    removed_health: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(40)), []),
    may_relax: mayRelax,
    /** Whether to generate only if the week has no plan yet; used by the automatic generation on Mondays. */
    only_if_absent: z._default(z.boolean(), false),
  }),
  reply: withToday(z.object({ week_plan: weekPlan, created: z.boolean() })),
  errors: [
    'questionnaire_required',
    'no_numeric_plan',
    'week_needs_diet',
    'week_out_of_range',
    'day_is_past',
    'menu_cancelled',
  ],
})

/** Parses the observations of a week into constraints. Saves nothing. */
export const readObservations = endpoint({
  method: 'POST',
  path: '/api/week-plans/observations',
  access: 'entitled',
  summary: 'O que se entende das observações da semana, antes de gerar',
  body: z.object({ text: observations }),
  reply: z.object({
    understood: z.array(understoodObservation),
    ignored: z.array(z.string()),
    /** As in `weekPlan`. */
    undated: z.optional(z.array(z.string())),
    /** Health statements in the observations; they take effect when the week is generated. */
    health: z.array(healthFinding),
    concerns: z.array(healthConcern),
  }),
})

const place = { date: isoDate, meal_type: mealType }

export const alternative = z.object({
  dish,
  /** The meal as it would appear in the plan. */
  meal: menuMeal,
  /** This meal minus the replaced one; minutes of the week with this meal minus those with the replaced one. */
  changes: z.object({ kcal: z.int(), protein_g: z.int(), fiber_g: z.int(), minutes: z.int() }),
  /** Sentences on other meals that take more minutes than the person has, because they must now cook themselves. */
  cautions: z.array(z.string()),
})
export type Alternative = z.infer<typeof alternative>

const cannotEdit = ['week_plan_not_found', 'planned_meal_not_found', 'week_out_of_range'] as const

/**
 * Returns the best replacements for a planned meal, with the differences. `week_plan_not_found`,
 * `planned_meal_not_found`: nothing is planned there. `meal_locked`: unlock it first. `meal_eaten`: untick it first.
 * `week_out_of_range`: beyond `weeksBack` or `weeksAhead`. `questionnaire_required`, `no_numeric_plan`: no menus for
 * this account.
 */
export const listAlternatives = endpoint({
  method: 'GET',
  path: '/api/week-plans/alternatives',
  access: 'entitled',
  summary: 'As melhores trocas para uma refeição planejada, com o que cada uma muda',
  query: z.object({ ...place, count: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(12)), 4) }),
  reply: z.array(alternative),
  errors: [...cannotEdit, 'meal_locked', 'meal_eaten', 'questionnaire_required', 'no_numeric_plan'],
})

/** Confirms an edit that breaks wishes (`edit_against_wishes`). */
const acceptsDisliked = { accepts_disliked: z._default(z.boolean(), false) }

export const weekEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('swap'), ...place, dish, ...acceptsDisliked }),
  /** Sets the recipe of a planned meal, with portions scaled to the meal's target. */
  z.object({
    kind: z.literal('add_recipe'),
    ...place,
    recipe_id: recipeId,
    ...acceptsDisliked,
  }),
  z.object({ kind: z.literal('lock'), ...place, locked: z.boolean() }),
  z.object({ kind: z.literal('move'), ...place, to: z.object(place), ...acceptsDisliked }),
  z.object({
    kind: z.literal('portions'),
    ...place,
    part: z.enum(dishParts),
    portions,
  }),
  z.object({ kind: z.literal('repeat_day'), date: isoDate, to_date: isoDate, ...acceptsDisliked }),
])
export type WeekEdit = z.input<typeof weekEdit>

/**
 * Edits the week plan: swap, lock, move, change portions, copy a day or add a recipe. `meal_locked`, `meal_eaten`,
 * `day_is_past`: the meal cannot change; a copied day leaves out ticked meals. `recipe_unsafe`: excluded by the
 * person's answers. `edit_against_wishes`: brings disliked food, equipment that is lacking or meals above their time, and
 * needs `accepts_disliked`. `recipe_not_for_meal`, `recipe_twice_a_day`,
 * `greens_unsteady` (intake of greens must stay steady with anticoagulants), `portions_invalid`: the recipe does not
 * fit there. `recipe_not_found`, `upgrade_required`: unknown, or not in the account's plan. `week_needs_diet`,
 * `questionnaire_required`, `no_numeric_plan`: no menus for this account.
 */
export const editWeekPlan = endpoint({
  method: 'POST',
  path: '/api/week-plans/edits',
  access: 'entitled',
  summary: 'Troca, fixa, move, muda porções, repete um dia ou põe uma receita no plano da semana',
  body: weekEdit,
  reply: withToday(z.object({ week_plan: weekPlan })),
  errors: [
    ...cannotEdit,
    'meal_locked',
    'meal_eaten',
    'day_is_past',
    'recipe_not_found',
    'upgrade_required',
    'recipe_twice_a_day',
    'greens_unsteady',
    'edit_against_wishes',
    'recipe_not_for_meal',
    'recipe_unsafe',
    'portions_invalid',
    'week_needs_diet',
    'questionnaire_required',
    'no_numeric_plan',
  ],
})
