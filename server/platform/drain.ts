import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Drain {
  /** From the first signal on: whoever chooses between copies sends people elsewhere. */
  readonly isEnding: () => boolean
  /** Lets go of a server's connections, each after the reply that it waits for. */
  watch(server: Server): void
  /** Resolves when the time is over in which others notice that this process ends. Asked again, it is over at once. */
  begin(): Promise<void>
}

/**
 * A proxy keeps connections to a process open, and a request that meets a connection in the moment in which it is
 * closed is lost. So a process that is told to end goes on answering for a while, says that it is not ready, and takes
 * leave with every reply.
 */
export function createDrain(seconds: number): Drain {
  const hurry = new AbortController()
  let ending: Promise<void> | undefined
  return {
    isEnding: () => ending !== undefined,
    watch: (server) => {
      // Longer than a proxy keeps one, so that it is never this side that closes first.
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
