import {
  beginWatch,
  dueTriggers,
  type ExitEvent,
  exitThresholds,
  follow as followEvent,
} from './exit-offer-triggers.ts'
import { isDiscountUsed, markShown, readOfferEnd, wasShown } from './offer-memory.ts'

/** Watches this page for somebody about to leave; each trigger calls once a session. Returns what ends the watch. */
export function watchExit(onExit: () => void): () => void {
  let watch = beginWatch(innerWidth < exitThresholds.phoneBelowPx, Date.now())
  const tell = (event: ExitEvent) => {
    watch = followEvent(watch, event)
    const due = dueTriggers(watch, event).filter((trigger) => !wasShown(sessionStorage, trigger))
    if (due.length === 0 || isOutOfOffers()) return
    const open = document.querySelector('dialog[open]')
    if (open && !open.querySelector('[data-exit-offer]')) return
    for (const trigger of due) markShown(sessionStorage, trigger)
    if (!open) onExit()
  }
  const end = new AbortController()
  const { signal } = end
  const touched = () => tell({ kind: 'touched', atMs: Date.now() })
  document.addEventListener(
    'mouseleave',
    ({ clientY }) => tell({ kind: 'pointer-left', y: clientY, atMs: Date.now() }),
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => document.hidden && tell({ kind: 'tab-hidden', atMs: Date.now() }),
    { signal },
  )
  document.addEventListener('touchstart', touched, { signal, passive: true })
  document.addEventListener('scroll', touched, { signal, passive: true })
  const ticking = setInterval(() => tell({ kind: 'tick', atMs: Date.now() }), 1000)
  return () => {
    end.abort()
    clearInterval(ticking)
  }
}

/** Taken on this browser, or over in this session. */
function isOutOfOffers(): boolean {
  const endMs = readOfferEnd(sessionStorage)
  return isDiscountUsed(localStorage) || (endMs !== null && endMs <= Date.now())
}
