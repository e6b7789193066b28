/** The pixel of this instance, as its server names it in the head of its pages. */
export interface Pixel {
  readonly id: string
  readonly url: string
}

/** One event on its way out. */
export interface Telling {
  readonly event: string
  /** Tells that the same event came twice. */
  readonly eventId: string | null
  readonly page: string
  readonly atMs: number
  readonly data: Readonly<Record<string, string>>
}

export function readPixel(): Pixel | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=pixel]')
  const url = meta?.dataset.url
  return meta && url ? { id: meta.content, url } : null
}

/**
 * The request that the pixel's own script would make, made here: none of that script runs in our pages, and so it can
 * neither read a form nor set a cookie. Loss is accepted; nobody waits for an advertisement.
 */
export function tellPixel(pixel: Pixel, { event, eventId, page, atMs, data }: Telling): void {
  const address = new URL(pixel.url)
  const query = address.searchParams
  query.set('id', pixel.id)
  query.set('ev', event)
  if (eventId) query.set('eid', eventId)
  query.set('dl', page)
  query.set('ts', String(atMs))
  for (const [name, value] of Object.entries(data)) query.set(`cd[${name}]`, value)
  fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // Much of what is told happens as its page is left.
    keepalive: true,
  }).catch(() => undefined)
}
