import * as contract from '#contract/day/meals.ts'
import { dailyDescriptions } from '#contract/billing/plans.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  changeMeal,
  describeMeal,
  listUsualFoods,
  logMeal,
  type OnMealRemoved,
  readMealOf,
  receiveEntry,
  removeMeal,
  scoreMeal,
} from './service.ts'

/** More than a month offline at six meals a day, sent at once. */
const dailyMeals = { max: 300, perSeconds: 86_400 }

/** One request per described meal, plus some for corrections. */
const describeLimits = [
  { max: 30, perSeconds: 60, code: 'too_many_descriptions' },
  { max: dailyDescriptions, perSeconds: 86_400, code: 'too_many_descriptions' },
] as const

/** A device sends its queued entries one by one; the limit stops scripts that use the parser. */
const entryLimits = [{ max: 60, perSeconds: 60 }, dailyMeals]

export const mealRoutes = (onRemoved: OnMealRemoved) => [
  serve(
    contract.describeMeal,
    ({ account, database, body, clock }) =>
      describeMeal(database, account.id, body.text, body.meal_type, clock.now()),
    { changesNothing: true, limits: describeLimits },
  ),
  serve(
    contract.scoreMeal,
    ({ account, database, body, clock }) => scoreMeal(database, account.id, body, clock.now()),
    { changesNothing: true },
  ),
  serve(contract.listUsualFoods, ({ account, database, query, clock }) =>
    listUsualFoods(database, account.id, query, clock.now()),
  ),
  serve(
    contract.logMeal,
    ({ account, database, body, clock }) => logMeal(database, account.id, body, clock.now()),
    { limits: [dailyMeals] },
  ),
  serve(
    contract.sendMealEntry,
    ({ account, database, body, clock }) => receiveEntry(database, account.id, body, clock.now()),
    { limits: entryLimits },
  ),
  serve(contract.readMeal, ({ account, database, params, clock }) =>
    readMealOf(database, account.id, params.id, clock.now()),
  ),
  serve(contract.changeMeal, ({ account, database, params, body, clock }) =>
    changeMeal(database, account.id, params.id, body, clock.now()),
  ),
  serve(contract.removeMeal, async ({ account, database, params, clock }) => {
    await removeMeal(database, account.id, params.id, (tx) => onRemoved(tx, params.id, clock.now()))
    return { removed: true }
  }),
]
