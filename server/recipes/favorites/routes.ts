import * as contract from '#contract/recipes/favorites.ts'
import { serve } from '../../platform/http/serve.ts'
import { addFavorite, listFavorites, removeFavorite } from './service.ts'

export const favoriteRoutes = [
  serve(contract.listFavorites, listFavorites),
  serve(contract.addFavorite, (ctx) => addFavorite(ctx, ctx.body)),
  serve(contract.removeFavorite, (ctx) => removeFavorite(ctx, ctx.params)),
]
