import { useEffect, useRef } from 'react'

/** Calls `restore` when `state` changes and the focused element was removed with it, such as a tapped button. */
export function useLostFocus<State>(state: State, restore: (state: State, before: State) => void): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    const changedFrom = before.current
    before.current = state
    if (document.activeElement === document.body) restore(state, changedFrom)
  }, [state, restore])
}
