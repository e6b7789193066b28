import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { password, proof, proofErrors } from '../proof.ts'
import { textLine } from '../text-line.ts'

/**
 * Allowed password length in UTF-16 code units (`String.length`), both bounds included. Any characters are allowed.
 */
export const passwordLength = { min: 8, max: 128 } as const

/** Reasons to refuse a password: length, a common password, or mostly the product's name or the e-mail address. */
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
  /**
   * End of the waiting period after which a pending MFA recovery may remove the second factor; until then any session
   * can cancel it. Absent without a pending one.
   */
  factor_reset_ends_at: z.optional(isoInstant),
})

/**
 * Creates an account and mails the confirmation link. Replies the same for new and known e-mail addresses, against
 * account enumeration; only the mail differs. `terms_required`: terms not accepted. `weak_password` lists the reasons.
 */
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
 * Signs in and sets the session cookie; `token` is its value, for clients that send `Authorization: Bearer`. With a
 * second factor the reply is a challenge for `signInWithCode` instead of a session. `email_not_confirmed`: the link was
 * not opened yet. `invalid_credentials`: wrong e-mail address or password. `sign_in_guarded`: too many wrong passwords;
 * for a day only known devices, passkeys or a password reset work.
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

/** Ends the session of this request; succeeds without one. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  summary: 'Encerra a sessão deste aparelho',
  reply: z.object({ success: z.literal(true) }),
})

/** Returns the session, or null without one, so that a visitor's first call is not an error. */
export const readSession = endpoint({
  method: 'GET',
  path: '/api/auth/get-session',
  access: 'public',
  summary: 'Diz de quem é a sessão',
  reply: z.nullable(z.object({ user: signedInUser })),
})

/**
 * Confirms the e-mail address with the mailed single-use token, valid for one day, and signs in if this browser signed
 * up. `confirmation_needs_password`: in another browser the password may be someone else's, so the recipient of the
 * mail sets one with `confirmWithPassword`. `invalid_token`: used or expired.
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

/**
 * Confirms the e-mail address with the mailed token and replaces the password chosen at sign-up. `invalid_token`: used
 * or expired. `weak_password` lists the reasons.
 */
export const confirmWithPassword = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Confirma o e-mail com o token do link, escolhendo a senha',
  body: z.object({ token, password }),
  reply: done,
  errors: ['invalid_token', 'weak_password', 'busy', 'rate_limited'],
})

/** Mails the confirmation link again, at most once a minute. Replies the same for unknown e-mail addresses. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'public',
  summary: 'Envia de novo o link de confirmação, no máximo um por minuto',
  body: z.object({ email }),
  reply: done,
  errors: ['rate_limited'],
})

/** Mails a link to set a new password. Replies the same for unknown e-mail addresses. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  summary: 'Envia o link para criar outra senha',
  body: z.object({ email }),
  reply: done,
  errors: ['rate_limited'],
})

/**
 * Sets a new password with the mailed token and ends every session of the account. `invalid_token`: used or expired.
 * `weak_password` lists the reasons.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Cria outra senha com o token do link',
  body: z.object({ token, newPassword: password }),
  reply: done,
  errors: ['invalid_token', 'weak_password', 'busy', 'rate_limited'],
})

/**
 * Changes the password and ends the account's sessions on other devices. Needs a proof. `weak_password` lists the
 * reasons.
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'session',
  summary: 'Troca a senha, com a atual e o segundo fator que houver',
  body: z.object({ currentPassword: password, newPassword: password, code: proof.shape.code }),
  reply: done,
  errors: [...proofErrors, 'weak_password'],
})
