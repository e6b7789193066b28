import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const minutes = (count: number) => count * 60_000

// A button must be disabled within the tap that starts its work: with the library's default timer a slow phone could
// dispatch a second tap while the button is still enabled.
notifyManager.setScheduler(queueMicrotask)

/** Stale times of queries, in milliseconds. */
export const freshness = {
  usual: minutes(5),
  today: minutes(5),
  profile: minutes(10),
  diets: minutes(10),
  weekPlan: minutes(10),
  subscription: minutes(10),
  stats: minutes(5),
  recipes: minutes(15),
  reports: minutes(5),
  settings: minutes(10),
  dietMeals: minutes(5),
} as const

const lostSession = new Set(['unauthenticated', 'session_expired'])

interface QueryClientEvents {
  /** Called when a query or mutation fails with a code of `lostSession`. */
  onSessionLost: () => void
}

export function createQueryClient({ onSessionLost }: QueryClientEvents): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && lostSession.has(error.code)) onSessionLost()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshness.usual,
        retry: (failures, error) => failures < 1 && isTransient(error),
        // Offline, a query fails at once with a message instead of waiting behind a skeleton.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Returns whether a retry may help: no reply, a status from 500, or an unexpected error. A refusal would repeat itself.
 */
function isTransient(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}
