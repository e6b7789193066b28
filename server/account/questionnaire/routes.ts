import * as contract from '#contract/account/questionnaire.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import { answerQuestionnaire, readAnswers } from './service.ts'

export function questionnaireRoutes(recordAuditEvent: RecordAuditEvent): readonly ServedEndpoint[] {
  return [
    serve(contract.readQuestionnaire, ({ account, database, clock }) =>
      readAnswers(database, account.id, clock.now()),
    ),
    serve(
      contract.answerQuestionnaire,
      async (call) => {
        const { account, database, body, clock, clientAddress, headers } = call
        const origin = { clientAddress, userAgent: headers.get('user-agent') ?? undefined }
        const { targets, changed } = await answerQuestionnaire(database, account, body, origin, clock.now())
        for (const { purpose, granted } of changed)
          await recordAuditEvent(call, granted ? 'consent_given' : 'consent_withdrawn', account.id, purpose)
        return { questionnaire_completed: true as const, targets }
      },
      { limits: [{ max: 30, perSeconds: 3600 }] },
    ),
  ]
}
