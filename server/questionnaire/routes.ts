import * as contract from '#contract/questionnaire.ts'
import { serve } from '../platform/serve.ts'
import { answerQuestionnaire, readAnswers } from './service.ts'

export const questionnaireRoutes = [
  serve(contract.readQuestionnaire, ({ account, database }) => readAnswers(database, account.id)),
  serve(
    contract.answerQuestionnaire,
    async ({ account, database, body, clock, clientAddress, headers }) => ({
      questionnaire_completed: true as const,
      targets: await answerQuestionnaire(
        database,
        account,
        body,
        { clientAddress, userAgent: headers.get('user-agent') ?? undefined },
        clock.now(),
      ),
    }),
    { limits: [{ max: 30, perSeconds: 3600 }] },
  ),
]
