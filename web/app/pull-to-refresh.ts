import type { Query } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { messageOf } from '../api/api-error.ts'
import { queryClient } from '../api/client.ts'
import { showToast } from '../ui/toast.ts'
import { type Course, courseOf, depthOf, shareOf } from './pull-gesture.ts'
import { PullPlate } from './pull-plate.tsx'

/** The screens that show what the server may know better by now. */
const pulledScreens: ReadonlySet<string> = new Set([
  '/app',
  '/receitas',
  '/favoritas',
  '/dietas',
  '/dietas/$dietId',
  '/semana',
])

/** Pulled down from its top, a screen asks the server for all it shows. */
export function followPulls(router: AnyRouter): void {
  const plate = hangPlate()
  let finger: { x: number; y: number; course: Course } | null = null
  let depthPx = 0
  let isAsking = false

  const isPulled = () => pulledScreens.has(router.state.matches.at(-1)?.routeId ?? '')
  // Where the app answers a pull, the browser does not answer it a second time.
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
    if (finger.course === 'open') finger.course = courseOf(touch.clientX - finger.x, downPx)
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
  // Passive: nothing here holds up a scroll.
  document.addEventListener('touchstart', start, { passive: true })
  document.addEventListener('touchmove', move, { passive: true })
  document.addEventListener('touchend', () => void end(), { passive: true })
  document.addEventListener('touchcancel', letGo, { passive: true })
}

/** Sheets, dialogs and toasts stand outside of `main`, with gestures of their own. */
function isAtTop(target: EventTarget | null): boolean {
  if (scrollY > 0 || document.querySelector('dialog[open]')) return false
  const element = target instanceof Element ? target : null
  if (!element?.closest('main') || element.closest('input[type=range], textarea')) return false
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    if (at.scrollTop > 0) return false
  }
  return true
}

/** What came of it, for who does not see it. */
async function refresh(): Promise<string> {
  // An answer from before a change would take back what its tap already shows.
  if (queryClient.isMutating() > 0) return ''
  try {
    await queryClient.refetchQueries({ type: 'active', predicate: growsOld }, { throwOnError: true })
    return 'Atualizado'
  } catch (error) {
    showToast({ title: 'Não deu para atualizar', description: messageOf(error), tone: 'error' })
    return ''
  }
}

/** What never does is asked for once: the first diet, which is made by asking. */
function growsOld({ observers }: Query): boolean {
  return observers.every(({ options: { staleTime } }) => staleTime !== Infinity && staleTime !== 'static')
}

function hangPlate() {
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
