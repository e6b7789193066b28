import { startTransition, useOptimistic } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Shows the result of a tap one paint before `act` begins, so that only the tapped control renders in between. Returns
 * what to show, and the function for the tap. `act` must change `value` to the shown one, or leave it to undo the tap.
 * It is not awaited: a transition that waits for a request would hold back every navigation.
 */
export function useShownFirst<Value>(value: Value): readonly [Value, (next: Value, act: () => void) => void] {
  const [shown, show] = useOptimistic(value)
  const tap = (next: Value, act: () => void) => {
    startTransition(async () => {
      show(next)
      await afterPaint()
      act()
      // A query store notifies its observers in a later task; until then `value` is the old one.
      await afterPaint()
    })
  }
  return [shown, tap]
}
