import * as contract from '#contract/day/today.ts'
import { serve } from '../../platform/http/serve.ts'
import { applyMeal, applyScan, readToday, undoRebalance } from './service.ts'

/** Same limit as for described meals. */
const dailyMeals = { max: 300, perSeconds: 86_400 }

export const todayRoutes = [
  serve(contract.readToday, ({ account, database, query, clock }) =>
    readToday(database, account.id, query.date, clock.now()),
  ),
  serve(contract.applyScan, ({ account, database, body, clock }) =>
    applyScan(database, account.id, body, clock.now()),
  ),
  serve(
    contract.applyMeal,
    ({ account, database, body, clock }) => applyMeal(database, account.id, body, clock.now()),
    { limits: [dailyMeals] },
  ),
  serve(contract.undoRebalance, ({ account, database, body, clock }) =>
    undoRebalance(database, account.id, body.meal_id, clock.now()),
  ),
]
