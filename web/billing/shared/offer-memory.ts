import { flag, stored, text } from '../../ui/storage/stored.ts'
import type { ExitTrigger } from '../checkout/exit-offer/exit-offer-triggers.ts'

const used = stored('discount-used', flag)
const usedAt = stored('discount-timestamp', text)
const end = stored('exit-offer-ends', text, { inTab: true })
const shown = (trigger: ExitTrigger) => stored(`exit-offer-shown-${trigger}`, flag, { inTab: true })

/** Duration of the offer after it was first seen. */
export const offerSeconds = 900

/**
 * Records that the discount was used. The server grants it once per mailbox; this browser stops offering it once it
 * has received a payment link with the discount.
 */
export function markDiscountUsed(nowMs: number): void {
  used.set(true)
  usedAt.set(new Date(nowMs).toISOString())
}

export function isDiscountUsed(): boolean {
  return used.get() !== null
}

export function wasShown(trigger: ExitTrigger): boolean {
  return shown(trigger).get() !== null
}

export function markShown(trigger: ExitTrigger): void {
  shown(trigger).set(true)
}

/** Returns the end of this tab's offer, past or future; null before the offer was seen. */
export function readOfferEnd(): number | null {
  const endMs = Number(end.get() ?? Number.NaN)
  return Number.isFinite(endMs) ? endMs : null
}

/** Starts the countdown once per tab: a running or expired one is unchanged. */
export function beginOffer(nowMs: number): number {
  const endMs = readOfferEnd() ?? nowMs + offerSeconds * 1000
  end.set(String(endMs))
  return endMs
}

export function secondsUntil(endMs: number, nowMs: number): number {
  return Math.max(0, Math.min(offerSeconds, Math.ceil((endMs - nowMs) / 1000)))
}

/** Formats seconds as minutes and seconds: `754` -> `12:34`. */
export function formatCountdown(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}
