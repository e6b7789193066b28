import type { AnyRouter } from '@tanstack/react-router'
import { sendChoices } from '../adherence/waiting-choices.ts'
import { queryClient } from '../api/client.ts'
import { beforeSignOut } from '../api/session.ts'
import { type Session, sessionKey } from '../api/session-state.ts'
import { startOffline } from '../offline/registration.ts'
import { prepareToasts } from '../ui/toast.ts'
import { sendAll as sendMeals } from '../waiting-meals/queries.ts'
import { sendWater } from '../water/waiting-water.ts'
import { sendWeights } from '../weights/waiting-weights.ts'
import { followNotices } from './opened-notices.ts'
import { followAccessEnd } from './access-end.ts'
import { followPulls } from './pull-to-refresh.ts'
import { fadeScreens } from './screen-fade.ts'

const againMs = 60_000
/** A network that has just come back often loses what is sent first. */
const settledMs = 5_000

/** What the app does for a visit and no screen waits for. */
export async function afterStart(router: AnyRouter): Promise<void> {
  prepareToasts()
  followAccessEnd(router)
  followPulls(router)
  fadeScreens(router)
  followNotices(router)
  startOffline()
  sendWhatWaits()
  await measureVisit(router)
}

type Sending = (client: typeof queryClient, userId: string) => Promise<void>

/** What whoever is signed in told without a network goes out when there may be one, and before they leave. */
function sendWhatWaits(): void {
  const notes = [sendWater, sendChoices, sendWeights]
  const send = async (ways: readonly Sending[]) => {
    const session = queryClient.getQueryData<Session>(sessionKey)
    if (session?.status !== 'signed-in' || !navigator.onLine) return
    await Promise.allSettled(ways.map((sendWaiting) => sendWaiting(queryClient, session.user.id)))
  }
  const sendAgain = () => void send([sendMeals, ...notes])
  sendAgain()
  addEventListener('online', () => {
    sendAgain()
    setTimeout(sendAgain, settledMs)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAgain()
  })
  // The browser knows of its own network, not of a server that was out of reach.
  setInterval(sendAgain, againMs)
  // Meals outlast a sign-out; notes are forgotten at it.
  beforeSignOut(() => send(notes))
}

/** Where no pixel is configured, nothing of it is fetched. */
async function measureVisit(router: AnyRouter): Promise<void> {
  if (!document.querySelector('meta[name=pixel]')) return
  const { measureApp } = await import('../tracking/measured-app.ts')
  measureApp(router)
}
