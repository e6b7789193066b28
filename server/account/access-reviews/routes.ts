import * as contract from '#contract/account/access-reviews.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { AccessReviews } from './service.ts'

const hour = 3600
const linksByAccount = [{ max: 5, perSeconds: hour }]
const triesByAccount = [{ max: 20, perSeconds: hour }]

export function accessReviewRoutes(
  reviews: AccessReviews,
  recordAuditEvent: RecordAuditEvent,
): readonly ServedEndpoint[] {
  return [
    serve(
      contract.requestMailedProof,
      async (call) => {
        await reviews.mailLink(call, call.account)
        return { sent: true as const }
      },
      { limits: linksByAccount },
    ),
    serve(
      contract.proveByMail,
      async (call) => {
        await reviews.prove(call, call.account, call.body.token)
        return { proven: true as const }
      },
      { limits: triesByAccount },
    ),
    serve(contract.removeOtherAccess, async (call) => {
      const removed = await reviews.removeOthers(call, call.account, call.body)
      const { id } = call.account
      for (const _ of removed.passkeys) await recordAuditEvent(call, 'passkey_removed', id)
      if (removed.authenticator) await recordAuditEvent(call, 'second_factor_removed', id)
      if (removed.sessions > 0) await recordAuditEvent(call, 'sessions_ended', id)
      return {
        passkeys_removed: removed.passkeys.length,
        authenticator_removed: removed.authenticator,
        sessions_ended: removed.sessions,
      }
    }),
  ]
}
