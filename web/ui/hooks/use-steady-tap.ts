import { useEffect, useRef } from 'react'

/** Milliseconds: more than between the two touches of a double tap, fewer than it takes to read what has changed. */
const steadyMs = 700

/**
 * Guards a control whose tap puts another control under the finger: a second tap must not act on what the person has
 * not seen yet. Returns a function that runs `act`, unless less than `steadyMs` ago it ran another `act` or `shown`
 * changed from a non-empty value. `shown` is empty while nothing is shown.
 */
export function useSteadyTap(shown: string): (act: () => void) => void {
  const changedAtMs = useRef(-Infinity)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    const hadSomething = before.current !== ''
    before.current = shown
    if (hadSomething) changedAtMs.current = performance.now()
  }, [shown])
  return (act) => {
    const nowMs = performance.now()
    if (nowMs - changedAtMs.current < steadyMs) return
    changedAtMs.current = nowMs
    act()
  }
}
