import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** One request that the pixel's server received: the event's name and the page's address. */
export interface Collected {
  readonly event: string | null
  readonly page: string | null
  /** Decoded path, query and headers of the request. */
  readonly raw: string
}

export interface Collector {
  readonly url: string
  readonly collected: readonly Collected[]
  readonly names: () => (string | null)[]
  /** Resolves after all earlier events of the page have arrived: sends a marker from the page and waits for it. */
  readonly hasAllOf: (page: Page) => Promise<void>
  readonly stop: () => void
}

const last = '/last'

/** Fake of the pixel's server that records its requests. */
export async function startCollector(): Promise<Collector> {
  const collected: Collected[] = []
  let lastHasCome = () => {}
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (pathname === last) {
      lastHasCome()
      reply.end()
      return
    }
    collected.push({
      event: searchParams.get('ev'),
      page: searchParams.get('dl'),
      raw: decodeURIComponent([request.url, ...request.rawHeaders].join('\n')),
    })
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  return {
    url: `${origin}/tr`,
    collected,
    names: () => collected.map(({ event }) => event),
    hasAllOf: async (page) => {
      const come = new Promise<void>((resolve) => (lastHasCome = resolve))
      await page.evaluate((address) => {
        fetch(address, { mode: 'no-cors' }).catch(() => undefined)
      }, origin + last)
      await come
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
