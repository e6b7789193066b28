import type { BodyPlace } from './body-room.ts'
import { type Failure, fail } from './failure.ts'

/** How slowly a body may come. */
export interface BodyPace {
  /** For the whole of a body that is no upload. */
  readonly wholeMs: number
  /** For how long an upload may rest. What it brings buys time again, at `bytesPerSecond`. */
  readonly restMs: number
  readonly bytesPerSecond: number
}

/**
 * JSON has 10 s. An upload may be as slow as 0.8 kB/s, a tenth of a poor 3G uplink (64 kbit/s) and a third of GPRS, and
 * rest for 20 s between cells; `connectionLimits.requestTimeout` ends it after 120 s. The 300 kB that a phone sends of a
 * photo take 38 s at 64 kbit/s.
 */
export const ordinaryPace: BodyPace = { wholeMs: 10_000, restMs: 20_000, bytesPerSecond: 800 }

/** Held beyond what has arrived: a piece that is just coming. */
const aheadBytes = 4000

export interface Receiving {
  readonly maxBytes: number
  readonly isUpload: boolean
  readonly pace: BodyPace
  readonly place: BodyPlace
  /** Thrown where the place finds no room. */
  readonly noRoom: () => Failure
  /** Aborts when something newer took the place of this body. */
  readonly replaced?: AbortSignal | undefined
}

/** A body that ended before it was complete: its caller hung up. */
export class BrokenBody extends Error {}

/** Nothing else may follow on a connection whose body is not read to its end. */
export const closing = { connection: 'close' }

export function tooLong(maxBytes: number): Failure {
  const limit = maxBytes >= 1_000_000 ? `${maxBytes / 1_000_000} MB` : `${maxBytes / 1000} kB`
  return fail('payload_too_large', { limit }, { headers: closing })
}

/**
 * Takes in a body piece by piece, holding room for what has arrived.
 * @throws `payload_too_large`, `connection_too_slow`, `noRoom` and {@link BrokenBody}
 */
export async function receiveBody(request: Request, receiving: Receiving): Promise<Uint8Array<ArrayBuffer>> {
  const { maxBytes, isUpload, pace, place } = receiving
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  if (announced > maxBytes) throw tooLong(maxBytes)
  // Never canceled: that would close the connection before the refusal is written.
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
    // Whichever of the two comes too late is nobody's concern.
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
