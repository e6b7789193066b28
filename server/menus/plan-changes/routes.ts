import * as contract from '#contract/menus/plan-changes.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import { answerPlanChange, readPlanChange } from './service.ts'

export const planChangeRoutes: readonly ServedEndpoint[] = [
  serve(contract.readPlanChange, ({ account, database, clock }) =>
    readPlanChange(database, account.id, clock.now()),
  ),
  serve(contract.answerPlanChange, ({ account, database, body: { made_at: madeAt, accept }, clock }) =>
    answerPlanChange(database, account.id, { madeAt, accept }, clock.now()),
  ),
]
