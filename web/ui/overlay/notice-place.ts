/** What is fixed at the bottom of the screen: the navigation, the actions of a screen and those of a sheet. */
const fixed = '[data-bottom-bar], [data-bottom-actions], dialog[open] footer'

/**
 * Returns the distance of a notice from the bottom of the screen as a CSS length: 0.5rem above what is fixed there, and at
 * least 1rem above the safe area. What reaches into the upper half, such as the navigation beside a wide screen, does
 * not count.
 */
export function noticeBottom(): string {
  const tops = Array.from(document.querySelectorAll(fixed), (part) => part.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > innerHeight / 2 && top < innerHeight)
    .map(({ top }) => top)
  const heightPx = Math.ceil(innerHeight - Math.min(innerHeight, ...tops))
  return `max(1rem + env(safe-area-inset-bottom), ${heightPx}px + 0.5rem)`
}

/**
 * Places the notices of `host` by `noticeBottom`, again whenever the page scrolls, is resized or changes, until `host`
 * has no notice. Otherwise a notice would cover the actions of a sheet that opens below it.
 */
export function followBottom(host: HTMLElement): void {
  const ended = new AbortController()
  const { signal } = ended
  let isPlanned = false
  // The page may change before the notice is rendered.
  let wasShown = false
  const place = () => {
    isPlanned = false
    host.style.setProperty('--notice-bottom', noticeBottom())
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
