import { randomInt } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { instantText } from './mercado-pago-wire.ts'
import type { FakeStore } from './fake-store.ts'

/** State that the parts of the fake provider share. */
export interface FakeWorld {
  readonly store: FakeStore
  readonly clock: Clock
  /** Id of the seller's account. */
  readonly collectorId: number
  /** Base address of the payment pages. */
  readonly pageAddress: string
  /** Returns the path of an instance's own page for a checkout or renewal, in place of Mercado Pago's. */
  readonly pagePath?: (id: string) => string
  /** Sends a webhook after the running task. */
  readonly tell: (news: FakeNews) => void
}

/** Event that a webhook reports. */
export interface FakeNews {
  readonly topic:
    | 'payment'
    | 'merchant_order'
    | 'subscription_preapproval'
    | 'subscription_authorized_payment'
  readonly action: 'created' | 'updated'
  readonly id: string
  /** Address that the checkout set for its webhooks; `null`: the address in the seller's panel applies. */
  readonly address: string | null
  /** Status named in the message itself, for merchant orders only. */
  readonly status?: string
}

/** Refusal by the fake API: the error reply to a request, or an error of a simulated buyer's method. */
export class FakeRefusal extends Error {
  override readonly name = 'FakeRefusal'
  readonly status: 400 | 401 | 404

  constructor(status: 400 | 401 | 404, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Returns a random id. Sequential ones would repeat after a restart, and collide with ids that an instance has stored.
 */
export function freshNumber(): number {
  return randomInt(100_000_000_000, 200_000_000_000)
}

/** Returns the date of a change as text: now, but later than the previous change even if the clock stands still. */
export function dateOfChange(clock: Clock, previous: string): string {
  return instantText(new Date(Math.max(clock.now().getTime(), Date.parse(previous) + 1)))
}
