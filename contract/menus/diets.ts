import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { dayTargets, mayRelax, menuExplanation, menuMeal, weekday } from './menus.ts'
import { textLine } from '../text-line.ts'

export const generationStatuses = ['pending', 'generating', 'completed'] as const
/** Minutes after which a running generation counts as stuck and can be released. */
export const stuckAfterMinutes = 5

export const diet = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  generation_status: z.enum(generationStatuses),
  /** Whether the generation has been running for `stuckAfterMinutes` or longer, or its start is unknown. */
  is_stuck: z.boolean(),
  meal_plan_generated: z.boolean(),
  targets_rest: dayTargets,
  targets_training: dayTargets,
  /** Training days, 0 is Sunday; empty without training. */
  training_weekdays: z.array(weekday),
  styles_required: z.array(z.string()),
  /** Excluded foods and dietary styles as answered: `Amendoim`, `Vegano`. */
  disallowed_tags: z.array(z.string()),
  /** Whether answers changed since the generation, so that targets or menu are outdated. */
  is_outdated: z.boolean(),
  created_at: isoInstant,
})
export type Diet = z.infer<typeof diet>

export const dietDetail = z.extend(diet, {
  explanation: z.nullable(menuExplanation),
  /** Whether the menu is the simpler one: it was asked for, or the optimised one could not be made in time. */
  is_plain: z.boolean(),
})
export type DietDetail = z.infer<typeof dietDetail>

const dietParams = z.object({ id: z.uuid() })
const cannotPlan = ['questionnaire_required', 'no_numeric_plan'] as const
const cannotGenerate = [...cannotPlan, 'diet_generating', 'menu_cancelled'] as const

/** Returns the account's diets, newest first. Needs a questionnaire and a numeric plan. */
export const listDiets = endpoint({
  method: 'GET',
  path: '/api/diets',
  access: 'entitled',
  summary: 'As dietas da conta, a mais nova primeiro',
  reply: z.array(diet),
  errors: [...cannotPlan],
})

/**
 * Returns a diet with the explanation of its menu; for the active diet, with the explanation of this week's menu.
 * `diet_not_found`: unknown, or of another account. Needs a questionnaire and a numeric plan.
 */
export const readDiet = endpoint({
  method: 'GET',
  path: '/api/diets/{id}',
  access: 'entitled',
  summary: 'Uma dieta, com o porquê do seu cardápio',
  params: dietParams,
  reply: dietDetail,
  errors: ['diet_not_found', ...cannotPlan],
})

/**
 * Returns the menu of a diet by weekday and meal; for the active diet, the meals planned this week. Empty before a
 * menu is generated. `diet_not_found`: unknown, or of another account. Needs a questionnaire and a numeric plan.
 */
export const listDietMeals = endpoint({
  method: 'GET',
  path: '/api/diets/{id}/meals',
  access: 'entitled',
  summary: 'O cardápio de uma dieta, por dia da semana e ordem da refeição; o desta semana se ela é a ativa',
  params: dietParams,
  reply: z.array(menuMeal),
  errors: ['diet_not_found', ...cannotPlan],
})

/**
 * Creates the account's first diet, without a menu. `diets_exist`: the account already has diets. Needs a questionnaire
 * and a numeric plan.
 */
export const createDefaultDiet = endpoint({
  method: 'POST',
  path: '/api/diet-create-default',
  access: 'entitled',
  summary: 'Cria a primeira dieta da conta, ainda sem cardápio',
  body: z.object({
    /** Whether the request is automatic, which is allowed only for an account that never had a default diet. */
    automatic: z._default(z.boolean(), false),
  }),
  reply: diet,
  errors: [...cannotPlan, 'diets_exist'],
})

/**
 * Creates a diet with a seven-day menu. `diet_limit_reached`: the maximum number of diets exists. `diet_not_found`: the
 * diet was removed meanwhile. `diet_generating`, `menu_cancelled`: another generation is running, or this one was
 * stopped.
 */
export const generateWeeklyDiet = endpoint({
  method: 'POST',
  path: '/api/diet-generate-weekly',
  access: 'entitled',
  summary: 'Cria uma dieta nova com o cardápio de sete dias',
  reply: dietDetail,
  errors: [...cannotGenerate, 'diet_limit_reached', 'diet_not_found'],
})

/**
 * Generates the menu of a diet, or replaces it. `diet_not_found`: unknown, or of another account. `diet_generating`,
 * `menu_cancelled`: as for `generateWeeklyDiet`.
 */
export const generateDietMenu = endpoint({
  method: 'POST',
  path: '/api/diet-generate-ai',
  access: 'entitled',
  summary: 'Gera o cardápio de uma dieta, ou gera outro',
  body: z.object({
    dietId: z.uuid('Dieta inválida.'),
    may_relax: mayRelax,
    /** Whether to plan the simpler, faster week at once, as for a request that waited too long. */
    plain: z._default(z.boolean(), false),
  }),
  reply: dietDetail,
  errors: [...cannotGenerate, 'diet_not_found'],
})

/**
 * Makes this diet the only active one. `diet_not_found`: unknown, or of another account. `diet_without_menu`: generate
 * its menu first. Needs a questionnaire and a numeric plan.
 */
export const activateDiet = endpoint({
  method: 'POST',
  path: '/api/diets/{id}/activate',
  access: 'entitled',
  summary: 'Torna esta a dieta ativa; a que estava ativa deixa de estar',
  params: dietParams,
  reply: diet,
  errors: ['diet_not_found', 'diet_without_menu', ...cannotPlan],
})

/** Ends this account's generations that have run for `stuckAfterMinutes` or longer, or whose start is unknown. */
export const releaseStuckDiets = endpoint({
  method: 'POST',
  path: '/api/diet-release-stuck',
  access: 'entitled',
  summary: 'Encerra as gerações de dieta desta conta presas há mais de cinco minutos',
  reply: z.object({ released: z.int() }),
})

/** Renames a diet. `diet_not_found`: unknown, or of another account. Needs a questionnaire and a numeric plan. */
export const renameDiet = endpoint({
  method: 'PATCH',
  path: '/api/diets/{id}',
  access: 'entitled',
  summary: 'Dá outro nome a uma dieta',
  params: dietParams,
  body: z.object({
    name: textLine(60, 'Dê um nome à dieta.'),
  }),
  reply: diet,
  errors: ['diet_not_found', ...cannotPlan],
})

/**
 * Deletes an inactive diet. `diet_not_found`: unknown, or of another account. `diet_active_undeletable`: activate
 * another one first.
 */
export const removeDiet = endpoint({
  method: 'DELETE',
  path: '/api/diets/{id}',
  access: 'session',
  summary: 'Apaga uma dieta inativa',
  params: dietParams,
  reply: z.object({ removed: z.boolean() }),
  errors: ['diet_not_found', 'diet_active_undeletable'],
})
