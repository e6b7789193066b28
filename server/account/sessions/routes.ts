import * as contract from '#contract/account/sessions.ts'
import { leaving } from '../../platform/http/leaving.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { Sessions } from './service.ts'

export function sessionRoutes(
  sessions: Sessions,
  recordAuditEvent: RecordAuditEvent,
): readonly ServedEndpoint[] {
  return [
    serve(contract.listSessions, (call) => sessions.list(call, call.account.id)),
    serve(contract.endSession, async (call) => {
      const ended = await sessions.end(call.account.id, call.params.id)
      if (ended) await recordAuditEvent(call, 'session_ended', call.account.id)
      return { ended }
    }),
    serve(contract.endAllSessions, async (call) => {
      const ended = await sessions.endAll(call, call.account.id)
      call.setHeader(...leaving)
      await recordAuditEvent(call, 'sessions_ended', call.account.id)
      return { ended }
    }),
  ]
}
