import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { dayTargets, mayRelax, menuExplanation, menuMeal, weekday } from './menus.ts'
import { textLine } from '../text-line.ts'

export const generationStatuses = ['pending', 'generating', 'completed'] as const
/** A generation that takes longer than this is stuck and may be released. */
export const stuckAfterMinutes = 5

export const diet = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  generation_status: z.enum(generationStatuses),
  /** Generating for over five minutes. */
  is_stuck: z.boolean(),
  meal_plan_generated: z.boolean(),
  targets_rest: dayTargets,
  targets_training: dayTargets,
  /** 0 is Sunday; empty without training. */
  training_weekdays: z.array(weekday),
  styles_required: z.array(z.string()),
  /** Excluded foods and diets, as answered: `Amendoim`, `Vegano`. */
  disallowed_tags: z.array(z.string()),
  /** Whether answers changed since, so that targets or menu are outdated. */
  is_outdated: z.boolean(),
  created_at: isoInstant,
})
export type Diet = z.infer<typeof diet>

export const dietDetail = z.extend(diet, {
  explanation: z.nullable(menuExplanation),
  /** A plainer menu stood in because the usual one would have taken too long. */
  is_plain: z.boolean(),
})
export type DietDetail = z.infer<typeof dietDetail>

const dietParams = z.object({ id: z.uuid() })
const cannotPlan = ['questionnaire_required', 'no_numeric_plan'] as const
const cannotGenerate = [...cannotPlan, 'diet_generating', 'menu_cancelled'] as const

export const listDiets = endpoint({
  method: 'GET',
  path: '/api/diets',
  access: 'entitled',
  summary: 'As dietas da conta, a mais nova primeiro',
  reply: z.array(diet),
  errors: [...cannotPlan],
})

export const readDiet = endpoint({
  method: 'GET',
  path: '/api/diets/{id}',
  access: 'entitled',
  summary: 'Uma dieta, com o porquê do seu cardápio',
  params: dietParams,
  reply: dietDetail,
  errors: ['diet_not_found', ...cannotPlan],
})

export const listDietMeals = endpoint({
  method: 'GET',
  path: '/api/diets/{id}/meals',
  access: 'entitled',
  summary: 'O cardápio de uma dieta, por dia da semana e ordem da refeição; vazio antes de ser gerado',
  params: dietParams,
  reply: z.array(menuMeal),
  errors: ['diet_not_found', ...cannotPlan],
})

export const createDefaultDiet = endpoint({
  method: 'POST',
  path: '/api/diet-create-default',
  access: 'entitled',
  summary: 'Cria a primeira dieta da conta, ainda sem cardápio',
  body: z.object({
    /** Generates without a tap; only for an account that never had a default diet. */
    automatic: z._default(z.boolean(), false),
  }),
  reply: diet,
  errors: [...cannotPlan, 'diets_exist'],
})

export const generateWeeklyDiet = endpoint({
  method: 'POST',
  path: '/api/diet-generate-weekly',
  access: 'entitled',
  summary: 'Cria uma dieta nova com o cardápio de sete dias',
  reply: dietDetail,
  errors: [...cannotGenerate, 'diet_limit_reached', 'diet_not_found'],
})

export const generateDietMenu = endpoint({
  method: 'POST',
  path: '/api/diet-generate-ai',
  access: 'entitled',
  summary: 'Gera o cardápio de uma dieta, ou gera outro',
  body: z.object({
    dietId: z.uuid('Dieta inválida.'),
    may_relax: mayRelax,
    /** Uses the plain menu immediately, after a long wait for the optimised one. */
    plain: z._default(z.boolean(), false),
  }),
  reply: dietDetail,
  errors: [...cannotGenerate, 'diet_not_found'],
})

export const activateDiet = endpoint({
  method: 'POST',
  path: '/api/diets/{id}/activate',
  access: 'entitled',
  summary: 'Torna esta a dieta ativa; a que estava ativa deixa de estar',
  params: dietParams,
  reply: diet,
  errors: ['diet_not_found', 'diet_without_menu', ...cannotPlan],
})

export const releaseStuckDiets = endpoint({
  method: 'POST',
  path: '/api/diet-release-stuck',
  access: 'entitled',
  summary: 'Devolve a pendente as dietas presas na geração há mais de cinco minutos',
  reply: z.object({ released: z.int() }),
})

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

export const removeDiet = endpoint({
  method: 'DELETE',
  path: '/api/diets/{id}',
  access: 'session',
  summary: 'Apaga uma dieta inativa',
  params: dietParams,
  reply: z.object({ removed: z.boolean() }),
  errors: ['diet_not_found', 'diet_active_undeletable'],
})
