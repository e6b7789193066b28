import { useEffect, useState } from 'react'

/** Controllers of the work of a screen; the current one is aborted when the screen is left. */
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
