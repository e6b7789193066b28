import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Purposes that a person turns on and off at any time, each on its own. */
export const optionalPurposes = ['fotos_ia', 'acompanhamento', 'marketing_pixel'] as const

const givenConsent = z.object({ purpose: z.enum(optionalPurposes), granted: z.boolean() })
export type GivenConsent = z.infer<typeof givenConsent>

const standingConsent = z.extend(givenConsent, {
  /** Of the words that were last answered; null where nobody was asked yet. */
  text_version: z.nullable(z.string()),
})
export type StandingConsent = z.infer<typeof standingConsent>

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/consents',
  access: 'session',
  summary: 'Os consentimentos opcionais e se estão dados agora',
  reply: z.array(standingConsent),
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/consents',
  access: 'session',
  summary: 'Registra ou retira um consentimento opcional',
  body: z.extend(givenConsent, {
    /** Where it was asked, if not on the page of one's own settings. */
    source: z.optional(z.enum(['banner'])),
  }),
  reply: givenConsent,
})
