import * as contract from '#contract/account/questionnaire.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { AuditServices } from '../../privacy/audit-log/service.ts'
import { answerQuestionnaire } from './answer-questionnaire.ts'
import { readAnswers } from './service.ts'

const serve = serveWith<AuditServices>()

export const questionnaireRoutes = [
  serve(contract.readQuestionnaire, readAnswers),
  serve(contract.answerQuestionnaire, (ctx) => answerQuestionnaire(ctx, ctx.body), {
    limits: [{ max: 30, perSeconds: 3600 }],
  }),
]
