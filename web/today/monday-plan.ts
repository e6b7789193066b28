import type { Today } from '#contract/today.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { ApiError } from '../api/api-error.ts'
import { showToast } from '../ui/toast.ts'
import { keepObservations, keptObservations, rereadDay, weekPlanQuery } from '../week-plans/queries.ts'

const monday = 1

/** Whether this day's week is to be planned without being asked: on its Monday, from the active diet, once. */
export function isPlanDue({ date, active_diet, has_week_plan }: Today): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === monday && active_diet !== null && !has_week_plan
}

/**
 * Plans the week on its Monday. A query and not an effect, so that a screen drawn twice asks once; `static`, so that
 * asking all queries anew does not ask this one. A day that was only seen earlier may be a Monday long past.
 */
export function mondayPlanQuery(today: Today, isSeenEarlier = false) {
  return queryOptions({
    queryKey: ['monday-plan', today.date],
    queryFn: ({ client }) => oneTabAtATime(() => planWeek(client, today.date)),
    enabled: isPlanDue(today) && !isSeenEarlier,
    staleTime: 'static',
    retry: false,
    retryOnMount: false,
  })
}

/** What a second tab asks for is there when its turn comes: it has nothing to announce. */
async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Only an https page (or localhost) has locks.
  return 'locks' in navigator ? navigator.locks.request('monday-plan', work) : work()
}

async function planWeek(client: QueryClient, date: string): Promise<{ isCreated: boolean }> {
  try {
    const { week_plan, created } = await call('POST /api/plan-generate-week', {
      body: { week_start: date, observations: keptObservations(localStorage), only_if_absent: true },
      idempotent: true,
    })
    client.setQueryData(weekPlanQuery(date).queryKey, week_plan)
    if (created) {
      keepObservations(localStorage, '')
      showToast({ title: 'Seu Plano da Semana está pronto', tone: 'success' })
    }
    await rereadDay(client)
    return { isCreated: created }
  } catch (error) {
    announceOnce(error, date)
    throw error
  }
}

const lostSession = new Set(['unauthenticated', 'session_expired'])
const toldKey = 'monday_plan_failure_told'

/** A day that goes on failing says so once. */
function announceOnce(error: unknown, date: string): void {
  // A session that ended is told once for the whole app.
  if (error instanceof ApiError && lostSession.has(error.code)) return
  if (localStorage.getItem(toldKey) === date) return
  showToast({
    title: 'Erro ao gerar plano semanal',
    description: 'Tente novamente em alguns momentos.',
    tone: 'error',
  })
  localStorage.setItem(toldKey, date)
}
