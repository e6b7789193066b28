import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { SignatureVerdict } from './webhook-signature.ts'

type Refusal = Exclude<SignatureVerdict, 'valid'>

const windowMs = 10 * 60_000
/** Number of refused webhooks per window that are not reported, such as stray or resent ones. */
const tolerated = 5

interface Window {
  readonly endsMs: number
  readonly counts: Readonly<Record<Refusal, number>>
  readonly total: number
}

const none = { missing: 0, malformed: 0, stale: 0, mismatch: 0 } as const

/**
 * Returns a counter of the webhooks that this process refuses. If a window has more than `tolerated`, it logs one line
 * without IP addresses: the webhooks are forged, or the configured secret is wrong.
 */
export function watchRefusedWebhooks(clock: Clock): (verdict: Refusal, log: Log) => void {
  let before = 0
  let window: Window = { endsMs: 0, counts: none, total: 0 }
  return (verdict, log) => {
    const nowMs = clock.now().getTime()
    // A window that begins later than now was opened before the clock was set back.
    if (nowMs >= window.endsMs || nowMs < window.endsMs - windowMs) {
      before = nowMs < window.endsMs + windowMs ? window.total : 0
      window = { endsMs: nowMs + windowMs, counts: none, total: 0 }
    }
    const counts = { ...window.counts, [verdict]: window.counts[verdict] + 1 }
    window = { ...window, counts, total: window.total + 1 }
    if (window.total !== tolerated + 1) return
    log.error(
      { ...counts, minutes: windowMs / 60_000, tenMinutesBefore: before },
      'webhooks refused again and again: forged, signed with another secret than MP_WEBHOOK_SECRET, or stale by a wrong clock',
    )
  }
}
