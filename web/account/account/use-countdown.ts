import { useEffect, useState } from 'react'

/** Countdown in whole seconds. Computed from the clock, so it is right after a tab was suspended. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const running = secondsLeft > 0

  useEffect(() => {
    if (!running) return undefined
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [running])

  const start = (seconds: number) => {
    const startedAt = Date.now()
    setNow(startedAt)
    setEndsAt(startedAt + seconds * 1000)
  }
  return { secondsLeft, start }
}
