import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Waiting period in hours, with notices and a right to object, before the second factor can be removed without a code.
 */
export const resetWaitHours = 72

const mfaRecovery = z.object({
  /**
   * `begin_mailed`: a link that starts the waiting period was mailed; `waiting`: until `ends_at`; `end_mailed`: the
   * period is over and a link that removes the second factor was mailed.
   */
  stage: z.enum(['begin_mailed', 'waiting', 'end_mailed']),
  /** End of the waiting period; null before it starts. */
  ends_at: z.nullable(isoInstant),
})
export type MfaRecovery = z.infer<typeof mfaRecovery>

/**
 * Starts or continues recovery without app, codes or passkey, after the correct password. Needs the challenge of
 * `signIn`, else `challenge_over`. `factor_reset_of_admin`: administrators are released only on the server.
 */
export const requestMfaRecovery = endpoint({
  method: 'POST',
  path: '/api/auth/factor-reset',
  access: 'public',
  summary: 'Pede para entrar sem a segunda etapa, para quem perdeu o celular e os códigos',
  body: z.object({ challenge: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: mfaRecovery,
  errors: ['challenge_over', 'factor_reset_of_admin', 'rate_limited'],
})

/** Cancels a pending removal of the second factor; any session of the account may do so. */
export const cancelMfaRecovery = endpoint({
  method: 'POST',
  path: '/api/factor-reset/cancel',
  access: 'session',
  summary: 'Cancela o pedido de entrar sem a segunda etapa',
  reply: z.object({ cancelled: z.boolean() }),
})
