import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Drain {
  /** Returns true from the first signal on, so that a load balancer sends requests elsewhere. */
  readonly isEnding: () => boolean
  /** Makes each connection of this server close with its next reply once the process is ending. */
  watch(server: Server): void
  /** Starts the drain period, and resolves when it is over. A second call ends the period at once. */
  begin(): Promise<void>
}

/**
 * Creates the drain of a process, which avoids lost requests at shutdown: a proxy keeps connections open, and a request
 * over a connection that is being closed is lost. After SIGTERM the process therefore keeps answering for `seconds`,
 * reports that it is not ready, and closes each connection with its next reply.
 */
export function createDrain(seconds: number): Drain {
  const hurry = new AbortController()
  let ending: Promise<void> | undefined
  return {
    isEnding: () => ending !== undefined,
    watch: (server) => {
      // The timeout is longer than the proxy's, so that the server never closes an idle connection first.
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
