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

/** Purposes that a person can turn on and off individually at any time. */
export const optionalPurposes = ['fotos_ia', 'acompanhamento', 'marketing_pixel'] as const

const givenConsent = z.object({ purpose: z.enum(optionalPurposes), granted: z.boolean() })
export type GivenConsent = z.infer<typeof givenConsent>

const standingConsent = z.extend(givenConsent, {
  /** Version of the last answered text; null if never answered. */
  text_version: z.nullable(z.string()),
})
export type StandingConsent = z.infer<typeof standingConsent>

/** Returns the optional consents and whether they are given. */
export const listConsents = endpoint({
  method: 'GET',
  path: '/api/consents',
  access: 'session',
  summary: 'Os consentimentos opcionais e se estão dados agora',
  reply: z.array(standingConsent),
})

/** Gives (`granted`) or withdraws an optional consent. */
export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/consents',
  access: 'session',
  summary: 'Registra ou retira um consentimento opcional',
  body: z.extend(givenConsent, {
    /** Place of the choice; absent for the privacy screen. */
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

/** Returns every consent given or withdrawn by the account, newest first. */
export const listConsentHistory = endpoint({
  method: 'GET',
  path: '/api/consents/history',
  access: 'session',
  summary: 'Tudo o que a conta autorizou ou retirou, do mais novo ao mais antigo',
  reply: z.array(consentRecord),
})

/**
 * Withdraws the consent to health data and deletes the answers, the weights, and the targets, diets and week plans
 * derived from them.
 */
export const withdrawHealthConsent = endpoint({
  method: 'DELETE',
  path: '/api/health-data',
  access: 'session',
  summary:
    'Retira a autorização para usar dados de saúde e apaga respostas, metas, pesos, dietas e planos da semana',
  reply: z.object({ withdrawn: z.literal(true) }),
})

/** Recipient of personal data, according to this installation's configuration. */
const recipient = z.object({
  kind: z.enum(['payments', 'mail', 'storage', 'vision', 'products', 'pixel']),
  /** Name of the company, or the host name for a server chosen by the operator. */
  name: z.string(),
})
export type DataRecipient = z.infer<typeof recipient>

/** Returns the recipients of personal data in this installation and the retention of photos in days. */
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
