/** About two cards before it is seen. */
const nearPx = 400

/** What is to be drawn at a place once it is near. */
const waiting = new Map<Element, () => void>()
const near = new Set<Element>()
let watcher: IntersectionObserver | undefined
let nextFrame: number | undefined

/**
 * Draws what stands at a place when the place comes near, one place a frame: several plates at once would hold a finger
 * up that scrolls. What has gone by before its turn is not drawn. Hands back how to leave the queue.
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
