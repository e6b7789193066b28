import * as z from 'zod/mini'
import { accountUser } from './account.ts'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { code, password, proof, proofErrors } from '../proof.ts'

/** Number of days without a code prompt in a trusted browser. */
export const trustedDays = 30

const secondFactor = z.object({
  /** Time at which the authenticator was enabled; null without one. */
  authenticator_since: z.nullable(isoInstant),
  recovery_codes_left: z.int(),
  /** Proof required for a change in addition to the password: none, a code, or an existing passkey. */
  asks: z.enum(['nothing', 'code', 'passkey']),
  /** Whether this session signed in with two factors. */
  is_proven: z.boolean(),
  /** Whether this session opened a mailed link within the last `mailProofMinutes`. */
  is_mail_proven: z.boolean(),
  /** Whether adding the first factor requires that mailed link (administrators without any factor). */
  first_by_link: z.boolean(),
})
export type SecondFactor = z.infer<typeof secondFactor>

/** Returns the state of two-step verification for the account and this session. */
export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  access: 'session',
  summary: 'Como está a verificação em duas etapas da conta e desta sessão',
  reply: secondFactor,
})

/**
 * Completes `signIn` with a code of the authenticator app or a recovery code. `challenge_over`: expired or too many
 * wrong codes. `code_invalid`: wrong or already used. `codes_guarded`: too many wrong codes for the account today.
 */
export const signInWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/code',
  access: 'public',
  summary: 'Termina de entrar com o código do aplicativo ou de recuperação',
  body: z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(200)),
    code,
    trust_device: z.optional(z.boolean()),
  }),
  reply: z.object({ token: z.string(), user: accountUser }),
  errors: ['challenge_over', 'code_invalid', 'codes_guarded', 'rate_limited'],
})

/**
 * Returns a key for an authenticator app; the account is unchanged until the first code is confirmed. Needs the
 * password, else `invalid_credentials`. `authenticator_on`: already enabled. `passkey_required`: a passkey must be used
 * first. `mailed_link_required`, `first_factor_waits`: an administrator's first factor needs a mailed link.
 */
export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/api/authenticator',
  access: 'session',
  summary: 'Prepara a chave para um aplicativo autenticador',
  body: z.object({ password }),
  reply: z.object({ key: z.string(), uri: z.string() }),
  errors: [
    'invalid_credentials',
    'authenticator_on',
    'passkey_required',
    'mailed_link_required',
    'first_factor_waits',
    'busy',
    'rate_limited',
  ],
})

/**
 * Enables two-step verification with the first code, returns the recovery codes once and ends the account's sessions on
 * other devices. `code_invalid`: wrong code. `authenticator_missing`: not begun. `authenticator_on`: already enabled.
 * `passkey_required`, `mailed_link_required`, `first_factor_waits`: as for `beginAuthenticator`.
 */
export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/authenticator/confirm',
  access: 'session',
  summary:
    'Liga a verificação em duas etapas com o primeiro código, e dá os códigos de recuperação uma única vez',
  body: z.object({ code }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [
    'code_invalid',
    'authenticator_on',
    'authenticator_missing',
    'passkey_required',
    'mailed_link_required',
    'first_factor_waits',
    'rate_limited',
  ],
})

/** Disables two-step verification and ends the account's sessions on other devices. Needs a proof. */
export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/api/authenticator/remove',
  access: 'session',
  summary: 'Desliga a verificação em duas etapas',
  body: proof,
  reply: z.object({ removed: z.boolean() }),
  errors: proofErrors,
})

/** Replaces the recovery codes; the previous ones stop working. Needs a proof. `authenticator_missing`: not enabled. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/recovery-codes',
  access: 'session',
  summary: 'Faz outros códigos de recuperação no lugar dos que havia',
  body: proof,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [...proofErrors, 'authenticator_missing'],
})
