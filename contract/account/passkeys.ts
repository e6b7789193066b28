import * as z from 'zod/mini'
import { accountUser } from './account.ts'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { proof, proofErrors } from '../proof.ts'
import { textLine } from '../text-line.ts'

/** As WebAuthn has it in JSON; the browser makes and reads it. */
const options = z.object({ options: z.record(z.string(), z.unknown()) })
const webAuthn = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(1400)) })

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: isoInstant,
  last_used_at: z.nullable(isoInstant),
})
export type Passkey = z.infer<typeof passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'session',
  summary: 'As chaves de acesso da conta, a mais antiga primeiro',
  reply: z.array(passkey),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/begin',
  access: 'session',
  summary: 'Começa a criar uma chave de acesso neste aparelho',
  body: proof,
  reply: options,
  errors: [...proofErrors, 'mailed_link_required', 'first_factor_waits', 'passkeys_full'],
})

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

/** Ends the account's sessions on other devices. */
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

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary: 'Começa a entrar com uma chave de acesso',
  reply: options,
  errors: ['rate_limited'],
})

/** Opens a session proven by two factors: the device and its user verification (biometrics or PIN). */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  access: 'public',
  summary: 'Entra com uma chave de acesso',
  body: z.object({ response: webAuthn }),
  reply: z.object({ token: z.string(), user: accountUser }),
  errors: ['passkey_refused', 'rate_limited'],
})
