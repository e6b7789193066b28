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
  /** Identifies this change in the answer. */
  made_at: isoInstant,
})
export type PlanChange = z.infer<typeof planChange>

const reply = z.object({ plan_change: z.nullable(planChange) })

/** Returns the change of targets that awaits the person's notice or decision, if any. */
export const readPlanChange = endpoint({
  method: 'GET',
  path: '/api/plan-change',
  access: 'session',
  summary: 'A mudança de metas que a pessoa ainda não viu ou não decidiu',
  reply,
})

/** Accepts, postpones or acknowledges a change of targets; idempotent. */
export const answerPlanChange = endpoint({
  method: 'POST',
  path: '/api/plan-change',
  access: 'session',
  summary: 'Aceita ou adia a mudança de metas, ou confirma que a viu; repetir não muda nada',
  body: z.object({ made_at: isoInstant, accept: z.boolean() }),
  reply,
})
