import { type CheckInAction, type CheckInActionId, checkInActions } from '#contract/day/check-in-actions.ts'
import type { Today } from '#contract/day/today.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showToday } from '../../api/show-today.ts'
import { todayQuery } from '../../api/today.ts'
import { announceFailure } from '../../menus/shared/failures.ts'
import { tick } from '../../ui/hooks/haptics.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { checkInTexts } from './copy.ts'

interface Tap {
  date: string
  action: CheckInAction
  /** Whether the answer is removed. */
  isOff: boolean
}

const tapKey = ['check-ins', 'tap']

/** Check-in of a day, with optimistic updates; a failed tap is rolled back with a message. */
export function useCheckIn({ date, check_ins: answered }: Pick<Today, 'date' | 'check_ins'>) {
  const client = useQueryClient()
  const show = (change: (before: readonly CheckInActionId[]) => CheckInActionId[]) =>
    client.setQueryData(
      todayQuery.queryKey,
      (day) => day && (day.date === date ? { ...day, check_ins: change(day.check_ins) } : day),
      // Keeps its age: an offline copy of the day stays marked as one.
      { updatedAt: client.getQueryState(todayQuery.queryKey)?.dataUpdatedAt ?? 0 },
    )

  const isLast = () => client.isMutating({ mutationKey: tapKey }) === 1

  const { mutate } = useMutation({
    mutationKey: tapKey,
    // Sequential, so that the last of two quick taps wins.
    scope: { id: 'check-ins' },
    mutationFn: sendTap,
    onMutate: async ({ action, isOff }: Tap) => {
      await client.cancelQueries({ queryKey: todayQuery.queryKey })
      const before = answerOf(client.getQueryData(todayQuery.queryKey)?.check_ins ?? answered, action)
      show((ids) => withAnswer(ids, action, isOff ? undefined : action.id))
      return { before }
    },
    onSuccess: async ({ today }, { isOff }) => {
      // This reply does not include taps still in transit.
      if (isLast()) await showToday(client, today)
      showToast({ ...(isOff ? checkInTexts.removed : checkInTexts.saved), tone: 'success' })
    },
    onError: async (error, { action }, context) => {
      show((ids) => withAnswer(ids, action, context?.before))
      announceFailure(error, checkInTexts.failed)
      // The replies to the earlier taps were not shown, so the day is refetched.
      if (isLast()) await client.invalidateQueries({ queryKey: todayQuery.queryKey })
    },
  })
  return {
    isOn: ({ id }: CheckInAction) => answered.includes(id),
    toggle: (action: CheckInAction) => {
      tick()
      mutate({ date, action, isOff: answered.includes(action.id) })
    },
  }
}

export type CheckInOfDay = ReturnType<typeof useCheckIn>

function sendTap({
  date,
  action: { id, type, value },
  isOff,
}: Tap): Promise<{ readonly today: Today | null }> {
  return isOff
    ? call('DELETE /api/check-ins/{type}', { params: { type }, query: { date } })
    : call('POST /api/check-ins', { body: { id, type, value, date }, idempotent: true })
}

/** Returns the day's answer of the same type as the action; undefined without one. */
function answerOf(ids: readonly CheckInActionId[], { type }: CheckInAction): CheckInActionId | undefined {
  return checkInActions.find((other) => other.type === type && ids.includes(other.id))?.id
}

/**
 * Returns a day's answers with the answer of this type replaced, or removed if `answer` is undefined: a day has one
 * answer per type.
 */
function withAnswer(
  ids: readonly CheckInActionId[],
  { type }: CheckInAction,
  answer: CheckInActionId | undefined,
): CheckInActionId[] {
  return checkInActions
    .filter((other) => (other.type === type ? other.id === answer : ids.includes(other.id)))
    .map(({ id }) => id)
}
