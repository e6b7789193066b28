import type { BodyInput } from '#contract/endpoint.ts'
import type { generateWeekPlan, WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { mondayOf } from '#nutrition/calendar/days.ts'
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
import { todayQuery } from '../../api/today.ts'
import { announceFailure } from '../shared/failures.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { saveObservations } from '../shared/observations-draft.ts'

/** Plan of the week that contains this day; `null` before there is one. */
export function weekPlanQuery(day: string) {
  const weekStart = mondayOf(day)
  return queryOptions({
    queryKey: ['week-plan', weekStart],
    queryFn: ({ client, signal }) =>
      freshOrCached(client, ['week-plan', weekStart], async (): Promise<WeekPlan | null> => {
        const { week_plan } = await call('GET /api/plan-get-week', { query: { start: weekStart }, signal })
        return week_plan ?? null
      }),
    staleTime: freshness.weekPlan,
  })
}

/** Findings of the note for a week, before it is created. */
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
 * Alternatives for a planned meal, the best first. The meal's name is part of the key, because another meal
 * has others.
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
    // Other changes of the week may affect them, but not while they are open.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

export function editWeekPlan(edit: WeekEdit) {
  // Swapping two meals twice would undo it.
  return call('POST /api/week-plans/edits', { body: edit, idempotent: edit.kind !== 'move' })
}

type AskedWeek = Omit<BodyInput<typeof generateWeekPlan>, 'user_id' | 'week_start'>

const ready: Toast = { title: 'Seu Plano da Semana está pronto', tone: 'success' }
const failed = {
  title: 'Erro ao gerar plano semanal',
  description: 'Tente novamente em alguns momentos.',
}

/**
 * Creates or replaces the plan of the week that contains this day. Leaving the screen does not stop it. The
 * Monday generation uses `only_if_absent`: two screens, or the server's own job, create one plan.
 */
export function useGenerateWeek(day: string) {
  const client = useQueryClient()
  const weekStart = mondayOf(day)
  const mutationKey = ['week-plan-generation', weekStart]
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: ({ asked }: { asked: AskedWeek; done: Toast }) =>
      call('POST /api/plan-generate-week', { body: { ...asked, week_start: weekStart } }),
    onSuccess: ({ week_plan, created }, { asked, done }) => {
      client.setQueryData(weekPlanQuery(weekStart).queryKey, week_plan)
      if (asked.observations !== undefined) saveObservations('')
      if (created) showToast(done)
      return refetchDay(client)
    },
    onError: (reason) => announceFailure(reason, failed),
  })
  return {
    generate: (asked: AskedWeek, done = ready) => mutate({ asked, done }),
    error,
    isGenerating: useIsMutating({ mutationKey }) > 0,
  }
}

/** The day shows the meals of its week's plan. */
export function refetchDay(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: todayQuery.queryKey })
}
