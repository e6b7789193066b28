import * as z from 'zod/mini'

export const password = z.string().check(z.minLength(1, 'Digite sua senha.'), z.maxLength(1000))

/** Six digits of the authenticator app, or a recovery code. */
export const code = z.string().check(z.trim(), z.minLength(1, 'Digite o código.'), z.maxLength(100))

/**
 * Proof before a sensitive action: the password, and a code where the account has an app. A passkey is proven before, by
 * signing in with it (`signInWithPasskey`), and needs no field.
 */
export const proof = z.object({ password, code: z.optional(code) })
export type Proof = z.infer<typeof proof>

/** Refusals of every action that takes a proof. */
export const proofErrors = [
  'invalid_credentials',
  'code_required',
  'passkey_required',
  'code_invalid',
  'codes_guarded',
  'busy',
  'rate_limited',
] as const
