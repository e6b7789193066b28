import * as contract from '#contract/recipes/favorites.ts'
import { serve } from '../../platform/http/serve.ts'
import { addFavorite, listFavorites, removeFavorite } from './service.ts'

export const favoriteRoutes = [
  serve(contract.listFavorites, ({ account, database }) => listFavorites(database, account.id)),
  serve(contract.addFavorite, ({ account, database, body, clock }) =>
    addFavorite(database, account.id, body.recipe_id, clock.now()),
  ),
  serve(contract.removeFavorite, async ({ account, database, params }) => ({
    removed: await removeFavorite(database, account.id, params.recipe_id),
  })),
]
