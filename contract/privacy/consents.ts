import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/** All purposes of consent. */
export const consentPurposes = [
  'termos',
  'aviso_medico',
  'dados_saude_plano',
  'fotos_ia',
  'acompanhamento',
  'marketing_pixel',
] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export const consentSources = ['sign_up', 'questionnaire', 'privacy_screen', 'banner'] as const
export type ConsentSource = (typeof consentSources)[number]

/** Purposes that a person turns on and off at any time, each on its own. */
export const optionalPurposes = ['fotos_ia', 'acompanhamento', 'marketing_pixel'] as const

const givenConsent = z.object({ purpose: z.enum(optionalPurposes), granted: z.boolean() })
export type GivenConsent = z.infer<typeof givenConsent>

const standingConsent = z.extend(givenConsent, {
  /** Version of the last answered text; null if never answered. */
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
    /** Place of the consent, if not the settings. */
    source: z.optional(z.enum(['banner'])),
  }),
  reply: givenConsent,
})

const consentRecord = z.object({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  recorded_at: isoInstant,
  text_version: z.string(),
  source: z.enum(consentSources),
})
export type ConsentRecord = z.infer<typeof consentRecord>

export const listConsentHistory = endpoint({
  method: 'GET',
  path: '/api/consents/history',
  access: 'session',
  summary: 'Tudo o que a conta autorizou ou retirou, do mais novo ao mais antigo',
  reply: z.array(consentRecord),
})

/** Withdraws the consent to health data. Also deletes targets and menus, which are derived from that data. */
export const withdrawHealthConsent = endpoint({
  method: 'DELETE',
  path: '/api/health-data',
  access: 'session',
  summary:
    'Retira a autorização para usar dados de saúde e apaga respostas, metas, pesos, dietas e planos da semana',
  reply: z.object({ withdrawn: z.literal(true) }),
})

/** Recipient of personal data under this installation's configuration. */
const recipient = z.object({
  kind: z.enum(['payments', 'mail', 'storage', 'vision', 'pixel']),
  /** A company's name, or the host of a server that only the operator knows. */
  name: z.string(),
})
export type DataRecipient = z.infer<typeof recipient>

export const readDataHandling = endpoint({
  method: 'GET',
  path: '/api/data-handling',
  access: 'public',
  summary: 'Com quem esta instalação divide dados, e por quantos dias guarda fotos',
  reply: z.object({
    photo_days: z.int(),
    is_demonstration: z.boolean(),
    recipients: z.array(recipient),
  }),
})
