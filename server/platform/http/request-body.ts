import type { BodyReservation } from './body-budget.ts'
import { type Failure, fail } from '../failure.ts'

/** Minimum speed of a body. */
export interface BodyPace {
  /** Milliseconds in which a body that is not an upload must be complete. */
  readonly wholeMs: number
  /**
   * Milliseconds for which an upload may pause. Received bytes extend the deadline at `bytesPerSecond`, up to that
   * pause.
   */
  readonly restMs: number
  readonly bytesPerSecond: number
}

/**
 * JSON must arrive within 10 s. An upload may be as slow as 0.8 kB/s, a tenth of a poor 3G uplink (64 kbit/s), and may
 * pause for 20 s between cells; `connectionLimits.requestTimeout` ends it after 120 s. A photo of 300 kB takes 38 s at
 * 64 kbit/s.
 */
export const ordinaryPace: BodyPace = { wholeMs: 10_000, restMs: 20_000, bytesPerSecond: 800 }

/** Bytes that are held beyond the received ones, for the next chunk. */
const aheadBytes = 4000

export interface Receiving {
  readonly maxBytes: number
  readonly isUpload: boolean
  readonly pace: BodyPace
  readonly place: BodyReservation
  /** Returns the error to throw when the budget is exhausted. */
  readonly noRoom: () => Failure
  /** Aborts when a newer upload to the same target replaces this body. */
  readonly replaced?: AbortSignal | undefined
}

/** Thrown when the caller disconnects before its body is complete. */
export class BrokenBody extends Error {}

/** Header that closes the connection, because the rest of an unread body would be read as the next request. */
export const closing = { connection: 'close' }

export function tooLong(maxBytes: number): Failure {
  const limit = maxBytes >= 1_000_000 ? `${maxBytes / 1_000_000} MB` : `${maxBytes / 1000} kB`
  return fail('payload_too_large', { limit }, { headers: closing })
}

/**
 * Receives a body piece by piece and reserves budget for the received bytes.
 * @throws `payload_too_large`, `connection_too_slow`, `noRoom` and {@link BrokenBody}
 */
export async function receiveBody(request: Request, receiving: Receiving): Promise<Uint8Array<ArrayBuffer>> {
  const { maxBytes, isUpload, pace, place } = receiving
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  if (announced > maxBytes) throw tooLong(maxBytes)
  // The reader is never canceled, because that would close the connection before the refusal is written.
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let arrived = 0
  let endsAt = performance.now() + (isUpload ? pace.restMs : pace.wholeMs)
  for (;;) {
    const ahead = Math.min(arrived + aheadBytes, Number.isNaN(announced) ? maxBytes : announced)
    if (!place.hold(Math.max(arrived, ahead))) throw receiving.noRoom()
    const { done, value } = await nextPiece(reader, endsAt, receiving)
    if (done) return joined(chunks, arrived)
    arrived += value.length
    if (arrived > maxBytes) throw tooLong(maxBytes)
    chunks.push(value)
    if (isUpload) {
      const boughtMs = (value.length / pace.bytesPerSecond) * 1000
      endsAt = Math.min(endsAt + boughtMs, performance.now() + pace.restMs)
    }
  }
}

async function nextPiece(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  endsAt: number,
  { noRoom, replaced }: Receiving,
) {
  const failed = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => failed.reject(fail('connection_too_slow', {}, { headers: closing })),
    endsAt - performance.now(),
  )
  const giveWay = () => failed.reject(noRoom())
  if (replaced?.aborted) giveWay()
  replaced?.addEventListener('abort', giveWay)
  const piece = reader.read().catch((cause: unknown) => {
    throw new BrokenBody('the body ended early', { cause })
  })
  try {
    return await Promise.race([piece, failed.promise])
  } finally {
    clearTimeout(timer)
    replaced?.removeEventListener('abort', giveWay)
    // The promise that lost the race may still reject; that rejection is ignored.
    for (const late of [piece, failed.promise]) late.catch(() => {})
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
