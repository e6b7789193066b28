import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { deletionWord } from './deletion-word.ts'
import { proof, proofErrors } from '../proof.ts'

/** Deletes the account and all its data permanently. Needs a proof and the typed `deletionWord`. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account-erasure',
  access: 'session',
  summary: 'Apaga a conta e tudo o que é dela, de uma vez e para sempre',
  body: z.extend(proof, {
    word: z.string().check(
      z.maxLength(100),
      z.refine(
        (typed) => typed.trim().toUpperCase() === deletionWord,
        `Digite ${deletionWord} para confirmar.`,
      ),
    ),
  }),
  reply: z.object({
    erased: z.literal(true),
    /** Whether tasks at other services, such as canceling a renewal, remain and are being retried. */
    is_finishing: z.boolean(),
  }),
  errors: proofErrors,
})
