import { type RefCallback, useCallback, useState } from 'react'

/** Ref of an element, and whether any part of it has been visible; true at once without `IntersectionObserver`. */
export function useWasVisible(): [RefCallback<Element> | null, boolean] {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  const watch = useCallback((element: Element) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [seen ? null : watch, seen]
}
