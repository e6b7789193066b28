import { useEffect, useState } from 'react'

/** Whether an element has been visible. */
export function useWasVisible(target: { readonly current: Element | null }): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !target.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [seen, target])
  return seen
}
