import { randomUUID } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import { plans } from '#contract/billing/plans.ts'
import { type Payments } from '../../adapters/payments/configured-payments.ts'
import {
  type Charge,
  type PaymentProvider,
  ProviderError,
  type RenewalCheckout,
  type Renewal as RenewalReport,
  standsBeside,
} from '../../adapters/payments/payment-provider.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import {
  type AccountTransaction,
  type Database,
  ofAccount,
  type Transaction,
} from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Log } from '../../platform/observability/log.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export interface RenewalParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly payments: Pick<Payments, 'collectorId' | 'isDemonstration'>
  /** Changes an account's renewals and updates the subscription. `work` returns whether it changed anything. */
  readonly change: (
    accountId: AccountId,
    work: (tx: AccountTransaction, renewals: readonly rules.PlacedRenewal[]) => Promise<boolean>,
  ) => Promise<void>
  /** Ends the orders of a charge that will never be made. */
  readonly endWaiting: (tx: AccountTransaction, renewalId: string) => Promise<void>
}

interface AskedRenewal {
  readonly reference: string
  readonly plan: rules.PlacedRenewal['plan']
  readonly amountCents: number
  readonly payerEmail: string
  readonly returnAddress: string
}

/** Renewals: cards that the provider charges automatically. */
export function createRenewals(parts: RenewalParts) {
  const { database, clock, log, payments, change, endWaiting } = parts

  async function add(tx: AccountTransaction, plan: rules.PlacedRenewal['plan']): Promise<string> {
    const { isDemonstration } = payments
    const id = randomUUID()
    await queries.saveRenewal(tx, rules.newRenewal({ plan, isDemonstration }, tx.accountId, id, clock.now()))
    return id
  }

  /** Rejects a second renewal, because two would charge for the same days. */
  async function refuseSecond(tx: AccountTransaction): Promise<void> {
    const running = rules.currentRenewal(await listHere(tx))
    if (running && rules.isOpen(running)) throw fail('renewal_running')
  }

  /** Opens a renewal and returns the page where the buyer enters the card. */
  async function open(provider: PaymentProvider, accountId: AccountId, asked: AskedRenewal): Promise<string> {
    const { reference, plan, amountCents, payerEmail, returnAddress } = asked
    const { address, renewalId } = await provider.createRenewal({
      reference,
      title: `${brand.name} ${plans[plan].name}, com renovação automática`,
      amountCents,
      everyDays: plans[plan].days,
      payerEmail,
      returnAddress,
      startsAt: null,
    })
    await keepProviderId(accountId, reference, renewalId)
    return address
  }

  async function keepProviderId(
    accountId: AccountId,
    reference: string,
    providerRenewalId: RenewalCheckout['renewalId'],
  ): Promise<void> {
    await change(accountId, async (tx, renewals) => {
      const renewal = renewals.find(({ id }) => id === reference)
      if (renewal) await queries.saveRenewal(tx, { ...renewal, providerRenewalId })
      return renewal !== undefined
    })
  }

  /** Applies the provider's report of a renewal. */
  async function applyReport(accountId: AccountId, report: RenewalReport): Promise<void> {
    await change(accountId, async (tx, renewals) => {
      const renewal = renewals.find(({ id }) => id === report.reference)
      if (!renewal) return false
      const merged = rules.mergeRenewalReport(renewal, report, payments.collectorId, clock.now())
      if (merged === 'mismatch') {
        log.warn({ renewal: renewal.id }, 'renewal does not fit what was asked for')
        return false
      }
      if (merged === renewal && merged.status !== 'canceled') return false
      await queries.saveRenewal(tx, merged)
      if (merged.status === 'canceled') await endWaiting(tx, merged.id)
      const all = renewals.map((one) => (one === renewal ? merged : one))
      await requestCancellation(tx, rules.outdated(all))
      return true
    })
  }

  /** Marks renewals for cancellation; reconciliation retries until the provider confirms. */
  async function requestCancellation(
    tx: Transaction,
    wanted: readonly rules.PlacedRenewal[],
  ): Promise<boolean> {
    const left = wanted.filter((one) => rules.isOpen(one) && standsBeside(one, payments))
    for (const renewal of left) {
      const unwantedSince = renewal.unwantedSince ?? clock.now()
      await queries.saveRenewal(tx, { ...renewal, unwantedSince })
      // Ended, so that orders pending at a canceled link are not reused.
      if (rules.isLink(renewal)) await endWaiting(ofAccount(tx, renewal.accountId), renewal.id)
    }
    return left.length > 0
  }

  /** Cancels all links but the latest, because a card entered at an older one would be charged as well. */
  async function cancelOtherLinks(
    accountId: AccountId,
    keptId: string,
    provider: PaymentProvider,
  ): Promise<void> {
    await change(accountId, (tx, renewals) =>
      requestCancellation(
        tx,
        renewals.filter((one) => rules.isLink(one) && one.id !== keptId),
      ),
    )
    await tryToEndPending(accountId, provider)
    await database.asSystem((tx) => refuseSecond(ofAccount(tx, accountId)))
  }

  /** Cancels expired links. A link that was never issued is deleted. */
  async function cancelOldLinks(accountId: AccountId, madeBefore: Date): Promise<void> {
    await change(accountId, async (tx, renewals) => {
      const old = renewals.filter((one) => rules.isLink(one) && one.createdAt < madeBefore)
      const unmade = old.filter(({ providerRenewalId }) => providerRenewalId === null)
      for (const link of unmade) await queries.saveRenewal(tx, rules.canceledRenewal(link, clock.now()))
      const hasRequested = await requestCancellation(
        tx,
        old.filter((one) => !unmade.includes(one)),
      )
      return hasRequested || unmade.length > 0
    })
  }

  /**
   * Cancels marked renewals at the provider. Links are read first, because an unreported card may have been entered
   * there; links marked meanwhile are skipped.
   */
  async function endPending(accountId: AccountId, provider: PaymentProvider): Promise<void> {
    const seen = (await list(accountId)).filter(rules.isCancellationPending)
    for (const link of seen.filter(rules.isLink)) await applyReply(link, (id) => provider.readRenewal(id))
    const left = (await list(accountId)).filter(rules.isCancellationPending)
    const known = left.filter((one) => !rules.isLink(one) || seen.some(({ id }) => id === one.id))
    for (const renewal of known) await applyReply(renewal, (id) => provider.cancelRenewal(id))
  }

  /** Cancels marked renewals as far as the provider is reachable; the next job run retries failures. */
  async function tryToEndPending(accountId: AccountId, provider: PaymentProvider): Promise<void> {
    await endPending(accountId, provider).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ kind: error.kind, error: error.message }, 'renewal could not be ended yet')
    })
  }

  /** Cancels the selected renewals and waits for the provider's confirmation. */
  async function end(
    accountId: AccountId,
    provider: PaymentProvider,
    isSelected: (renewal: rules.PlacedRenewal) => boolean,
  ): Promise<void> {
    await change(accountId, (tx, renewals) => requestCancellation(tx, renewals.filter(isSelected)))
    const selected = (await list(accountId)).filter((one) => isSelected(one) && rules.isOpen(one))
    for (const renewal of selected) await applyReply(renewal, (id) => provider.cancelRenewal(id))
    const others = (await list(accountId)).filter((one) => isSelected(one) && rules.isOpen(one))
    if (others.some(({ providerRenewalId }) => providerRenewalId !== null)) throw fail('renewal_not_canceled')
  }

  /** Cancels every renewal that charges a card or still could. Returns `null` if there never was a renewal. */
  async function endAll(
    accountId: AccountId,
    provider: PaymentProvider,
  ): Promise<rules.PlacedRenewal | null> {
    const selected = rules.renewalToCancel(await list(accountId))
    if (selected && rules.isOpen(selected)) await end(accountId, provider, () => true)
    return (await list(accountId)).find(({ id }) => id === selected?.id) ?? null
  }

  async function applyReply(
    renewal: rules.PlacedRenewal,
    ask: (providerRenewalId: string) => Promise<RenewalReport>,
  ): Promise<void> {
    const { accountId, providerRenewalId } = renewal
    try {
      if (providerRenewalId !== null) await applyReport(accountId, await ask(providerRenewalId))
    } catch (error) {
      const isUnknown = error instanceof ProviderError && error.kind === 'not_found'
      if (!isUnknown || !rules.isLink(renewal)) throw error
      await endHere(renewal)
    }
  }

  /** Ends a renewal locally if the provider does not know it, so that no card can be entered there. */
  async function endHere({ accountId, id }: rules.PlacedRenewal): Promise<void> {
    await change(accountId, async (tx, renewals) => {
      const link = renewals.find((one) => one.id === id && rules.isLink(one))
      if (link) await queries.saveRenewal(tx, rules.canceledRenewal(link, clock.now()))
      return link !== undefined
    })
  }

  /** Applies the provider's report on whether a charge is being retried. */
  async function applyCharge(accountId: AccountId, charge: Charge): Promise<void> {
    if (charge.status === 'scheduled') return
    await change(accountId, async (tx, renewals) => {
      const renewal = renewals.find(({ id }) => id === charge.reference)
      if (!renewal || renewal.status === 'canceled') return false
      const retryingSince = charge.status === 'retrying' ? (renewal.retryingSince ?? clock.now()) : null
      await queries.saveRenewal(tx, { ...renewal, retryingSince })
      return true
    })
  }

  async function find(accountId: AccountId): Promise<rules.PlacedRenewal | null> {
    return rules.currentRenewal(await list(accountId))
  }

  async function list(accountId: AccountId): Promise<readonly rules.PlacedRenewal[]> {
    return database.asAccount(accountId, (tx) => listHere(tx))
  }

  async function listHere(tx: AccountTransaction): Promise<readonly rules.PlacedRenewal[]> {
    return (await queries.listRenewals(tx)).filter((one) => standsBeside(one, payments))
  }

  /** Ends demonstration renewals once real payments are configured; these are never charged or reported. */
  async function endDemonstrations(
    tx: Transaction,
    renewals: readonly rules.PlacedRenewal[],
  ): Promise<boolean> {
    const left = renewals.filter((one) => !standsBeside(one, payments) && one.status !== 'canceled')
    for (const renewal of left) await queries.saveRenewal(tx, rules.canceledRenewal(renewal, clock.now()))
    return left.length > 0
  }

  return {
    add,
    refuseSecond,
    open,
    applyReport,
    applyCharge,
    requestCancellation,
    cancelOtherLinks,
    cancelOldLinks,
    endPending,
    tryToEndPending,
    end,
    endAll,
    find,
    endDemonstrations,
  }
}
