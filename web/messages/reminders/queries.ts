import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../api/profile.ts'
import { useSessionUser } from '../../api/session.ts'
import { installWay, isStandalone } from '../install/install-way.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { type Reach, readReach, registeredFor, stopReminders, startReminders } from '../shared/device.ts'
import { deviceTexts } from './copy.ts'

const reachQuery = (userId: string) =>
  queryOptions({
    queryKey: ['reminder-reach', userId],
    queryFn: () => readReach(userId, mustInstall()),
    // Always refetched: the browser's own settings may have changed.
    staleTime: 0,
  })

/** On an iPhone only apps on the home screen receive push messages. */
function mustInstall(): boolean {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  return installWay({ isInstalled: isStandalone(), question: null, userAgent, touchPoints }) !== null
}

/** Reminder state of this device with enable, disable and test. */
export function useReminderDevice() {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const { queryKey } = reachQuery(userId)
  const { data: reach } = useQuery(reachQuery(userId))
  const show = (next: Reach) => client.setQueryData(queryKey, next)
  const onError = (error: Error) =>
    showToast({ ...deviceTexts.failed, description: messageOf(error), tone: 'error' })

  const on = useMutation({
    mutationFn: () => startReminders(userId),
    onSuccess: async (next) => {
      show(next)
      if (next !== 'on') return
      showToast({ ...deviceTexts.on, tone: 'success' })
      await client.invalidateQueries(profileQuery)
    },
    onError,
  })
  const off = useMutation({
    mutationFn: () => stopReminders(userId),
    onSettled: () => show('off'),
    onSuccess: () => showToast({ ...deviceTexts.off, tone: 'success' }),
    onError,
  })
  const test = useMutation({
    mutationFn: () =>
      call('POST /api/reminders/devices/{id}/test', { params: { id: registeredFor(userId) ?? '' } }),
    onSuccess: () => showToast({ ...deviceTexts.tested, tone: 'success' }),
    onError: (error) => {
      showToast({ ...deviceTexts.testFailed, description: messageOf(error), tone: 'error' })
      void client.invalidateQueries({ queryKey })
    },
  })
  return { reach, on, off, test }
}
