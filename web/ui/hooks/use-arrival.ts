import { useEffect, useRef } from 'react'

/** Scrolls to the top and focuses the heading when `step` changes; the router does so at the first render. */
export function useArrival(step: string | number): void {
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current === step) return
    previous.current = step
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
