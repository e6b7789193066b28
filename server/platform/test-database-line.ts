import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface DatabaseLine {
  /** Leads to the same database, through this line. */
  readonly url: string
  /** From now on nothing comes through, and nobody is told. */
  freeze(): void
  thaw(): void
  /** Ends every connection; new ones are refused until `restore`. */
  cut(): void
  restore(): void
}

/** A line to a PostgreSQL server that can be cut, and that can go silent as that of a server that hangs. */
export async function openDatabaseLine(url: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let isCut = false

  const server = createServer((caller) => {
    if (isCut) return void caller.resetAndDestroy()
    const database = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(from)
      if (isFrozen) from.pause()
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
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
  return {
    url: target.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
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
