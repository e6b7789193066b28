import type { Favorite } from '#contract/recipes/favorites.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'
import { freshOrCached } from '../../api/offline-cache.ts'
import { tick } from '../../ui/hooks/haptics.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { track } from '../../privacy/shared/track.ts'
import { favoriteTexts } from './copy.ts'

export const favoritesQuery = queryOptions({
  queryKey: ['favorites'],
  queryFn: ({ client, signal }) =>
    freshOrCached(client, ['favorites'], () => call('GET /api/favorites', { signal })),
  staleTime: freshness.recipes,
  // Refetched on focus: another device may have changed the list, and it is short.
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
})

interface Wish {
  recipeId: string
  isFavorite: boolean
}

export interface Favorites {
  ids: ReadonlySet<string>
  toggle: (recipeId: string) => void
}

const wishKey = ['favorites', 'wish']

/** Favourites of this person, with optimistic updates; a refused tap is rolled back with a message. */
export function useFavorites(): Favorites {
  const client = useQueryClient()
  const { data } = useQuery(favoritesQuery)
  const ids = new Set(data?.map(({ recipe_id }) => recipe_id))
  const show = (wish: Wish) =>
    // The cache stays empty until the favourites are loaded: one favourite would look like the whole list.
    client.setQueryData(favoritesQuery.queryKey, (before) => before && withWish(before, wish))

  const { mutate } = useMutation({
    mutationKey: wishKey,
    // Sequential, so that the last of two quick taps wins.
    scope: { id: 'favorites' },
    mutationFn: async ({ recipeId, isFavorite }: Wish) => {
      await (isFavorite ? addFavorite(recipeId) : removeFavorite(recipeId))
    },
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey: favoritesQuery.queryKey })
      show(wish)
    },
    onSuccess: (_, { isFavorite }) => {
      if (isFavorite) track('AddToWishlist')
      showToast({
        title: isFavorite ? favoriteTexts.added : favoriteTexts.removed,
        tone: 'success',
      })
    },
    onError: (error, wish) => {
      if (error instanceof ApiError && error.code === 'favorite_exists') {
        showToast({ title: error.detail })
        return
      }
      show({ ...wish, isFavorite: !wish.isFavorite })
      announceFailure(error, wish)
    },
    onSettled: async () => {
      // Only the last of several taps refetches.
      if (client.isMutating({ mutationKey: wishKey }) === 1) {
        await client.invalidateQueries({ queryKey: favoritesQuery.queryKey })
      }
    },
  })
  const toggle = (recipeId: string) => {
    tick()
    mutate({ recipeId, isFavorite: !ids.has(recipeId) })
  }
  return { ids, toggle }
}

function withWish(favorites: readonly Favorite[], { recipeId, isFavorite }: Wish): Favorite[] {
  const others = favorites.filter(({ recipe_id }) => recipe_id !== recipeId)
  if (!isFavorite) return others
  const added = { id: recipeId, recipe_id: recipeId, user_id: '', created_at: new Date().toISOString() }
  return [added, ...others]
}

function announceFailure(error: unknown, { isFavorite }: Wish): void {
  showToast({
    title: isFavorite ? favoriteTexts.addFailed : favoriteTexts.removeFailed,
    ...(error instanceof ApiError && { description: error.detail }),
    tone: 'error',
  })
}

function addFavorite(recipeId: string) {
  return call('POST /api/favorites', { body: { recipe_id: recipeId } })
}

function removeFavorite(recipeId: string) {
  return call('DELETE /api/favorites/{recipe_id}', { params: { recipe_id: recipeId } })
}
