import { useState } from 'react'
import { useSecondsUntil } from '../../ui/hooks/use-seconds-until.ts'

/** Countdown: the whole seconds left, 0 before `start` was called, and `start`. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0)
  const secondsLeft = useSecondsUntil(endsAt)
  const start = (seconds: number) => setEndsAt(Date.now() + seconds * 1000)
  return { secondsLeft, start }
}
