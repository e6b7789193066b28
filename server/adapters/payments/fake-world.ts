import { randomInt } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { instantText } from './mercado-pago-wire.ts'
import type { FakeStore } from './fake-store.ts'

/** State shared by the parts of the fake provider. */
export interface FakeWorld {
  readonly store: FakeStore
  readonly clock: Clock
  /** The seller's account. */
  readonly collectorId: number
  /** Base of the payment pages. */
  readonly pageAddress: string
  /** Path on the base address, for pages that replace Mercado Pago's. */
  readonly pagePath?: (id: string) => string
  /** Sends a webhook after the current task. */
  readonly tell: (news: FakeNews) => void
}

/** Event of a webhook. */
export interface FakeNews {
  readonly topic:
    | 'payment'
    | 'merchant_order'
    | 'subscription_preapproval'
    | 'subscription_authorized_payment'
  readonly action: 'created' | 'updated'
  readonly id: string
  /** Address set by the checkout; `null` for the seller's panel. */
  readonly address: string | null
  /** Status in the message itself; only for merchant orders. */
  readonly status?: string
}

/** Refusal of the fake API: becomes an error reply, or is thrown to a simulated buyer. */
export class FakeRefusal extends Error {
  override readonly name = 'FakeRefusal'
  readonly status: 400 | 401 | 404

  constructor(status: 400 | 401 | 404, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Returns a random id. Sequential ids would repeat after a restart, and collide with those that an instance has stored.
 */
export function freshNumber(): number {
  return randomInt(100_000_000_000, 200_000_000_000)
}

/** Returns a date later than the previous change, even with a stopped clock. */
export function dateOfChange(clock: Clock, previous: string): string {
  return instantText(new Date(Math.max(clock.now().getTime(), Date.parse(previous) + 1)))
}
