import * as contract from '#contract/day/weights.ts'
import { serve } from '../../platform/http/serve.ts'
import { answerQuestion, readWeights, removeWeight, saveWeight } from './service.ts'

export const weightRoutes = [
  serve(contract.listWeights, ({ account, database, query, clock }) =>
    readWeights(database, account.id, query, clock.now()),
  ),
  serve(contract.saveWeight, ({ account, database, params, body, clock }) =>
    saveWeight(database, account.id, params.date, body, clock.now()),
  ),
  serve(contract.removeWeight, ({ account, database, params, clock }) =>
    removeWeight(database, account.id, params.date, clock.now()),
  ),
  serve(contract.answerWeightQuestion, ({ account, database, body, clock }) =>
    answerQuestion(database, account, body, clock.now()),
  ),
]
