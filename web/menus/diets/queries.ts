import type { Diet, DietDetail, generateDietMenu as generateEndpoint } from '#contract/menus/diets.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'
import { freshOrCached } from '../../api/offline-cache.ts'

const pollMs = 2000

export const dietsQuery = queryOptions({
  queryKey: ['diets'],
  queryFn: ({ client, signal }) => freshOrCached(client, ['diets'], () => call('GET /api/diets', { signal })),
  staleTime: freshness.diets,
  refetchInterval: ({ state: { data } }) => (data?.some(isBeingGenerated) ? pollMs : false),
})

/** Diet, polled while its menu is being generated in any tab. */
export function dietQuery(id: string) {
  const queryKey = ['diet', id] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<DietDetail>(queryKey)
      const diet = await freshOrCached(client, queryKey, () =>
        call('GET /api/diets/{id}', { params: { id }, signal }),
      )
      if (before?.generation_status === 'generating' && diet.generation_status !== 'generating') {
        await client.invalidateQueries({ queryKey: dietMealsQuery(id).queryKey })
      }
      return diet
    },
    staleTime: freshness.diets,
    refetchInterval: ({ state: { data } }) => (data && isBeingGenerated(data) ? pollMs : false),
  })
}

/** Returns whether the diet's menu is being generated, in this tab or another; false once the generation is stuck. */
export function isBeingGenerated({ generation_status, is_stuck }: Diet): boolean {
  return generation_status === 'generating' && !is_stuck
}

export function dietMealsQuery(id: string) {
  return queryOptions({
    queryKey: ['diet-meals', id],
    queryFn: ({ client, signal }) =>
      freshOrCached(client, ['diet-meals', id], () =>
        call('GET /api/diets/{id}/meals', { params: { id }, signal }),
      ),
    staleTime: freshness.dietMeals,
  })
}

/**
 * First diet of an account, created automatically. The server creates it only once: an account that deleted
 * it gets no other. A query, so that a screen rendered twice requests once.
 */
export const firstDietQuery = queryOptions({
  queryKey: ['first-diet'],
  queryFn: async ({ client }) => {
    const isCreated = await createDefaultDiet(true).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'diets_exist') return false
        throw error
      },
    )
    await client.refetchQueries({ queryKey: dietsQuery.queryKey })
    return { isCreated }
  },
  staleTime: Infinity,
  retry: false,
})

export function createDefaultDiet(automatic: boolean) {
  return call('POST /api/diet-create-default', { body: { automatic } })
}

export function generateWeeklyDiet(): Promise<DietDetail> {
  return call('POST /api/diet-generate-weekly')
}

export type AskedMenu = Omit<BodyInput<typeof generateEndpoint>, 'dietId'>

export function generateDietMenu(
  dietId: string,
  asked: AskedMenu,
  signal?: AbortSignal,
): Promise<DietDetail> {
  return call('POST /api/diet-generate-ai', { body: { dietId, ...asked }, ...(signal && { signal }) })
}

export function activateDiet(id: string) {
  return call('POST /api/diets/{id}/activate', { params: { id }, idempotent: true })
}

export function releaseStuckDiets() {
  return call('POST /api/diet-release-stuck', { idempotent: true })
}

export function renameDiet(id: string, name: string) {
  return call('PATCH /api/diets/{id}', { params: { id }, body: { name }, idempotent: true })
}

export function removeDiet(id: string) {
  return call('DELETE /api/diets/{id}', { params: { id } })
}

/** Invalidates all queries except `firstDietQuery`: the active diet and its contents show on many screens. */
export function refetchDiets(client: QueryClient): Promise<void> {
  // The first diet is created once, not refetched.
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== firstDietQuery.queryKey[0] })
}
