import { randomUUID } from 'node:crypto'
import * as queries from './queries.ts'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, ofAccount } from '../../platform/database/database.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import { inactiveAccountFooter, inactiveAccountMail } from './copy.ts'
import * as rules from './rules.ts'

export interface InactiveAccountJobParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly publicOrigin: string
  readonly hasAccess: (accountId: AccountId) => Promise<boolean>
  readonly erase: (account: queries.Sleeper, because: 'dormant') => Promise<unknown>
  readonly recordAuditEvent: RecordAuditEvent
}

/** Batch size that finishes within a minute; the rest is left to the next run. */
const atATime = 50

/** Job that deletes accounts unused for two years, a month after the notice. */
export function createInactiveAccountJobs(parts: InactiveAccountJobParts) {
  const { clock, log, mailer, publicOrigin, hasAccess } = parts
  const database = parts.database.unscoped

  async function notify({ id, name, email }: queries.Sleeper): Promise<void> {
    if (!(await queries.setNoticed(ofAccount(database, id), clock.now()))) return
    try {
      await mailer.send(
        renderMail(email, inactiveAccountMail(name, `${publicOrigin}/auth`), inactiveAccountFooter),
      )
    } catch (error) {
      // Reverted, so that an account without a delivered notice is not deleted before the next attempt.
      await queries.setNoticed(ofAccount(database, id), null)
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'notice of an end not sent')
    }
  }

  async function end(sleeper: queries.Sleeper): Promise<void> {
    await parts.erase(sleeper, 'dormant')
    const origin = { log, requestId: randomUUID(), clientAddress: '', headers: new Headers() }
    await parts.recordAuditEvent(origin, 'account_erased', null, 'dormant')
  }

  async function each(
    sleepers: readonly queries.Sleeper[],
    work: (sleeper: queries.Sleeper) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    for (const sleeper of sleepers) {
      if (signal.aborted) return
      try {
        await ((await hasAccess(sleeper.id))
          ? queries.recordUse(ofAccount(database, sleeper.id), clock.now())
          : work(sleeper))
      } catch (error) {
        log.error({ error: describeError(error) }, 'dormant account held up')
      }
    }
  }

  return async (signal: AbortSignal): Promise<void> => {
    const now = clock.now()
    const seenBefore = rules.inactiveBefore(now)
    const over = await queries.listOver(
      database,
      { seen: seenBefore, noticed: rules.endedBefore(now) },
      atATime,
    )
    await each(over, end, signal)
    await each(await queries.listUntold(database, seenBefore, atATime), notify, signal)
  }
}
