import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Drain {
  /** True from the first signal on, so that a load balancer sends requests elsewhere. */
  readonly isEnding: () => boolean
  /** Closes each connection of this server after its pending reply. */
  watch(server: Server): void
  /** Resolves after the drain period. A second call ends the period at once. */
  begin(): Promise<void>
}

/**
 * Graceful shutdown. A proxy keeps connections to a process open, and a request sent over a connection that is being
 * closed is lost. After SIGTERM a process therefore keeps answering for a while, reports that it is not ready, and
 * closes each connection with its next reply.
 */
export function createDrain(seconds: number): Drain {
  const hurry = new AbortController()
  let ending: Promise<void> | undefined
  return {
    isEnding: () => ending !== undefined,
    watch: (server) => {
      // Longer than the proxy's own timeout, so that the server never closes first.
      Object.assign(server, { keepAliveTimeout: 75_000 })
      server.prependListener('request', (_, response) => {
        if (ending) response.setHeader('connection', 'close')
      })
    },
    begin: () => {
      if (ending) hurry.abort()
      ending ??= setTimeout(seconds * 1000, undefined, { signal: hurry.signal }).catch(() => {})
      return ending
    },
  }
}
