import { showToast } from '../ui/overlay/toast.ts'
import { createQueryClient } from './query-client.ts'
import { type Session, sessionKey } from './session-state.ts'
import { sessionExpired } from './copy.ts'

/** Single query client of this tab. */
export const queryClient = createQueryClient({
  onSessionLost: () => {
    if (queryClient.getQueryData<Session>(sessionKey)?.status !== 'signed-in') return
    queryClient.setQueryData<Session>(sessionKey, { status: 'expired' })
    showToast({ ...sessionExpired, tone: 'error' })
  },
})
