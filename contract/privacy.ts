import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Purposes that a person turns on and off at any time, each on its own. */
export const optionalPurposes = ['fotos_ia', 'acompanhamento'] as const

const givenConsent = z.object({ purpose: z.enum(optionalPurposes), granted: z.boolean() })
export type GivenConsent = z.infer<typeof givenConsent>

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/consents',
  access: 'session',
  summary: 'Os consentimentos opcionais e se estão dados agora',
  reply: z.array(givenConsent),
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/consents',
  access: 'session',
  summary: 'Registra ou retira um consentimento opcional',
  body: givenConsent,
  reply: givenConsent,
})
