import * as z from 'zod/mini'
import { accountUser } from './account.ts'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { code, password, proof, proofErrors } from '../proof.ts'

/** Number of days without a code prompt in a trusted browser. */
export const trustedDays = 30

const secondFactor = z.object({
  /** Start of the authenticator; null without one. */
  authenticator_since: z.nullable(isoInstant),
  recovery_codes_left: z.int(),
  /** Proof required for a change besides the password: none, a code, or an existing passkey. */
  asks: z.enum(['nothing', 'code', 'passkey']),
  /** Whether this session was opened by more than a password. */
  is_proven: z.boolean(),
  /** Whether this session was proven by a mailed link in the last minutes (`mailProofMinutes`). */
  is_mail_proven: z.boolean(),
  /** Whether the first factor requires that mailed link: for administrators without any factor. */
  first_by_link: z.boolean(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  access: 'session',
  summary: 'Como está a verificação em duas etapas da conta e desta sessão',
  reply: secondFactor,
})

/** The second step of `signIn`, for accounts that have one. */
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

/** Starts setting up an authenticator. The account is unchanged until the first code is confirmed. */
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

/** Ends the account's sessions on other devices. */
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

/** Ends the account's sessions on other devices. */
export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/api/authenticator/remove',
  access: 'session',
  summary: 'Desliga a verificação em duas etapas',
  body: proof,
  reply: z.object({ removed: z.boolean() }),
  errors: proofErrors,
})

/** The earlier ones stop working. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/recovery-codes',
  access: 'session',
  summary: 'Faz outros códigos de recuperação no lugar dos que havia',
  body: proof,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [...proofErrors, 'authenticator_missing'],
})
