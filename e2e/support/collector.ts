import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One event as a pixel receives it. */
export interface Collected {
  readonly event: string | null
  readonly eventId: string | null
  readonly page: string | null
  /** `cd[…]`, without the brackets. */
  readonly data: Readonly<Record<string, string>>
  /** All that came: the request's line and its headers. */
  readonly raw: string
}

export interface Collector {
  readonly url: string
  readonly collected: readonly Collected[]
  readonly names: () => (string | null)[]
  readonly stop: () => void
}

/** Stands where the pixel's own server would, and keeps what it is told. */
export async function startCollector(): Promise<Collector> {
  const collected: Collected[] = []
  const server = createServer((request, reply) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    collected.push({
      event: searchParams.get('ev'),
      eventId: searchParams.get('eid'),
      page: searchParams.get('dl'),
      data: Object.fromEntries(
        [...searchParams].flatMap(([name, value]) => {
          const inside = /^cd\[(\w+)\]$/.exec(name)?.[1]
          return inside ? [[inside, value]] : []
        }),
      ),
      raw: decodeURIComponent([request.url, ...request.rawHeaders].join('\n')),
    })
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/tr`,
    collected,
    names: () => collected.map(({ event }) => event),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
