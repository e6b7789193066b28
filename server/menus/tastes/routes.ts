import * as contract from '#contract/menus/tastes.ts'
import { serve } from '../../platform/http/serve.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import { readOutlook, searchTastes } from './service.ts'

export const tasteRoutes = [
  serve(contract.searchTastes, async ({ account, database, query, clock }) =>
    searchTastes(query.q, query.without, await readNutritionProfileOf(database, account.id, clock.now())),
  ),
  serve(contract.readTasteOutlook, async ({ account, database, query, clock }) =>
    readOutlook(query.without, await readNutritionProfileOf(database, account.id, clock.now())),
  ),
]
