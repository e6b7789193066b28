import type { ExitTrigger } from '../checkout/exit-offer-triggers.ts'

const usedKey = 'discount-used'
const usedAtKey = 'discount-timestamp'
const endKey = 'exit-offer-ends'
const shownKey = (trigger: ExitTrigger) => `exit-offer-shown-${trigger}`

/** Duration of the offer after it was first seen. */
const offerSeconds = 900

type Reader = Pick<Storage, 'getItem'>
type Writer = Pick<Storage, 'setItem'>

/**
 * The discount is granted once per account; this browser stops offering it after a link with it has arrived.
 */
export function markDiscountUsed(storage: Writer, nowMs: number): void {
  storage.setItem(usedKey, 'true')
  storage.setItem(usedAtKey, new Date(nowMs).toISOString())
}

export function isDiscountUsed(storage: Reader): boolean {
  return storage.getItem(usedKey) !== null
}

export function wasShown(storage: Reader, trigger: ExitTrigger): boolean {
  return storage.getItem(shownKey(trigger)) !== null
}

export function markShown(storage: Writer, trigger: ExitTrigger): void {
  storage.setItem(shownKey(trigger), 'true')
}

/** Returns the end of this session's offer, past or future; null before it was seen. */
export function readOfferEnd(storage: Reader): number | null {
  const endMs = Number(storage.getItem(endKey) ?? Number.NaN)
  return Number.isFinite(endMs) ? endMs : null
}

/** Starts the countdown once per session: a running or expired one is unchanged. */
export function beginOffer(storage: Reader & Writer, nowMs: number): number {
  const endMs = readOfferEnd(storage) ?? nowMs + offerSeconds * 1000
  storage.setItem(endKey, String(endMs))
  return endMs
}

export function secondsUntil(endMs: number, nowMs: number): number {
  return Math.max(0, Math.min(offerSeconds, Math.ceil((endMs - nowMs) / 1000)))
}

/** `754` -> `12:34` */
export function formatCountdown(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}
