import { useEffect, useState } from 'react'

/**
 * Abort controllers of a screen's work. `begin` makes a new one without aborting the last; leaving the screen aborts
 * the last.
 */
export function useAbortController() {
  const [work] = useState(() => {
    let current: AbortController | undefined
    return {
      begin: () => (current = new AbortController()),
      abort: () => current?.abort(),
    }
  })
  useEffect(() => work.abort, [work])
  return work
}
