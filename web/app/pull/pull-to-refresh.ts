import type { Query } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { messageOf } from '../../api/api-error.ts'
import { queryClient } from '../../api/client.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { type Course, classifyGesture, depthOf, shareOf } from './pull-gesture.ts'
import { PullPlate } from './pull-plate.tsx'
import { pullTexts } from './copy.ts'

/** Screens with pull-to-refresh, whose data may be stale. */
const pulledScreens: ReadonlySet<string> = new Set([
  '/app',
  '/receitas',
  '/favoritas',
  '/dietas',
  '/dietas/$dietId',
  '/semana',
])

/** Adds pull-to-refresh by touch to `pulledScreens`. */
export function followPulls(router: AnyRouter): void {
  const plate = renderPullPlate()
  let finger: { x: number; y: number; course: Course } | null = null
  let depthPx = 0
  let isAsking = false

  const isPulled = () => pulledScreens.has(router.state.matches.at(-1)?.routeId ?? '')
  // Disables the browser's own pull-to-refresh where the app handles it.
  const claim = () => {
    document.documentElement.style.overscrollBehaviorY = isPulled() ? 'none' : ''
  }
  claim()
  router.subscribe('onRendered', claim)

  const start = ({ touches, target }: TouchEvent) => {
    const [touch] = touches
    const isOurs = touches.length === 1 && !isAsking && isPulled() && isAtTop(target)
    if (!isOurs) letGo()
    finger = isOurs && touch ? { x: touch.clientX, y: touch.clientY, course: 'open' } : null
  }
  const move = ({ touches: [touch] }: TouchEvent) => {
    if (!finger || !touch) return
    const downPx = touch.clientY - finger.y
    if (finger.course === 'open') finger.course = classifyGesture(touch.clientX - finger.x, downPx)
    if (finger.course !== 'pull') return
    depthPx = depthOf(downPx)
    plate.hang(depthPx)
  }
  const letGo = () => {
    finger = null
    depthPx = 0
    if (!isAsking) plate.putAway()
  }
  const end = async () => {
    if (!finger || shareOf(depthPx) < 1) return letGo()
    isAsking = true
    letGo()
    plate.turn()
    plate.say('Atualizando…')
    plate.say(await refresh())
    isAsking = false
    plate.putAway()
  }
  // Passive listeners never block scrolling.
  document.addEventListener('touchstart', start, { passive: true })
  document.addEventListener('touchmove', move, { passive: true })
  document.addEventListener('touchend', () => void end(), { passive: true })
  document.addEventListener('touchcancel', letGo, { passive: true })
}

/**
 * Returns whether a pull may begin here: all that can scroll is at its top, no dialog is open, and the finger is inside
 * `main` (toasts are outside) on neither a slider nor a text area.
 */
function isAtTop(target: EventTarget | null): boolean {
  if (scrollY > 0 || document.querySelector('dialog[open]')) return false
  const element = target instanceof Element ? target : null
  if (!element?.closest('main') || element.closest('input[type=range], textarea')) return false
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    if (at.scrollTop > 0) return false
  }
  return true
}

/**
 * Refetches the shown data. Returns the result for screen readers; empty after a failure or while a change is being
 * saved.
 */
async function refresh(): Promise<string> {
  // A reply requested before a mutation would undo the mutation's optimistic update.
  if (queryClient.isMutating() > 0) return ''
  try {
    await queryClient.refetchQueries({ type: 'active', predicate: becomesStale }, { throwOnError: true })
    return pullTexts.done
  } catch (error) {
    showToast({ ...pullTexts.failed, description: messageOf(error), tone: 'error' })
    return ''
  }
}

/** Returns false for a query that never goes stale, such as the query that creates the first diet. */
function becomesStale({ observers }: Query): boolean {
  return observers.every(({ options: { staleTime } }) => staleTime !== Infinity && staleTime !== 'static')
}

function renderPullPlate() {
  const host = document.createElement('div')
  host.className = 'pull-plate'
  document.body.append(host)
  const root = createRoot(host)
  const say = (text: string) => root.render(createElement(PullPlate, { text }))
  say('')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  return {
    say,
    hang(depthPx: number) {
      host.dataset['at'] = shareOf(depthPx) < 1 ? 'pulled' : 'far'
      host.style.setProperty('--depth', `${still.matches ? depthOf(Infinity) : depthPx}px`)
      host.style.setProperty('--share', String(shareOf(depthPx)))
    },
    turn() {
      host.dataset['at'] = 'turning'
    },
    putAway() {
      delete host.dataset['at']
    },
  }
}
