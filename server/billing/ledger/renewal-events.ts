import {
  canceledRenewal,
  isLink,
  isOpen,
  mergeRenewalReport,
  outdated,
  type PlacedRenewal,
} from '../renewals/rules.ts'
import {
  type Ledger,
  type LedgerEvent,
  type LedgerStep,
  standsIn,
  withOrders,
  withRenewals,
} from './rules.ts'

type EventOf<Kind extends LedgerEvent['kind']> = Extract<LedgerEvent, { kind: Kind }>
type IsSelected = (renewal: PlacedRenewal) => boolean

const step = (ledger: Ledger): LedgerStep => ({ ledger, effects: [] })

/**
 * Marks the selected open renewals as unwanted, which makes their cancellation outstanding until the provider confirms
 * it. For a link without a card, also cancels its pending orders, so that they are not reused.
 */
export function unwant(ledger: Ledger, isSelected: IsSelected, now: Date): Ledger {
  const stands = standsIn(ledger)
  const selected = ledger.renewals.filter((one) => isSelected(one) && isOpen(one) && stands(one))
  const marked = withRenewals(ledger, (one) =>
    selected.includes(one) && one.unwantedSince === null ? { ...one, unwantedSince: now } : one,
  )
  const links = selected.filter(isLink).map(({ id }) => id)
  return endWaiting(marked, links)
}

/** Cancels the pending orders of these renewals, which will never be charged. */
function endWaiting(ledger: Ledger, renewalIds: readonly string[]): Ledger {
  return withOrders(ledger, (order) =>
    order.renewalId !== null && renewalIds.includes(order.renewalId) && order.status === 'pending'
      ? { ...order, status: 'canceled' }
      : order,
  )
}

function endHere(ledger: Ledger, isSelected: IsSelected, now: Date): Ledger {
  return withRenewals(ledger, (one) => (isSelected(one) ? canceledRenewal(one, now) : one))
}

export function reportRenewal(ledger: Ledger, event: EventOf<'renewalReported'>, now: Date): LedgerStep {
  const { report } = event
  const renewal = ledger.renewals.find(({ id }) => id === report.reference)
  if (!renewal) return step(ledger)
  const merged = mergeRenewalReport(renewal, report, { collectorId: ledger.seller.collectorId, now })
  if (merged === 'mismatch') {
    const fields = { renewal: renewal.id }
    const message = 'renewal does not fit what was asked for'
    return { ledger, effects: [{ kind: 'log', level: 'warn', fields, message }] }
  }
  if (merged === renewal && merged.status !== 'canceled') return step(ledger)
  const reported = withRenewals(ledger, (one) => (one === renewal ? merged : one))
  const ended = merged.status === 'canceled' ? endWaiting(reported, [merged.id]) : reported
  const superseded = outdated(ended.renewals)
  return step(unwant(ended, (one) => superseded.includes(one), now))
}

/**
 * Stores since when the provider has been retrying a declined charge; any other report of a charge clears that time.
 * Ignores a charge that is only scheduled.
 */
export function reportCharge(ledger: Ledger, event: EventOf<'chargeReported'>, now: Date): LedgerStep {
  const { status, reference } = event.charge
  if (status === 'scheduled') return step(ledger)
  const noted = withRenewals(ledger, (one) => {
    if (one.id !== reference || one.status === 'canceled') return one
    const retryingSince = status === 'retrying' ? (one.retryingSince ?? now) : null
    return retryingSince === one.retryingSince ? one : { ...one, retryingSince }
  })
  return step(noted)
}

export function requestCancellation(
  ledger: Ledger,
  { renewalIds }: EventOf<'cancellationRequested'>,
  now: Date,
): LedgerStep {
  return step(unwant(ledger, ({ id }) => renewalIds.includes(id), now))
}

export function chooseLink(ledger: Ledger, { renewalId }: EventOf<'linkChosen'>, now: Date): LedgerStep {
  return step(unwant(ledger, (one) => isLink(one) && one.id !== renewalId, now))
}

/**
 * Marks links without a card made before `madeBefore` as unwanted. A link that the provider never created is canceled
 * here.
 */
export function expireLinks(ledger: Ledger, { madeBefore }: EventOf<'linksExpired'>, now: Date): LedgerStep {
  const stands = standsIn(ledger)
  const isOld = (one: PlacedRenewal) => stands(one) && isLink(one) && one.createdAt < madeBefore
  const ended = endHere(ledger, (one) => isOld(one) && one.providerRenewalId === null, now)
  return step(unwant(ended, isOld, now))
}

export function endUnknownLink(ledger: Ledger, { renewalId }: EventOf<'linkUnknown'>, now: Date): LedgerStep {
  return step(endHere(ledger, (one) => one.id === renewalId && isLink(one), now))
}

export function endDemonstrations(ledger: Ledger, now: Date): LedgerStep {
  const stands = standsIn(ledger)
  return step(endHere(ledger, (one) => !stands(one) && isOpen(one), now))
}
