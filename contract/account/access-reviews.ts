import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { proof, proofErrors } from '../proof.ts'

/** Lifetime in minutes of a mailed link, and of the proof it gives the session that opens it. */
export const mailedLinkMinutes = 30
export const mailProofMinutes = 15
/** After a password reset a mailed link proves no administrator's first factor for so long: both come out of one mailbox. */
export const firstFactorWaitHours = 24

/** A new request replaces the link of the one before. */
export const requestMailedProof = endpoint({
  method: 'POST',
  path: '/api/mailed-proof/link',
  access: 'session',
  summary: 'Envia ao e-mail da conta o link que confirma de quem é esta sessão',
  reply: z.object({ sent: z.literal(true) }),
  errors: ['first_factor_waits', 'rate_limited'],
})

/** The token works once, and only in the session that requested the link. */
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
 * Removes every passkey that is not named, the authenticator unless it is kept, all trusted browsers and all other sessions.
 * The password may be left out in a session that was proven by a mailed link just now.
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
