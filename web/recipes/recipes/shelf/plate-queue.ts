/** Distance outside the viewport within which plates are drawn: about two cards. */
const nearPx = 400

/** Draw callbacks of the elements that are not drawn yet. */
const waiting = new Map<Element, () => void>()
const near = new Set<Element>()
let watcher: IntersectionObserver | undefined
let nextFrame: number | undefined

/**
 * Draws an element when it comes near the viewport, one per frame: several plates at once would block scrolling. An
 * element that scrolled away before its turn is drawn when it comes near again. Returns the unsubscribe function.
 */
export function drawWhenNear(place: Element, draw: () => void): () => void {
  watcher ??= new IntersectionObserver(noticeNear, { rootMargin: `${nearPx}px 0px` })
  waiting.set(place, draw)
  watcher.observe(place)
  return () => leave(place)
}

function noticeNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) near.add(target)
    else near.delete(target)
  }
  awaitFrame()
}

function awaitFrame(): void {
  if (near.size > 0) nextFrame ??= requestAnimationFrame(drawNext)
}

function drawNext(): void {
  nextFrame = undefined
  const [place] = near
  if (!place) return
  const draw = waiting.get(place)
  leave(place)
  draw?.()
  awaitFrame()
}

function leave(place: Element): void {
  waiting.delete(place)
  near.delete(place)
  watcher?.unobserve(place)
}
