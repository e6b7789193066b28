import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

const recipeId = z
  .string('Escolha uma receita.')
  .check(z.minLength(1, 'Escolha uma receita.'), z.maxLength(80))

export const favorite = z.object({
  id: z.uuid(),
  recipe_id: z.string(),
  user_id: z.string(),
  created_at: isoInstant,
})
export type Favorite = z.infer<typeof favorite>

/** Returns the favorite recipes, most recently added first. */
export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites',
  access: 'session',
  summary: 'As receitas favoritas da conta, a última a entrar primeiro',
  reply: z.array(favorite),
})

/**
 * Adds a recipe to the favorites. `recipe_not_found`: unknown. `upgrade_required`: not in the account's plan.
 * `favorite_exists`: already added.
 */
export const addFavorite = endpoint({
  method: 'POST',
  path: '/api/favorites',
  access: 'entitled',
  summary: 'Guarda uma receita entre as favoritas',
  body: z.object({ recipe_id: recipeId, user_id: z.optional(z.string()) }),
  reply: favorite,
  errors: ['recipe_not_found', 'upgrade_required', 'favorite_exists'],
})

/** Removes a recipe from the favorites. `removed`: whether it was one. */
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/api/favorites/{recipe_id}',
  access: 'session',
  summary: 'Tira uma receita das favoritas',
  params: z.object({ recipe_id: recipeId }),
  reply: z.object({ removed: z.boolean() }),
})
