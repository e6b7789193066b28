import { mealTypes } from '#nutrition/targets/meal-type.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../api/client.ts'
import { type Session, sessionKey } from '../api/session-state.ts'
import { openPlace } from './offline/open-place.ts'

/** Opens the place of a tapped notice, runs its action, and keeps this device registered on the server. */
export function followNotices(router: AnyRouter): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || !data.startsWith(openPlace)) return
    ports[0]?.postMessage('heard')
    const { origin } = location
    const { href, origin: asked } = new URL(data.slice(openPlace.length), origin)
    if (asked === origin) void router.navigate({ href: href.slice(origin.length) })
  })
  let known: string | null = null
  const look = () => {
    const userId = signedInUser()
    if (userId === null) return
    carryOut(router, userId)
    if (known === userId) return
    known = userId
    // Most devices never granted permission and need not load the registration code.
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
    void import('../messages/shared/device.ts')
      .then((device) => device.registerAgain(userId))
      .catch(() => undefined)
  }
  router.subscribe('onResolved', look)
  look()
}

function signedInUser(): string | null {
  const session = queryClient.getQueryData<Session>(sessionKey)
  return session?.status === 'signed-in' ? session.user.id : null
}

/**
 * Ticks the meal of an address such as `/app?comi=almoco&dia=2026-03-11` as eaten; opens the scan for a meal that is
 * not planned. Runs once, because the address is replaced without the query.
 */
function carryOut(router: AnyRouter, userId: string): void {
  const { pathname, search } = location
  const asked = new URLSearchParams(search)
  const mealType = mealTypes.find((one) => one === asked.get('comi'))
  const date = asked.get('dia')
  if (pathname !== '/app' || !mealType || !date) return
  const work = async () => {
    await router.navigate({ href: '/app', replace: true })
    const { tickFromNotice } = await import('../day/adherence/tick-from-notice.ts')
    const outcome = await tickFromNotice(queryClient, userId, { mealType, date, place: pathname + search })
    if (outcome === 'not_planned')
      await router.navigate({ href: `/scan?modo=descrever&refeicao=${mealType}` })
  }
  work().catch(() => undefined)
}
