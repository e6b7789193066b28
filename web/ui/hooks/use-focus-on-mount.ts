import { useEffect, useRef } from 'react'

interface Options {
  readonly preventScroll?: boolean
  /** Position that the element is scrolled to; without it the browser scrolls a focused element only into view. */
  readonly block?: ScrollLogicalPosition
  /** Selector of the part that takes the focus instead of the element. */
  readonly within?: string
}

/** Ref of an element that takes the focus when it appears, because the button that led to it is gone. */
export function useFocusOnMount<Target extends HTMLElement>({ preventScroll, block, within }: Options = {}) {
  const target = useRef<Target>(null)
  useEffect(() => {
    const found = within ? target.current?.querySelector<HTMLElement>(within) : target.current
    found?.focus({ preventScroll: preventScroll ?? block !== undefined })
    if (block) found?.scrollIntoView({ block })
  }, [preventScroll, block, within])
  return target
}
