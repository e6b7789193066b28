import type { Today } from '#contract/day/today.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import type { generateWeekPlan, WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { mondayOf } from '#nutrition/shared/calendar/days.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'
import { freshOrCached } from '../../api/offline-cache.ts'
import { showToday } from '../../api/show-today.ts'
import { announceFailure } from '../shared/failures.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { saveObservations } from '../shared/observations-draft.ts'
import { weekGenerationTexts } from '../shared/week-generation-copy.ts'

/**
 * Plan of the week that contains this day; without its own plan, the active diet's menu for that week; `null` if
 * neither exists.
 */
export function weekPlanQuery(day: string) {
  const weekStart = mondayOf(day)
  return queryOptions({
    queryKey: ['week-plan', weekStart],
    queryFn: ({ client, signal }) =>
      freshOrCached(client, ['week-plan', weekStart], async (): Promise<WeekPlan | null> => {
        const { week_plan, diet_week } = await call('GET /api/plan-get-week', {
          query: { start: weekStart },
          signal,
        })
        return week_plan ?? diet_week ?? null
      }),
    staleTime: freshness.weekPlan,
  })
}

/**
 * Query of what the server understands in the note for a week, before the week is created. Shows the previous findings
 * until it replies.
 */
export function observationsQuery(text: string) {
  return queryOptions({
    queryKey: ['week-observations', text],
    queryFn: ({ signal }) =>
      call('POST /api/week-plans/observations', { body: { text }, signal, idempotent: true }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}

/**
 * Alternatives for a planned meal, the best first. The meal's name is part of the key, because the alternatives
 * depend on the meal.
 */
export function alternativesQuery(
  place: { date: string; meal_type: MealType },
  instead: string,
  count: number,
) {
  return queryOptions({
    queryKey: ['week-alternatives', place.date, place.meal_type, instead, count],
    queryFn: ({ signal }) => call('GET /api/week-plans/alternatives', { query: { ...place, count }, signal }),
    placeholderData: keepPreviousData,
    // Other changes of the week may affect the alternatives, but not while their sheet is open.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

export function editWeekPlan(edit: WeekEdit) {
  // A move is not retried: swapping two meals twice would undo the swap.
  return call('POST /api/week-plans/edits', { body: edit, idempotent: edit.kind !== 'move' })
}

type AskedWeek = Omit<BodyInput<typeof generateWeekPlan>, 'user_id' | 'week_start'>

const ready: Toast = { ...weekGenerationTexts.done, tone: 'success' }

/**
 * Creates or replaces the plan of the week that contains this day. Leaving the screen does not stop it. The
 * Monday generation uses `only_if_absent`: two screens, or the server's own job, create one plan.
 */
export function useGenerateWeek(day: string) {
  const client = useQueryClient()
  const weekStart = mondayOf(day)
  const mutationKey = ['week-plan-generation', weekStart]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ asked }: { asked: AskedWeek; done: Toast }) =>
      call('POST /api/plan-generate-week', { body: { ...asked, week_start: weekStart } }),
    onSuccess: async (reply, { asked, done }) => {
      await showChanges(client, reply)
      if (asked.observations !== undefined) saveObservations('')
      if (reply.created) showToast(done)
    },
    onError: (reason) => announceFailure(reason, weekGenerationTexts.failed),
  })
  return {
    generate: (asked: AskedWeek, done = ready) => mutate({ asked, done }),
    isGenerating: useIsMutating({ mutationKey }) > 0,
  }
}

/** Parts of a command's reply that the day and the week show. */
export interface ChangedDay {
  readonly today: Today | null
  /** `null` or absent for an unchanged week. */
  readonly week_plan?: WeekPlan | null
}

/** Shows the day, and the week if it changed, that a command replied with. */
export async function showChanges(client: QueryClient, { today, week_plan }: ChangedDay): Promise<void> {
  if (week_plan) await showWeek(client, week_plan)
  await showToday(client, today)
}

async function showWeek(client: QueryClient, plan: WeekPlan): Promise<void> {
  const { queryKey } = weekPlanQuery(plan.week_start)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, plan)
  await freshOrCached(client, ['week-plan', plan.week_start], async () => plan)
  // The page of the active diet explains this week too.
  await client.invalidateQueries({ queryKey: ['diet'] })
}
