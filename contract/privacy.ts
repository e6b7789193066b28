import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Purposes that a person turns on and off at any time, each on its own. */
export const optionalPurposes = ['fotos_ia', 'acompanhamento'] as const

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/consents',
  access: 'session',
  summary: 'Registra ou retira um consentimento opcional',
  body: z.object({ purpose: z.enum(optionalPurposes), granted: z.boolean() }),
  reply: z.object({ purpose: z.enum(optionalPurposes), granted: z.boolean() }),
})
