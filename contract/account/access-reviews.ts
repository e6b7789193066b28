import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { proof, proofErrors } from '../proof.ts'

/** Minutes for which a mailed link can be opened. */
export const mailedLinkMinutes = 30
/** Minutes for which a session counts as proven by a mailed link, from its opening. */
export const mailProofMinutes = 15
/**
 * Hours after a password reset in which a mailed link cannot prove an administrator, because both use the same mailbox.
 */
export const firstFactorWaitHours = 24

/**
 * Mails a single-use link that proves this session's owner; a new request replaces the previous link.
 * `first_factor_waits`: the password of an administrator was reset within `firstFactorWaitHours`.
 */
export const requestMailedProof = endpoint({
  method: 'POST',
  path: '/api/mailed-proof/link',
  access: 'session',
  summary: 'Envia ao e-mail da conta o link que confirma de quem é esta sessão',
  reply: z.object({ sent: z.literal(true) }),
  errors: ['first_factor_waits', 'rate_limited'],
})

/**
 * Proves the session with the mailed token, which works once and only in the session that requested it.
 * `invalid_token`: unknown or expired. `link_of_other_session`: requested in another browser. `first_factor_waits`: as
 * for the request.
 */
export const proveByMail = endpoint({
  method: 'POST',
  path: '/api/mailed-proof',
  access: 'session',
  summary: 'Confirma esta sessão com o token do link enviado por e-mail',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ proven: z.literal(true) }),
  errors: ['invalid_token', 'link_of_other_session', 'first_factor_waits', 'rate_limited'],
})

/**
 * Removes every passkey not in `keep_passkeys`, the authenticator unless `keep_authenticator`, all trusted browsers,
 * all other sessions and all devices for reminders. Needs `proof`; a session just proven by a mailed link may omit
 * it, another gets `password_required`.
 */
export const removeOtherAccess = endpoint({
  method: 'POST',
  path: '/api/other-access/remove',
  access: 'session',
  summary: 'Remove de uma vez tudo o que abre a conta, menos esta sessão e o que for mantido',
  body: z.object({
    keep_passkeys: z.array(z.uuid()).check(z.maxLength(20)),
    keep_authenticator: z.boolean(),
    proof: z.optional(proof),
  }),
  reply: z.object({
    passkeys_removed: z.int(),
    authenticator_removed: z.boolean(),
    sessions_ended: z.int(),
  }),
  errors: [...proofErrors, 'password_required'],
})
