import {
  beginWatch,
  dueTriggers,
  type ExitEvent,
  exitThresholds,
  follow as followEvent,
} from '../checkout/exit-offer/exit-offer-triggers.ts'
import { isDiscountUsed, markShown, readOfferEnd, wasShown } from './offer-memory.ts'

/** Watches this page for exit intent; each signal fires once per tab. Returns the stop function. */
export function watchExit(onExit: () => void): () => void {
  let watch = beginWatch(innerWidth < exitThresholds.phoneBelowPx, Date.now())
  const tell = (event: ExitEvent) => {
    watch = followEvent(watch, event)
    const due = dueTriggers(watch, event).filter((trigger) => !wasShown(trigger))
    if (due.length === 0 || isOutOfOffers()) return
    const open = document.querySelector('dialog[open]')
    if (open && !open.querySelector('[data-exit-offer]')) return
    for (const trigger of due) markShown(trigger)
    if (!open) onExit()
  }
  const end = new AbortController()
  const { signal } = end
  const tellOf = (kind: Exclude<ExitEvent['kind'], 'pointer-left'>) => () => tell({ kind, atMs: Date.now() })
  const touched = tellOf('touched')
  document.addEventListener(
    'mouseleave',
    ({ clientY }) => tell({ kind: 'pointer-left', y: clientY, atMs: Date.now() }),
    { signal },
  )
  const hidden = tellOf('tab-hidden')
  document.addEventListener('visibilitychange', () => document.hidden && hidden(), { signal })
  // `pagehide` fires before the page is hidden.
  addEventListener('pagehide', tellOf('page-left'), { signal })
  addEventListener('pageshow', tellOf('page-shown'), { signal })
  document.addEventListener('touchstart', touched, { signal, passive: true })
  document.addEventListener('scroll', touched, { signal, passive: true })
  const ticking = setInterval(tellOf('tick'), 1000)
  return () => {
    end.abort()
    clearInterval(ticking)
  }
}

/** Whether the offer was used on this browser or has expired in this tab. */
function isOutOfOffers(): boolean {
  const endMs = readOfferEnd()
  return isDiscountUsed() || (endMs !== null && endMs <= Date.now())
}
