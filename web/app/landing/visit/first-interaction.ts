/** User interaction by touch, mouse or keyboard. */
const interactions = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Calls back once, at the first user interaction. A single `pointermove` does not count: browsers fire one
 * without any movement when a page appears below a resting mouse. Only a second position is a movement.
 */
export function onFirstInteraction(target: EventTarget, act: () => void): void {
  const waiting = new AbortController()
  const options = { signal: waiting.signal, passive: true, capture: true }
  let resting: string | undefined
  const follow = (event: Event) => {
    const position = positionOf(event)
    resting ??= position
    if (position !== undefined && position === resting) return
    waiting.abort()
    act()
  }
  for (const type of interactions) target.addEventListener(type, follow, options)
}

/** Position of a pointer event; `undefined` for every other event. */
function positionOf(event: Event): string | undefined {
  if (event.type !== 'pointermove') return undefined
  const { screenX, screenY } = event as PointerEvent
  return `${screenX} ${screenY}`
}
