import type { Mailer } from '../../adapters/mail/mailer.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { Payments } from '../../adapters/payments/configured-payments.ts'
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
} from '../../adapters/payments/payment-provider.ts'
import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/observability/log.ts'
import { accountDeletedMail, accountDeletedFooter } from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export interface AccountDeletionJobParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly storage: ObjectStorage
  readonly mailer: Mailer
  readonly payments: Payments
}

export type AccountDeletionJobs = ReturnType<typeof createAccountDeletionJobs>

/** Lease of a claimed deletion. A worker that takes longer is assumed dead. */
const workingMs = 5 * 60_000
/** Batch size that finishes within a minute; the rest is left to the next run. */
const atATime = 50
/** Time after which an undelivered mail is dropped and its address deleted. */
const mailPatienceMs = 3 * 24 * 3_600_000
/** Time after which an unfinished deletion is logged as an error. */
const patientMs = 24 * 3_600_000

/** Runs the remaining tasks of deleted accounts at other services, with retries until done. */
export function createAccountDeletionJobs({
  database,
  clock,
  log,
  storage,
  mailer,
  payments,
}: AccountDeletionJobParts) {
  const kept = database.unscoped

  /** Runs the remaining tasks; a failure does not stop the others. */
  async function runRemaining({
    id,
    erasedAt,
    remainder,
  }: queries.AccountDeletion): Promise<rules.Remainder> {
    const photoKeys = await failedOf(remainder.photoKeys, (key) => storage.remove(key), 'photo')
    const purchases: rules.OpenPurchase[] = []
    for (const purchase of remainder.purchases) purchases.push(...(await finishPurchase(purchase)))
    const after = { photoKeys, purchases }
    const mail = await tell(remainder.mail, purchases, erasedAt)
    const left = { ...after, mail }
    if (rules.isDone(left)) await queries.removeAccountDeletion(kept, id)
    else await queries.saveRemainder(kept, id, left)
    const isLate = clock.now().getTime() - erasedAt.getTime() > patientMs
    if (rules.isFinishing(left)) log[isLate ? 'error' : 'warn']({ erasure: id }, 'erasure not finished yet')
    return left
  }

  /** Returns the items that failed. */
  async function failedOf(
    all: readonly string[],
    work: (one: string) => Promise<unknown>,
    what: string,
  ): Promise<string[]> {
    const left: string[] = []
    for (const one of all) {
      await work(one).catch((error: unknown) => {
        log.warn({ what, error: error instanceof Error ? error.name : 'unknown' }, 'erasure held up')
        left.push(one)
      })
    }
    return left
  }

  /** Completes a purchase as far as possible. Returns it if it is still open, or an empty list. */
  async function finishPurchase(purchase: rules.OpenPurchase): Promise<rules.OpenPurchase[]> {
    const { provider, isDemonstration } = payments
    // The demonstration provider does not know real purchases.
    const after = provider && !isDemonstration ? await ask(provider, purchase) : purchase
    return rules.isSettled(after, clock.now()) ? [] : [after]
  }

  async function ask(provider: PaymentProvider, purchase: rules.OpenPurchase): Promise<rules.OpenPurchase> {
    const { renewalId, reference } = purchase
    const isEnded =
      renewalId === null || (await isDoneBy(() => provider.cancelRenewal(renewalId), 'renewal', 'not_found'))
    const ended = isEnded && renewalId !== null ? rules.withoutRenewal(purchase, clock.now()) : purchase
    let found: readonly ProviderPayment[] = []
    const isHeard = await isDoneBy(async () => {
      found = await provider.findPayments(reference)
    }, 'payments')
    if (!isHeard) return ended
    const open = found.filter((one) => one.reference === reference && rules.isUnowned(ended, one.paymentId))
    const held = new Set<string>()
    for (const { paymentId, status } of open) {
      if (status === 'pending') await isDoneBy(() => provider.cancelPayment(paymentId), 'payment')
      if (status === 'approved' && !(await refundPayments(provider, reference, paymentId)))
        held.add(paymentId)
    }
    return { ...ended, owed: [...held] }
  }

  async function refundPayments(
    provider: PaymentProvider,
    reference: string,
    paymentId: string,
  ): Promise<boolean> {
    const isBack = await isDoneBy(
      () => provider.refund(paymentId, `refund-${reference}-${paymentId}`),
      'refund',
    )
    if (isBack) await queries.noteRefund(kept, paymentId, clock.now())
    return isBack
  }

  async function isDoneBy(
    work: () => Promise<unknown>,
    what: string,
    harmless?: ProviderError['kind'],
  ): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error.kind === harmless) return true
      log.warn({ what, kind: error.kind }, 'payment provider could not be asked for an erasure')
      return false
    }
  }

  async function tell(
    mail: rules.Remainder['mail'],
    purchases: readonly rules.OpenPurchase[],
    erasedAt: Date,
  ): Promise<rules.Remainder['mail']> {
    if (mail === null || clock.now().getTime() - erasedAt.getTime() > mailPatienceMs) return null
    const isEnding = purchases.some(({ renewalId }) => renewalId !== null)
    const renewal = mail.hadRenewal ? (isEnding ? 'ending' : 'ended') : null
    try {
      await mailer.send(
        renderMail(mail.email, accountDeletedMail({ ...mail, renewal }), accountDeletedFooter),
      )
      return null
    } catch (error) {
      // Omits the error text, because a mail server's rejection contains the address.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'mail of an erasure not sent')
      return mail
    }
  }

  /** Retries unfinished deletions. */
  async function retryUnfinished(signal: AbortSignal): Promise<void> {
    const now = clock.now()
    const due = await queries.claimAccountDeletions(kept, now, new Date(now.getTime() - workingMs), atATime)
    for (const erasure of due) {
      if (signal.aborted) return
      await runRemaining(erasure)
    }
  }

  /** Deletes fiscal records and hashes whose retention has ended. */
  async function tidy(): Promise<void> {
    const now = clock.now()
    await queries.removeFiscalRecords(kept, now)
    await queries.removeDeletedAccounts(kept, new Date(now.getTime() - rules.ledgerDays * 24 * 3_600_000))
  }

  return { runRemaining, retryUnfinished, tidy }
}
