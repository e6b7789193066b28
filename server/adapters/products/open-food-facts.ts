import { brand } from '#contract/brand.ts'
import type { Barcode } from '#nutrition/foods/barcodes/barcode.ts'
import * as z from 'zod'
import { createCircuitBreaker } from '../../platform/concurrency/circuit-breaker.ts'
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts'
import { createTtlCache } from '../../platform/concurrency/ttl-cache.ts'
import type { ProductsConfig } from '../../platform/process/config.ts'
import { directFetch } from '../../platform/security/direct-fetch.ts'
import { createPace, type Pace } from '../../platform/security/pace.ts'
import { readCapped } from '../../platform/http/capped-body.ts'
import {
  isRefused,
  type ProductReading,
  type ProductSource,
  ProductsUnavailable,
  type RefusedProduct,
} from './product-source.ts'
import { offFields } from './off-document.ts'
import { readProduct } from './read-product.ts'

/** Version of the API, named in the path because replies differ: 3.5 moved the nutrients, 3.6 is of May 2026. */
const apiVersion = 'v3.6'

/**
 * Pace of product reads: 7 at once, then 8 a minute, so at most 15 in any minute. Open Food Facts allows 15 a minute
 * from one address and answers 503 beyond that.
 */
const pace: Pace = { perSecond: 8 / 60, burst: 6, patienceMs: 0 }
/** Milliseconds for a look-up. The person waits with a package in hand, and can type its label instead. */
const defaultLimitMs = 4000
const mostBytes = 1_000_000
/** Time for which an unknown code, or a product without usable values, is not asked for again. */
const missMs = 6 * 3_600_000

const reply = z.object({ product: z.record(z.string(), z.unknown()).optional() })

export interface OpenFoodFactsSurroundings {
  readonly limitMs?: number
  /** Monotonic clock in milliseconds. */
  readonly nowMs?: () => number
}

/** Returns the source at Open Food Facts; `null` without a contact, because its terms of use require one. */
export function openFoodFactsFrom(
  { contact, baseUrl }: ProductsConfig,
  { limitMs = defaultLimitMs, nowMs = () => performance.now() }: OpenFoodFactsSurroundings = {},
): ProductSource | null {
  if (contact === undefined) return null
  const turns = createPace(pace, nowMs)
  const breaker = createCircuitBreaker(nowMs, () => true)
  const misses = createTtlCache<{ readonly reading: RefusedProduct | null }>(missMs, nowMs)
  const flights = createSingleFlight<ProductReading | null>()
  const headers = {
    accept: 'application/json',
    'user-agent': `${brand.name.replaceAll(' ', '')}/1.0 (${contact})`,
  }

  async function ask(code: Barcode): Promise<ProductReading | null> {
    const url = `${baseUrl}/api/${apiVersion}/product/${code}.json?fields=${offFields.join(',')}`
    const response = await directFetch(url, { headers, signal: AbortSignal.timeout(limitMs) })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      if (response.status === 404) return null
      throw new Error(`Open Food Facts answered ${response.status}`)
    }
    const text = Buffer.from(await readCapped(response.body, mostBytes)).toString('utf8')
    // Version 2 of the API answers 200 without a product for an unknown code, version 3 answers 404.
    const { product } = reply.parse(JSON.parse(text))
    if (!product || Object.keys(product).length === 0) return null
    const reading = readProduct(product)
    if (isRefused(reading) || reading.code === code) return reading
    return { refusal: 'code', name: reading.name }
  }

  async function findOnce(code: Barcode): Promise<ProductReading | null> {
    if (turns.take('all') === null) throw new ProductsUnavailable('too many calls in a minute')
    const reading = await breaker
      .run(() => ask(code))
      .catch((error: unknown) => {
        throw new ProductsUnavailable(String(error))
      })
    if (reading === null || isRefused(reading)) misses.set(code, { reading })
    return reading
  }

  return {
    find: async (code) => {
      const miss = misses.get(code)
      return miss ? miss.reading : flights.do(code, undefined, () => findOnce(code))
    },
  }
}
