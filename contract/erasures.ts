import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { erasureWord } from './erasure-word.ts'
import { proof, proofErrors } from './proof.ts'

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/account-erasure',
  access: 'session',
  summary: 'Apaga a conta e tudo o que é dela, de uma vez e para sempre',
  body: z.extend(proof, {
    word: z.string().check(
      z.maxLength(100),
      z.refine(
        (typed) => typed.trim().toUpperCase() === erasureWord,
        `Digite ${erasureWord} para confirmar.`,
      ),
    ),
  }),
  reply: z.object({
    erased: z.literal(true),
    /** Whether something is still asked of others, such as ending a renewal; it is asked until it is done. */
    is_finishing: z.boolean(),
  }),
  errors: proofErrors,
})
