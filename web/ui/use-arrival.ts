import { useEffect, useRef } from 'react'

/** A new step of a screen starts at its top, for eyes and for screen readers; the first one is the router's. */
export function useArrival(step: string | number): void {
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current === step) return
    previous.current = step
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
