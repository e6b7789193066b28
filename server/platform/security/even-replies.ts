import { setTimeout } from 'node:timers/promises'

const stepMs = 250

/** Starts timing a reply. The returned function resolves when the reply may be sent. */
export type StartEvenReply = () => () => Promise<unknown>

/**
 * Returns the timing of replies: each is sent at a whole multiple of `stepMs` after the request began, so that its
 * duration does not reveal which branch ran, such as whether an e-mail address has an account. The wait holds no
 * processor and no seat.
 */
export function createEvenReplies(
  now = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms),
): StartEvenReply {
  return () => {
    const startedAt = now()
    return () => wait(stepMs - ((now() - startedAt) % stepMs))
  }
}
