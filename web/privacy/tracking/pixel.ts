/** Pixel of this instance, as the server writes it into the head of its pages. */
export interface Pixel {
  readonly id: string
  readonly url: string
}

export interface PixelEvent {
  readonly event: string
  /** Id for deduplication by the pixel. */
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
 * Sends the request that the pixel's own script would send: that script is not loaded, so it can neither read
 * a form nor set a cookie. Fire and forget; loss is accepted.
 */
export function sendToPixel(pixel: Pixel, { event, eventId, page, atMs, data }: PixelEvent): void {
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
    // `keepalive`: many events happen while their page is being left.
    keepalive: true,
  }).catch(() => undefined)
}
