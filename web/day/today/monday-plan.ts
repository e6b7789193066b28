import type { Today } from '#contract/day/today.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { saveObservations, loadObservations } from '../../menus/shared/observations-draft.ts'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/api-error.ts'
import { stored, text } from '../../ui/storage/stored.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { showChanges } from '../../menus/week-plans/queries.ts'
import { withoutPlanTitle } from '../../menus/shared/failure-copy.ts'
import { weekGenerationTexts } from '../../menus/shared/week-generation-copy.ts'

const monday = 1

/** Returns whether to plan the week automatically: the day is a Monday, a diet is active and the week has no plan. */
export function isPlanDue({ date, active_diet, has_week_plan }: Today): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === monday && active_diet !== null && !has_week_plan
}

/**
 * Plans the week on its Monday. A query and not an effect, so that a screen rendered twice asks once; `static`, so that
 * invalidating all queries does not run it again. Disabled for an offline copy of a day, which may be a Monday long
 * past.
 */
export function mondayPlanQuery(today: Today, isOfflineCopy = false) {
  return queryOptions({
    queryKey: ['monday-plan', today.date],
    queryFn: ({ client }) => oneTabAtATime(() => planWeek(client, today.date)),
    enabled: isPlanDue(today) && !isOfflineCopy,
    staleTime: 'static',
    retry: false,
    retryOnMount: false,
  })
}

/** Serialises tabs with a lock: the second tab finds the plan and announces nothing. */
async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Only an https page (or localhost) has locks.
  return 'locks' in navigator ? navigator.locks.request('monday-plan', work) : work()
}

async function planWeek(client: QueryClient, date: string): Promise<{ isCreated: boolean }> {
  try {
    const reply = await call('POST /api/plan-generate-week', {
      body: { week_start: date, observations: loadObservations(), only_if_absent: true },
      idempotent: true,
    })
    await showChanges(client, reply)
    if (reply.created) {
      saveObservations('')
      showToast({ ...weekGenerationTexts.done, tone: 'success' })
    }
    return { isCreated: reply.created }
  } catch (error) {
    announceOnce(error, date)
    throw error
  }
}

const lostSession = new Set(['unauthenticated', 'session_expired'])
const reportedDay = stored('monday_plan_failure_told', text)

/** Shows the failure once per day in this browser. */
function announceOnce(error: unknown, date: string): void {
  // An expired session is reported once for the whole app.
  if (error instanceof ApiError && lostSession.has(error.code)) return
  if (reportedDay.get() === date) return
  if (error instanceof ApiError && error.code === 'no_numeric_plan') {
    showToast({ title: withoutPlanTitle, description: error.detail })
  } else showToast({ ...weekGenerationTexts.failed, tone: 'error' })
  reportedDay.set(date)
}
