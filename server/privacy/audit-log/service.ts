import type { AuditEventKind, OwnAuditEvent } from '#contract/privacy/audit-log.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { truncateAddress } from '../../platform/security/client-address.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { accountTag, describeError } from '../../platform/observability/log.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import type { RecordAuditEvent, SecurityAudit } from '../../platform/http/security-audit.ts'
import * as queries from './queries.ts'
import { auditEventOfRefusal, isRefusal, keptDays, refusedLimits } from './rules.ts'

export interface AuditLogParts {
  readonly database: Database
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  /** Returns a readable browser name for a user agent. */
  readonly nameDevice: (userAgent: string) => string
}

export type AuditLog = ReturnType<typeof createAuditLog>

const shownMost = 100
const dayMs = 24 * 3_600_000

/** Audit log: writes security events to the database and the log. */
export function createAuditLog({ database, clock, rateLimiter, nameDevice }: AuditLogParts) {
  /** A failed audit entry is logged and does not fail the request. */
  const record: RecordAuditEvent = async (origin, act, accountId, about) => {
    const { log, clientAddress, headers, requestId } = origin
    // Added only where missing: a session's log lines already contain the account, and strict JSON parsers reject
    // duplicate keys.
    const account = accountId && !('account' in log.bindings()) && accountTag(accountId)
    log.info({ act, ...(account && { account }), ...(about && { about }) }, 'audit')
    const userAgent = headers.get('user-agent')
    try {
      if (isRefusal(act) && (await isTooOften(act, accountId ?? truncateAddress(clientAddress)))) return
      // The entry of a deleted account contains no personal data.
      const place =
        act === 'account_erased'
          ? {}
          : {
              truncatedIp: truncateAddress(clientAddress),
              device: userAgent === null ? null : nameDevice(userAgent),
            }
      await database.asSystem((tx) =>
        queries.addAuditEvent(tx, {
          userId: accountId,
          act,
          about,
          recordedAt: clock.now(),
          requestId,
          ...place,
        }),
      )
    } catch (error) {
      log.error({ act, error: describeError(error) }, 'act not kept')
    }
  }

  async function isTooOften(act: AuditEventKind, who: string): Promise<boolean> {
    try {
      await rateLimiter.count(`act ${act}`, who, refusedLimits)
      return false
    } catch (error) {
      if (error instanceof Failure) return true
      throw error
    }
  }

  const securityAudit: SecurityAudit = {
    refused: async (origin, route, code, account) => {
      const act = auditEventOfRefusal(code)
      if (act) await record(origin, act, account?.id ?? null, route)
    },
    administered: (origin, route, account) => record(origin, 'admin_acted', account.id, route),
  }

  return {
    record,
    securityAudit,

    list: async (accountId: AccountId): Promise<OwnAuditEvent[]> => {
      const rows = await database.asAccount(accountId, (tx) => queries.listAuditEventRows(tx, shownMost))
      return rows.map(({ act, recordedAt, device, truncatedIp }) => ({
        act,
        recorded_at: recordedAt.toISOString(),
        device,
        network: truncatedIp,
      }))
    },

    /** Deletes entries after their retention. */
    tidy: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - keptDays * dayMs)
      await database.asSystem((tx) => queries.removeAuditEvents(tx, before))
    },
  }
}
