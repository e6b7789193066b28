import * as contract from '#contract/day/adherence.ts'
import { serve } from '../../platform/http/serve.ts'
import { listCompliance, saveCompliance } from './service.ts'

export const adherenceRoutes = [
  serve(contract.listCompliance, ({ account, database, query, clock }) =>
    listCompliance(database, account.id, query, clock.now()),
  ),
  serve(contract.saveCompliance, ({ account, database, body, clock }) =>
    saveCompliance(database, account.id, body, clock.now()),
  ),
]
