import * as z from 'zod/mini'
import { isoInstant } from './calendar.ts'
import { endpoint } from './endpoint.ts'
import { password, proof, proofErrors } from './proof.ts'
import { textLine } from './text-line.ts'

/** A password may be long and hold anything; whether it is strong is said by `weak_password` with its reasons. */
export const passwordLength = { min: 8, max: 128 } as const

/** Why a password is refused: too short or long, among the most used, or made of the product's name or one's own. */
export const passwordWeaknesses = ['length', 'common', 'context'] as const
export type PasswordWeakness = (typeof passwordWeaknesses)[number]

const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Este e-mail não parece válido.'))
const token = z.string().check(z.minLength(1), z.maxLength(500))
const done = z.object({ status: z.literal(true) })

export const accountUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  is_admin: z.boolean(),
})

const signedInUser = z.extend(accountUser, {
  /** Until when anyone who is signed in may say no to ending the second step without a code; unset where nobody asked. */
  factor_reset_ends_at: z.optional(isoInstant),
})

/** Answers the same whether the address is new or already has an account; only its mailbox tells. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  access: 'public',
  summary: 'Cria a conta e envia o link de confirmação',
  body: z.object({
    name: textLine(80, 'Digite seu nome.'),
    email,
    password,
    terms: z.optional(z.boolean()),
  }),
  reply: z.object({ token: z.null(), user: z.object({ email: z.string(), name: z.string() }) }),
  errors: ['terms_required', 'weak_password', 'busy', 'rate_limited'],
})

/**
 * Sets the session cookie; `token` is what it holds, for clients that send `Authorization: Bearer`. Where the account has a second
 * step there is no session yet, only the challenge that `signInWithCode` answers.
 */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  summary: 'Entra com e-mail e senha',
  body: z.object({ email, password }),
  reply: z.union([
    z.object({ token: z.string(), user: accountUser }),
    z.object({ challenge: z.string(), may_trust_device: z.boolean() }),
  ]),
  errors: ['invalid_credentials', 'email_not_confirmed', 'sign_in_guarded', 'busy', 'rate_limited'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  summary: 'Encerra a sessão deste aparelho',
  reply: z.object({ success: z.literal(true) }),
})

/** Null without a session; never an error, so that a visitor's first call is not one. */
export const readSession = endpoint({
  method: 'GET',
  path: '/api/auth/get-session',
  access: 'public',
  summary: 'Diz de quem é a sessão',
  reply: z.nullable(z.object({ user: signedInUser })),
})

/**
 * Takes the token of the mailed link, which works once and for a day, and signs in: in the browser that signed up.
 * Elsewhere nobody knows whose password waits, and whoever reads the mail chooses one: `confirmWithPassword`.
 */
export const confirmEmail = endpoint({
  method: 'GET',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Confirma o e-mail com o token do link',
  query: z.object({ token }),
  reply: done,
  errors: ['invalid_token', 'confirmation_needs_password', 'rate_limited'],
})

/** The password that was chosen at the sign-up is gone afterwards. */
export const confirmWithPassword = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Confirma o e-mail com o token do link, escolhendo a senha',
  body: z.object({ token, password }),
  reply: done,
  errors: ['invalid_token', 'weak_password', 'busy', 'rate_limited'],
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'public',
  summary: 'Envia de novo o link de confirmação, no máximo um por minuto',
  body: z.object({ email }),
  reply: done,
  errors: ['rate_limited'],
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  summary: 'Envia o link para criar outra senha',
  body: z.object({ email }),
  reply: done,
  errors: ['rate_limited'],
})

/** Ends every session of the account. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Cria outra senha com o token do link',
  body: z.object({ token, newPassword: password }),
  reply: done,
  errors: ['invalid_token', 'weak_password', 'busy', 'rate_limited'],
})

/** Ends the account's sessions on other devices. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'session',
  summary: 'Troca a senha, com a atual e o segundo fator que houver',
  body: z.object({ currentPassword: password, newPassword: password, code: proof.shape.code }),
  reply: done,
  errors: [...proofErrors, 'weak_password'],
})
