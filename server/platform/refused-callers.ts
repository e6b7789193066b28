/** A caller that is over a limit: until when, and when the database is asked whether it still is. */
interface Refusal {
  readonly endsAt: Date
  askAgainMs: number
}

const mostRemembered = 10_000
/** Another process may have forgiven the caller meanwhile. */
const trustedMs = 30_000

export type RefusedCallers = ReturnType<typeof rememberRefusedCallers>

/**
 * Remembers in this process who is over a limit, so that a refusal costs no query. Bounded: beyond 10,000 callers the one
 * refused first is asked about again. One request of a caller in thirty seconds passes and refreshes what is remembered.
 */
export function rememberRefusedCallers() {
  const refusals = new Map<string, Refusal>()

  return {
    /** Returns the end of the caller's window, or `undefined` where the database has to be asked. */
    find(key: string, now: Date): Date | undefined {
      const refusal = refusals.get(key)
      if (!refusal) return undefined
      const nowMs = now.getTime()
      const left = refusal.askAgainMs - nowMs
      if (refusal.endsAt > now && left > 0 && left <= trustedMs) return refusal.endsAt
      // Over, or counted by a clock that was put back since.
      if (refusal.endsAt <= now || left > trustedMs) refusals.delete(key)
      else refusal.askAgainMs = nowMs + trustedMs
      return undefined
    },

    add(key: string, endsAt: Date, now: Date): void {
      refusals.delete(key)
      refusals.set(key, { endsAt, askAgainMs: now.getTime() + trustedMs })
      const [oldest] = refusals.keys()
      if (refusals.size > mostRemembered && oldest !== undefined) refusals.delete(oldest)
    },

    delete: (key: string): void => void refusals.delete(key),
    clear: (): void => refusals.clear(),
  }
}
