import * as contract from '#contract/day/foods.ts'
import { serve } from '../../platform/http/serve.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import { readFood, searchFoods } from './service.ts'

export const foodRoutes = [
  serve(contract.searchFoods, async ({ account, database, query, clock }) => {
    const { hidesNumbers } = await readNutritionProfileOf(database, account.id, clock.now())
    return searchFoods(query.q, query.limit, hidesNumbers)
  }),
  serve(contract.readFood, async ({ account, database, params, clock }) => {
    const { hidesNumbers } = await readNutritionProfileOf(database, account.id, clock.now())
    return readFood(params.id, hidesNumbers)
  }),
]
