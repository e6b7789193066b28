import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/** Audited events: account access, actions on all data of an account, and administration. */
export const auditEventKinds = [
  'address_confirmed',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_refused',
  'recovery_code_used',
  'recovery_codes_made',
  'factor_reset_asked',
  'factor_reset_begun',
  'factor_reset_cancelled',
  'passkey_added',
  'passkey_removed',
  'consent_given',
  'consent_withdrawn',
  'health_consent_withdrawn',
  'data_export_allowed',
  'data_export_begun',
  'account_erased',
  'quota_reached',
  'foreign_account_named',
  'admin_refused',
  'admin_acted',
  'webhook_refused',
] as const
export type AuditEventKind = (typeof auditEventKinds)[number]

const ownAuditEvent = z.object({
  act: z.enum(auditEventKinds),
  recorded_at: isoInstant,
  /** Name of browser and system; null for an event without a browser. */
  device: z.nullable(z.string()),
  /** Network prefix of the client's IP address, without the host part; null if unknown. */
  network: z.nullable(z.string()),
})
export type OwnAuditEvent = z.infer<typeof ownAuditEvent>

/** Returns the newest 100 security events of the account, newest first. Events are kept for six months. */
export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/api/acts',
  access: 'session',
  summary: 'O que aconteceu com o acesso à conta nos últimos seis meses, do mais novo ao mais antigo',
  reply: z.array(ownAuditEvent),
})
