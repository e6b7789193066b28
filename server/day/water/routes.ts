import * as contract from '#contract/day/water.ts'
import { serve } from '../../platform/http/serve.ts'
import { addWater, changeWater, readWater, readWaterDays, removeWater } from './service.ts'

export const waterRoutes = [
  serve(contract.readWater, ({ account, database, query, clock }) =>
    readWater(database, account.id, query.date, clock.now()),
  ),
  serve(contract.listWaterDays, ({ account, database, query, clock }) =>
    readWaterDays(database, account.id, query, clock.now()),
  ),
  serve(contract.addWater, ({ account, database, body, clock }) =>
    addWater(database, account.id, body, clock.now()),
  ),
  serve(contract.changeWater, ({ account, database, params, body, clock }) =>
    changeWater(database, account.id, params.id, body.ml, clock.now()),
  ),
  serve(contract.removeWater, ({ account, database, params, clock }) =>
    removeWater(database, account.id, params.id, clock.now()),
  ),
]
