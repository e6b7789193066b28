/** Longest wait in milliseconds for a paint: a hidden page paints nothing. */
const paintPatienceMs = 100

/**
 * Resolves after the next paint, so that the screen answers a tap before work that takes time, such as starting a
 * request: on a processor slowed four times, the call of `fetch` alone takes 4 ms.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, paintPatienceMs)
  })
}
