import { randomUUID } from 'node:crypto'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import { type AccessServices, hasAccess } from '../../billing/subscription/service.ts'
import { accountContextOf, type Platform } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { describeError } from '../../platform/observability/log.ts'
import { type AccountDeletionServices, eraseAccount } from '../../privacy/account-deletions/service.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { inactiveAccountFooter, inactiveAccountMail } from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export interface InactiveAccountServices extends AccountDeletionServices, AccessServices {
  readonly mailer: Mailer
  readonly publicOrigin: string
}

type Services = Platform & InactiveAccountServices

/**
 * Maximum number of deletions, and of notices, per run, so that it ends within a minute; the next run does the rest.
 */
const atATime = 50

/**
 * Deletes accounts unused for `inactiveMonths` whose notice was sent at least `noticeDays` ago, and then sends the
 * notice to accounts unused for `inactiveMonths`. An account with access counts as used.
 */
export async function deleteInactiveAccounts(services: Services, signal: AbortSignal): Promise<void> {
  const { clock, database } = services
  const now = clock.now()
  const seen = rules.inactiveBefore(now)
  const over = await queries.listOver(database.unscoped, { seen, noticed: rules.endedBefore(now) }, atATime)
  for (const sleeper of over) {
    if (signal.aborted) return
    await unlessInUse(services, sleeper, () => deleteOne(services, sleeper))
  }
  for (const sleeper of await queries.listUntold(database.unscoped, seen, atATime)) {
    if (signal.aborted) return
    await unlessInUse(services, sleeper, () => notify(services, sleeper))
  }
}

/**
 * Runs `work` on an unused account. If the account has access, records a use of it now instead. Logs an error and
 * continues with the next account.
 */
async function unlessInUse(
  services: Services,
  { id }: queries.Sleeper,
  work: () => Promise<void>,
): Promise<void> {
  const { clock, database, log } = services
  try {
    if (await hasAccess(accountContextOf(services, id))) {
      await queries.recordUse(ofAccount(database.unscoped, id), clock.now())
    } else await work()
  } catch (error) {
    log.error({ error: describeError(error) }, 'inactive account not deleted or notified')
  }
}

async function notify(services: Services, { id, name, email }: queries.Sleeper): Promise<void> {
  const { clock, database, log, mailer, publicOrigin } = services
  const own = ofAccount(database.unscoped, id)
  if (!(await queries.setNoticed(own, clock.now()))) return
  try {
    const content = inactiveAccountMail(name, `${publicOrigin}/auth`)
    await mailer.send(renderMail(email, content, inactiveAccountFooter))
  } catch (error) {
    // Clears the mark of the notice, so that the account is not deleted before a notice has been sent.
    await queries.setNoticed(own, null)
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'deletion notice not sent')
  }
}

async function deleteOne(services: Services, account: queries.Sleeper): Promise<void> {
  await eraseAccount(services, { account, because: 'dormant' })
  const origin = { requestId: randomUUID(), clientAddress: '', headers: new Headers() }
  const event = { kind: 'account_erased', accountId: null, about: 'dormant' } as const
  await recordAuditEvent({ ...services, ...origin }, event)
}
