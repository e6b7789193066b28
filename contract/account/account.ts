import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { password, proof, proofErrors } from '../proof.ts'
import { textLine } from '../text-line.ts'

/** Length of a password. Any characters are allowed; `weak_password` lists the reasons of a refusal. */
export const passwordLength = { min: 8, max: 128 } as const

/** Reasons to refuse a password: length, a common password, or the product's or the person's own name in it. */
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
  /** Until when any session may object to removing the second factor without a code; unset without a pending request. */
  factor_reset_ends_at: z.optional(isoInstant),
})

/** Replies the same for new and known addresses, against account enumeration; the mail differs. */
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
 * Sets the session cookie; `token` is its value, for clients that send `Authorization: Bearer`. For an account with a
 * second factor, replies with a challenge for `signInWithCode` instead of a session.
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

/** Reads the session. Replies null without one, so that a visitor's first call is no error. */
export const readSession = endpoint({
  method: 'GET',
  path: '/api/auth/get-session',
  access: 'public',
  summary: 'Diz de quem é a sessão',
  reply: z.nullable(z.object({ user: signedInUser })),
})

/**
 * Confirms the address with the mailed single-use token, valid for one day, and signs in if this browser signed up.
 * In another browser the account's password may be a stranger's, so the reader of the mail sets one: `confirmWithPassword`.
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

/** Confirms the address and replaces the password chosen at sign-up. */
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
