import type { Subscription } from '#contract/billing/subscription.ts'
import { trial } from '#contract/billing/plans.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../../api/client.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { followBanner } from './banner.ts'
import { accountHere, identify, isRefusedByBrowser } from './consent.ts'
import { measure } from './measure.ts'
import { readPixel } from './pixel.ts'
import { followEvents, track } from '../shared/track.ts'
import { trackedPage } from './tracked-page.ts'

/** Pages where the banner would cover the main control: the camera's shutter. */
const coveredPages: ReadonlySet<string> = new Set(['/scan'])

/**
 * Records a visit of the app: its tracked pages, and events of its screens and the subscription. Records nothing
 * without a configured pixel or with Global Privacy Control.
 */
export function measureApp(router: AnyRouter): void {
  const pixel = readPixel()
  if (!pixel) return
  if (isRefusedByBrowser()) return followEvents(() => undefined)
  const page = () => trackedPage(router.state.matches.at(-1))
  const { forget } = measure(pixel, () => page() ?? '/')
  const showBanner = followBanner(
    () => {
      const tracked = page()
      return tracked !== null && !coveredPages.has(tracked)
    },
    () => void router.navigate({ to: '/privacidade' }),
  )
  const view = () => {
    if (page() !== null) track('PageView')
    showBanner()
  }
  view()
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation?.pathname !== toLocation.pathname) view()
  })
  followSession(forget)
  followSubscription()
}

function followSession(forget: () => void): void {
  let before: Session | undefined
  const follow = () => {
    const session = queryClient.getQueryData<Session>(sessionKey)
    // After a session expires, the screen still belongs to the same person.
    if (!session || session === before || session.status === 'expired') return
    before = session
    const account = session.status === 'signed-in' ? session.user.id : null
    const left = accountHere()
    // Events of an account must not be attributed to the next one.
    if (left !== null && left !== account) forget()
    void identify(account)
  }
  follow()
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') follow()
  })
}

function followSubscription(): void {
  const say = (subscription: Subscription | undefined) => {
    if (subscription?.status === 'trial') {
      track('TrialStart', { trial_type: 'free_trial', duration: trial.days })
    }
  }
  const { queryKey } = subscriptionQuery
  say(queryClient.getQueryData(queryKey))
  queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && event.query.queryKey[0] === queryKey[0]) say(queryClient.getQueryData(queryKey))
  })
}
