import { randomInt } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { instantText } from './mercado-pago-wire.ts'
import type { StandInStore } from './stand-in-store.ts'

/** What the parts of a stand-in share. */
export interface StandInWorld {
  readonly store: StandInStore
  readonly clock: Clock
  /** The seller's account. */
  readonly collectorId: number
  /** Base of the pages where a buyer pays. */
  readonly pageAddress: string
  /** Where on it, for pages that are not Mercado Pago's own. */
  readonly pagePath?: (id: string) => string
  /** Sends a webhook once whatever is being done is done. */
  readonly tell: (news: StandInNews) => void
}

/** What a webhook is sent about. */
export interface StandInNews {
  readonly topic:
    | 'payment'
    | 'merchant_order'
    | 'subscription_preapproval'
    | 'subscription_authorized_payment'
  readonly action: 'created' | 'updated'
  readonly id: string
  /** Where the checkout wants it; `null` for the address in the seller's panel. */
  readonly address: string | null
  /** Only merchant orders tell it in the message itself. */
  readonly status?: string
}

/** The API answers it as an error; on the buyer's side it is thrown. */
export class StandInRefusal extends Error {
  override readonly name = 'StandInRefusal'
  readonly status: 400 | 401 | 404

  constructor(status: 400 | 401 | 404, message: string) {
    super(message)
    this.status = status
  }
}

/** Ids are not counted: a stand-in that starts anew must not give those again that an instance has on record. */
export function freshNumber(): number {
  return randomInt(100_000_000_000, 200_000_000_000)
}

/** Of two changes the later one has the later date, also where the clock stands still. */
export function dateOfChange(clock: Clock, previous: string): string {
  return instantText(new Date(Math.max(clock.now().getTime(), Date.parse(previous) + 1)))
}
