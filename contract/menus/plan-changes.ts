import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

const figures = z.nullable(z.object({ kcal: z.int(), protein_g: z.int() }))

/** A change of targets that is announced to the person or needs their consent. */
export const planChange = z.object({
  /**
   * `applied`: already in effect; `pending`: awaits consent; `postponed`: answered "agora não", can still be accepted.
   */
  state: z.enum(['applied', 'pending', 'postponed']),
  cause: z.enum(['regras', 'saude', 'perda_rapida', 'ritmo_calmo']),
  /** Null without numeric targets and for people with hidden numbers. */
  before: figures,
  after: figures,
  /** Reasons, one sentence each. */
  reasons: z.array(z.string()),
  /** Time of the change, which identifies it in `answerPlanChange`. */
  made_at: isoInstant,
})
export type PlanChange = z.infer<typeof planChange>

const reply = z.object({ plan_change: z.nullable(planChange) })

/** Returns the change of targets that the person has not seen or decided yet; null without one. */
export const readPlanChange = endpoint({
  method: 'GET',
  path: '/api/plan-change',
  access: 'session',
  summary: 'A mudança de metas que a pessoa ainda não viu ou não decidiu',
  reply,
})

/**
 * Answers the change made at `made_at`; idempotent. A pending or postponed change is applied if `accept`, else
 * postponed; an applied one is marked as seen. An outdated `made_at` changes nothing.
 */
export const answerPlanChange = endpoint({
  method: 'POST',
  path: '/api/plan-change',
  access: 'session',
  summary: 'Aceita ou adia a mudança de metas, ou confirma que a viu; repetir não muda nada',
  body: z.object({ made_at: isoInstant, accept: z.boolean() }),
  reply,
})
