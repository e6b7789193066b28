/** Rem from the top of the screen; a header's control that begins lower counts as content. */
const headerRem = 8

/**
 * Returns the top of a notice as a CSS length: 0.5rem below the header's controls in view, such as the back button, and
 * at least 1rem below the safe area.
 */
export function noticeTop(): string {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const bottoms = Array.from(document.querySelectorAll('header :is(a, button)'), (control) =>
    control.getBoundingClientRect(),
  )
    .filter(({ top, bottom }) => bottom > 0 && top < headerRem * remPx)
    .map(({ bottom }) => bottom)
  return `max(1rem + env(safe-area-inset-top), ${Math.ceil(Math.max(0, ...bottoms))}px + 0.5rem)`
}

/**
 * Places the notices of `host` by `noticeTop`, again whenever the page scrolls, is resized or changes, until `host`
 * has no notice. Otherwise a notice shown on a scrolled page would cover the header's controls once the page is
 * scrolled back to the top.
 */
export function followHeader(host: HTMLElement): void {
  const ended = new AbortController()
  const { signal } = ended
  let isPlanned = false
  // The page may change before the notice is rendered.
  let wasShown = false
  const place = () => {
    isPlanned = false
    host.style.setProperty('--notice-top', noticeTop())
  }
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(place)
    isPlanned = true
  }
  const changes = new MutationObserver(() => {
    const isShown = host.querySelector('[data-sonner-toast]') !== null
    wasShown ||= isShown
    if (isShown || !wasShown) return plan()
    changes.disconnect()
    ended.abort()
  })
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', plan, { signal, passive: true })
  addEventListener('resize', plan, { signal })
  place()
}
