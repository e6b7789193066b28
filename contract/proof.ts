import * as z from 'zod/mini'

export const password = z.string().check(z.minLength(1, 'Digite sua senha.'), z.maxLength(1000))

/** Six digits of the authenticator app, or a recovery code. */
export const code = z.string().check(z.trim(), z.minLength(1, 'Digite o código.'), z.maxLength(100))

/**
 * Proof for a sensitive action: the password, and a code if the account has an authenticator app. A passkey is proven
 * beforehand by signing in with it (`signInWithPasskey`) and has no field here.
 */
export const proof = z.object({ password, code: z.optional(code) })
export type Proof = z.infer<typeof proof>

/** Error codes of every action that requires a proof. */
export const proofErrors = [
  'invalid_credentials',
  'code_required',
  'passkey_required',
  'code_invalid',
  'codes_guarded',
  'busy',
  'rate_limited',
] as const
