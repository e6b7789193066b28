import * as z from 'zod'
import type { StockImagesConfig } from '../../platform/process/config.ts'
import { directFetch } from '../../platform/security/direct-fetch.ts'
import { readCapped } from '../../platform/http/capped-body.ts'
import type { TestHost } from '../../platform/security/public-request.ts'
import { downloadPublic } from './public-download.ts'

/** Stock photo with its credit. */
export interface StockPhoto {
  readonly photographer: string
  /** Address of the photo's page, for people. */
  readonly page: string
  /** Address of the photo's bytes. */
  readonly address: string
}

export interface StockPhotos {
  /** Returns the best few matches, best first. Throws when the service fails or its reply is invalid. */
  search(words: string, signal: AbortSignal): Promise<readonly StockPhoto[]>
  /** Downloads a photo as it is. Throws when it is missing, too large, or not on a public host. */
  download(photo: StockPhoto, signal: AbortSignal): Promise<Uint8Array>
}

export interface StockPhotosSurroundings {
  readonly limitMs?: number
  readonly testHost?: TestHost
}

const askingLimitMs = 10_000
const maxAnswerBytes = 1_000_000
const maxPhotoBytes = 8_000_000
const mostPhotos = 3

/** Photo in a reply of Pexels. One without photographer or page cannot be credited and is skipped. */
const stockPhoto = z.object({
  url: z.url({ protocol: /^https$/ }),
  photographer: z.string().trim().min(1).max(120),
  src: z.object({ large2x: z.url().optional(), large: z.url().optional(), original: z.url() }),
})
const stockAnswer = z.object({ photos: z.array(z.unknown()) })

/** Returns the configured stock service; `null` without an address. */
export function stockPhotosFrom(
  { url, key }: StockImagesConfig,
  { limitMs = askingLimitMs, testHost }: StockPhotosSurroundings = {},
): StockPhotos | null {
  if (!url) return null
  const within = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  return {
    async search(words, signal) {
      const reply = await directFetch(url.replaceAll('{query}', encodeURIComponent(words)), {
        headers: { accept: 'application/json', ...(key ? { authorization: key } : {}) },
        signal: within(signal),
      })
      if (!reply.ok || !reply.body) throw new Error(`the stock answered ${reply.status}`)
      const text = Buffer.from(await readCapped(reply.body, maxAnswerBytes)).toString('utf8')
      return stockAnswer.parse(JSON.parse(text)).photos.flatMap(readPhoto).slice(0, mostPhotos)
    },
    download: ({ address }, signal) =>
      downloadPublic(address, { maxBytes: maxPhotoBytes, signal: within(signal), testHost }),
  }
}

function readPhoto(input: unknown): StockPhoto[] {
  const { success, data } = stockPhoto.safeParse(input)
  if (!success) return []
  const { url, photographer, src } = data
  return [{ photographer, page: url, address: src.large2x ?? src.large ?? src.original }]
}
