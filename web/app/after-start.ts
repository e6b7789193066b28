import type { AnyRouter } from '@tanstack/react-router'
import { sendChoices } from '../day/adherence/queued-choices.ts'
import { queryClient } from '../api/client.ts'
import { beforeSignOut } from '../api/sign-out.ts'
import { type Session, sessionKey } from '../api/session-state.ts'
import { refetchFailed } from './offline/refetch-failed.ts'
import { startOffline } from './offline/registration.ts'
import { storeParts } from './offline/store-parts.ts'
import { hasKeyboard } from '../ui/storage/key-shortcuts.ts'
import { prepareToasts } from '../ui/overlay/toast.ts'
import { sendAll as sendMeals } from '../day/meal-outbox/queries.ts'
import { sendWater } from '../day/water/queued-water.ts'
import { sendWeights } from '../day/weights/queued-weights.ts'
import { followNotices } from './opened-notices.ts'
import { followAccess } from './follow-access.ts'
import { followPulls } from './pull/pull-to-refresh.ts'
import { fadeScreens } from './screen-fade.ts'

const againMs = 60_000
/**
 * Delay in milliseconds of a second try after reconnecting: a network that has just come back often loses the first
 * requests.
 */
const settledMs = 5_000
/** Delay in milliseconds before data is fetched ahead, so that the first screen of the visit has loaded. */
const aheadAfterMs = 5_000

/** Background work of a visit that no screen waits for. */
export async function afterStart(router: AnyRouter): Promise<void> {
  prepareToasts()
  // The message about a part that cannot be loaded must be there when the network is not.
  void import('../ui/layout/unloaded-part.tsx').catch(() => undefined)
  followPulls(router)
  fadeScreens(router)
  followNotices(router)
  startOffline()
  followAccess({ onEnd: () => router.invalidate(), onReturn: sendOutboxes() })
  if (hasKeyboard()) void followShortcuts(router).catch(() => undefined)
  setTimeout(() => void prepareForOffline().catch(() => undefined), aheadAfterMs)
  await measureVisit(router)
}

async function followShortcuts(router: AnyRouter): Promise<void> {
  const { followKeys } = await import('./keys/follow-keys.ts')
  followKeys(router)
}

interface SavingNavigator {
  /** Absent in Safari and Firefox. */
  readonly connection?: { readonly saveData?: boolean }
}

/** Fetches data and code for offline use if a service worker stores them and the browser does not save data. */
async function prepareForOffline(): Promise<void> {
  const { connection } = navigator as SavingNavigator
  if (!navigator.serviceWorker?.controller || !navigator.onLine || connection?.saveData) return
  if (queryClient.getQueryData<Session>(sessionKey)?.status !== 'signed-in') return
  const { fetchAhead } = await import('./offline/fetch-ahead.ts')
  await fetchAhead(queryClient)
  navigator.serviceWorker.controller.postMessage(storeParts)
}

type Sending = (client: typeof queryClient, userId: string) => Promise<void>

/**
 * Sends the outboxes and reads what failed when the network may be back; sends small entries before sign-out too.
 * Returns a function that does so now.
 */
function sendOutboxes(): () => void {
  const notes = [sendWater, sendChoices, sendWeights]
  const send = async (ways: readonly Sending[]) => {
    const session = queryClient.getQueryData<Session>(sessionKey)
    if (session?.status !== 'signed-in' || !navigator.onLine) return
    await Promise.allSettled(ways.map((sendQueued) => sendQueued(queryClient, session.user.id)))
  }
  const sendAgain = () => {
    void send([sendMeals, ...notes])
    if (navigator.onLine) void refetchFailed(queryClient)
  }
  const sendTwice = () => {
    sendAgain()
    setTimeout(sendAgain, settledMs)
  }
  // If the app started offline, this code may load only after the network is back and so miss the `online` event.
  sendTwice()
  addEventListener('online', sendTwice)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAgain()
  })
  // The `online` event reports the device's network, not a server that can be reached again.
  setInterval(sendAgain, againMs)
  // Sign-out deletes all queued entries except meals, so these entries are sent before it. Its button asks about meals.
  beforeSignOut(() => send(notes))
  return sendAgain
}

/** Loads tracking, only where a pixel is configured. */
async function measureVisit(router: AnyRouter): Promise<void> {
  if (!document.querySelector('meta[name=pixel]')) return
  const { measureApp } = await import('../privacy/tracking/measured-app.ts')
  measureApp(router)
}
