import { randomUUID } from 'node:crypto'
import { deleteAccount, describeAccount } from '../../account/authentication/service.ts'
import { listHashed } from '../../account/users/service.ts'
import type { Mailbox } from '../../adapters/mail/mailbox.ts'
import type { Demonstration } from '../../adapters/payments/demonstration.ts'
import { deleteNoticesOf } from '../../billing/webhooks/service.ts'
import { type AccountContext, accountContextOf, type Platform } from '../../platform/context.ts'
import type { PersonalDataServices } from '../../platform/personal-data.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import { collectRemainder, type Deletion } from './collect-remainder.ts'
import { type DeletionTaskServices, finishDeletion } from './finish-deletion.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export interface AccountDeletionServices extends PersonalDataServices, DeletionTaskServices {
  readonly rateLimiter: RateLimiter
  /** Mailbox page of an instance without a mail server; undefined with a mail server. */
  readonly mailbox: Mailbox | undefined
  /** Demonstration payments of an instance without a seller account; undefined with a seller account. */
  readonly demonstration: Demonstration | undefined
}

type Services = Platform & AccountDeletionServices

/**
 * Deletes an account and returns whether a task at another service remains. One transaction deletes the account and
 * saves the tasks (cancel a renewal, delete a photo, refund a payment), which run at once and are retried until done,
 * so that neither an outage nor a crash leaves a card that is still charged.
 */
export async function eraseAccount(
  services: Services,
  deletion: Deletion,
): Promise<{ readonly isFinishing: boolean }> {
  const erasure = await deleteLocally(accountContextOf(services, deletion.account.id), deletion)
  return { isFinishing: rules.isFinishing(await finishDeletion(services, erasure)) }
}

async function deleteLocally(
  ctx: AccountContext & AccountDeletionServices,
  deletion: Deletion,
): Promise<queries.AccountDeletion> {
  const { account } = deletion
  const { sessions } = await describeAccount(ctx)
  const { remainder, records, references, resourceIds } = await collectRemainder(ctx, deletion)
  await ctx.mailbox?.forget(account.email)
  await ctx.database.asSystem((tx) => deleteNoticesOf(tx, resourceIds))
  const erasure = { id: randomUUID(), erasedAt: ctx.now, remainder }
  await deleteAccount(ctx, (tx) => queries.addAccountDeletion(tx, erasure, records))
  await ctx.demonstration?.forget(references)
  const addresses = sessions.map(({ ipAddress }) => ipAddress)
  await ctx.rateLimiter.forget(rules.countedNames(account, addresses))
  return erasure
}

/**
 * Deletes accounts that a restored backup brought back, and returns their number. Sends no mail and makes no calls to
 * other services, so that a restore drill has no side effects on production.
 */
export async function reapplyAccountDeletions(services: Services): Promise<number> {
  const hashes = await queries.listDeletedAccounts(services.database.unscoped)
  const returned = await listHashed(services, hashes)
  for (const account of returned) {
    await deleteLocally(accountContextOf(services, account.id), { account, because: 'returned' })
  }
  return returned.length
}
