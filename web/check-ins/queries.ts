import { type CheckInAction, type CheckInActionId, checkInActions } from '#contract/check-in-actions.ts'
import type { Today } from '#contract/today.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { todayQuery } from '../api/today.ts'
import { announceFailure } from '../menus/failures.ts'
import { tick } from '../ui/haptics.ts'
import { showToast } from '../ui/toast.ts'

interface Tap {
  date: string
  action: CheckInAction
  /** Whether it is taken back. */
  isOff: boolean
}

const tapKey = ['check-ins', 'tap']
const failed = { title: 'Erro ao registrar', description: 'Tente novamente em alguns momentos.' }

/** The check-in of a day. A tap shows at once; when it does not arrive, it is taken back and said. */
export function useCheckIn({ date, check_ins: answered }: Pick<Today, 'date' | 'check_ins'>) {
  const client = useQueryClient()
  const show = (change: (before: readonly CheckInActionId[]) => CheckInActionId[]) =>
    client.setQueryData(
      todayQuery.queryKey,
      (day) => day && (day.date === date ? { ...day, check_ins: change(day.check_ins) } : day),
      // As old as it was: a day that was only seen earlier stays one.
      { updatedAt: client.getQueryState(todayQuery.queryKey)?.dataUpdatedAt ?? 0 },
    )

  const { mutate } = useMutation({
    mutationKey: tapKey,
    // One after the other, so that two quick taps end as the last one says.
    scope: { id: 'check-ins' },
    mutationFn: sendTap,
    onMutate: async ({ action, isOff }: Tap) => {
      await client.cancelQueries({ queryKey: todayQuery.queryKey })
      const before = answerOf(client.getQueryData(todayQuery.queryKey)?.check_ins ?? answered, action)
      show((ids) => withAnswer(ids, action, isOff ? undefined : action.id))
      return { before }
    },
    onSuccess: (_, { isOff }) =>
      showToast({ title: isOff ? 'Check-in retirado' : 'Check-in registrado!', tone: 'success' }),
    onError: (error, { action }, context) => {
      show((ids) => withAnswer(ids, action, context?.before))
      announceFailure(error, failed)
    },
    onSettled: async () => {
      // The last of several taps asks for all of them: what is recommended may be another thing now.
      if (client.isMutating({ mutationKey: tapKey }) === 1) {
        await client.invalidateQueries({ queryKey: todayQuery.queryKey })
      }
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

function sendTap({ date, action: { id, type, value }, isOff }: Tap): Promise<unknown> {
  return isOff
    ? call('DELETE /api/check-ins/{type}', { params: { type }, query: { date } })
    : call('POST /api/check-ins', { body: { id, type, value, date }, idempotent: true })
}

/** The answer of the same type. */
function answerOf(ids: readonly CheckInActionId[], { type }: CheckInAction): CheckInActionId | undefined {
  return checkInActions.find((other) => other.type === type && ids.includes(other.id))?.id
}

/** A day has one answer of a type. */
function withAnswer(
  ids: readonly CheckInActionId[],
  { type }: CheckInAction,
  answer: CheckInActionId | undefined,
): CheckInActionId[] {
  return checkInActions
    .filter((other) => (other.type === type ? other.id === answer : ids.includes(other.id)))
    .map(({ id }) => id)
}
