import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface DatabaseLine {
  /** Address of the same database through this proxy. */
  readonly url: string
  /** Stops forwarding without closing connections. Resolves when the first data from the app is held back. */
  freeze(): Promise<void>
  thaw(): void
  /** Closes every connection and refuses new ones until `restore`. */
  cut(): void
  restore(): void
}

/** Opens a TCP proxy to a PostgreSQL server. It can be cut, or frozen to imitate a server that hangs. */
export async function openDatabaseLine(url: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let frozen: PromiseWithResolvers<void> | undefined
  const held: (() => void)[] = []
  let isCut = false

  const pass = (step: () => void) => {
    if (frozen) held.push(step)
    else step()
  }
  const server = createServer((caller) => {
    if (isCut) return void caller.resetAndDestroy()
    const database = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        pass(() => to.write(bytes))
        if (from === caller) frozen?.resolve()
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        pass(() => to.destroy())
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endAll = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  onTestFinished(() => {
    endAll()
    server.close()
  })

  const target = new URL(url)
  target.hostname = '127.0.0.1'
  target.port = String((server.address() as AddressInfo).port)
  // A socket file would lead past the proxy.
  target.searchParams.delete('host')
  return {
    url: target.href,
    freeze: () => {
      frozen ??= Promise.withResolvers()
      return frozen.promise
    },
    thaw: () => {
      frozen = undefined
      for (const step of held.splice(0)) step()
    },
    cut: () => {
      isCut = true
      endAll()
    },
    restore: () => {
      isCut = false
    },
  }
}
