import * as z from 'zod/mini'
import { accountUser } from './account.ts'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { proof, proofErrors } from '../proof.ts'
import { textLine } from '../text-line.ts'

/** WebAuthn options in their JSON form, produced and consumed by the browser API. */
const options = z.object({ options: z.record(z.string(), z.unknown()) })
const webAuthn = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(1400)) })

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: isoInstant,
  last_used_at: z.nullable(isoInstant),
})
export type Passkey = z.infer<typeof passkey>

/** Returns the account's passkeys, oldest first. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'session',
  summary: 'As chaves de acesso da conta, a mais antiga primeiro',
  reply: z.array(passkey),
})

/**
 * Returns WebAuthn options to create a passkey. Needs a proof. `mailed_link_required`, `first_factor_waits`: an
 * administrator's first factor needs a mailed link. `passkeys_full`: the maximum number exists.
 */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/begin',
  access: 'session',
  summary: 'Começa a criar uma chave de acesso neste aparelho',
  body: proof,
  reply: options,
  errors: [...proofErrors, 'mailed_link_required', 'first_factor_waits', 'passkeys_full'],
})

/**
 * Saves a created passkey and ends no session. `passkey_refused`: the attestation is invalid or too old.
 * `passkey_required`: an existing passkey must be used first. `mailed_link_required`, `first_factor_waits`: as for
 * `beginPasskey`.
 */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  access: 'session',
  summary: 'Guarda a chave de acesso que o aparelho criou',
  body: z.object({
    name: textLine(60, 'Dê um nome à chave.'),
    response: webAuthn,
  }),
  reply: passkey,
  errors: [
    'passkey_refused',
    'passkey_required',
    'mailed_link_required',
    'first_factor_waits',
    'rate_limited',
  ],
})

/** Removes a passkey and ends the account's sessions on other devices. Needs a proof. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/{id}/remove',
  access: 'session',
  summary: 'Tira uma chave de acesso da conta',
  params: z.object({ id: z.uuid() }),
  body: proof,
  reply: z.object({ removed: z.boolean() }),
  errors: proofErrors,
})

/** Returns WebAuthn options to sign in with a passkey. */
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary: 'Começa a entrar com uma chave de acesso',
  reply: options,
  errors: ['rate_limited'],
})

/**
 * Opens a session proven by two factors: the device and its user verification (biometrics or PIN). `passkey_refused`:
 * unknown passkey or invalid signature.
 */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  access: 'public',
  summary: 'Entra com uma chave de acesso',
  body: z.object({ response: webAuthn }),
  reply: z.object({ token: z.string(), user: accountUser }),
  errors: ['passkey_refused', 'rate_limited'],
})
