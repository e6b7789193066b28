import { startTransition, useOptimistic } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Returns a value to show and a function that handles a tap: it shows `next` at once and calls `act` after the next
 * paint, so that only the tapped control renders before the paint. `act` must set `value` to `next`; if it does not,
 * the old value is shown again. A promise of `act` is not awaited, because React delays every navigation until an async
 * transition ends.
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
