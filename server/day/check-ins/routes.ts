import * as contract from '#contract/day/check-ins.ts'
import { serve } from '../../platform/http/serve.ts'
import { describeCheckIns, removeCheckIn, saveCheckIn } from './service.ts'

export const checkInRoutes = [
  serve(contract.listCheckIns, ({ account, database, query, clock }) =>
    describeCheckIns(database, account.id, query, clock.now()),
  ),
  serve(contract.saveCheckIn, ({ account, database, body, clock }) =>
    saveCheckIn(database, account.id, body, clock.now()),
  ),
  serve(contract.removeCheckIn, async ({ account, database, params, query, clock }) => ({
    removed: await removeCheckIn(database, account.id, { ...params, ...query }, clock.now()),
  })),
]
