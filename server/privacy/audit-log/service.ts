import type { AuditEventKind, OwnAuditEvent } from '#contract/privacy/audit-log.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AccountContext, Platform } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { Failure } from '../../platform/failure.ts'
import { deviceName } from '../../platform/http/device-name.ts'
import type { AuditOrigin, SecurityAudit } from '../../platform/http/security-audit.ts'
import type { Account } from '../../platform/http/session.ts'
import { accountTag, describeError } from '../../platform/observability/log.ts'
import { truncateAddress } from '../../platform/security/client-address.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import * as queries from './queries.ts'
import { auditEventOfRefusal, isRefusal, keptDays, refusedLimits } from './rules.ts'

export interface AuditServices {
  readonly rateLimiter: RateLimiter
}

export type AuditContext = Omit<Platform, 'log'> & AuditServices & AuditOrigin

export interface AuditEvent {
  readonly kind: AuditEventKind
  /** Account that acted; `null` if unknown. */
  readonly accountId: AccountId | null
  /** Endpoint or reason, if the kind of the event does not tell it. */
  readonly about?: string
}

const shownMost = 100
const dayMs = 24 * 3_600_000

/**
 * Records a security event in the process log and the audit log. Called after the action, outside its transaction. If
 * the audit log cannot be written, the error is logged and the request goes on.
 */
export async function recordAuditEvent(
  ctx: AuditContext,
  { kind: act, accountId, about }: AuditEvent,
): Promise<void> {
  const { database, clock, log, clientAddress, headers, requestId } = ctx
  // Adds the account only if the logger does not have it: lines of a session already do, and strict JSON parsers reject
  // duplicate keys.
  const account = accountId && !('account' in log.bindings()) && accountTag(accountId)
  log.info({ act, ...(account && { account }), ...(about && { about }) }, 'audit')
  const userAgent = headers.get('user-agent')
  try {
    if (isRefusal(act) && (await isTooOften(ctx, act, accountId ?? truncateAddress(clientAddress)))) return
    // The event of a deleted account omits network and device, so that it contains no personal data.
    const place =
      act === 'account_erased'
        ? {}
        : {
            truncatedIp: truncateAddress(clientAddress),
            device: userAgent === null ? null : deviceName(userAgent),
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
    log.error({ act, error: describeError(error) }, 'audit event not saved')
  }
}

async function isTooOften(
  { rateLimiter }: AuditServices,
  act: AuditEventKind,
  who: string,
): Promise<boolean> {
  try {
    await rateLimiter.count(`act ${act}`, who, refusedLimits)
    return false
  } catch (error) {
    if (error instanceof Failure) return true
    throw error
  }
}

interface RefusedCall {
  readonly route: string
  readonly code: ErrorCode
  readonly account: Account | undefined
}

/** Records the refusal of a call in the audit log if its error code concerns security. */
async function recordRefusal(ctx: AuditContext, { route, code, account }: RefusedCall): Promise<void> {
  const kind = auditEventOfRefusal(code)
  if (kind) await recordAuditEvent(ctx, { kind, accountId: account?.id ?? null, about: route })
}

/** Creates the hooks with which the endpoint router records refused calls and calls of administrators. */
export function createSecurityAudit(services: Omit<Platform, 'log'> & AuditServices): SecurityAudit {
  return {
    refused: (origin, call) => recordRefusal({ ...services, ...origin }, call),
    administered: (origin, { route, account }) =>
      recordAuditEvent(
        { ...services, ...origin },
        { kind: 'admin_acted', accountId: account.id, about: route },
      ),
  }
}

/** Lists the newest 100 events of the account, newest first. */
export async function listAuditEvents({ database, accountId }: AccountContext): Promise<OwnAuditEvent[]> {
  const rows = await database.asAccount(accountId, (tx) => queries.listAuditEventRows(tx, shownMost))
  return rows.map(({ act, recordedAt, device, truncatedIp }) => ({
    act,
    recorded_at: recordedAt.toISOString(),
    device,
    network: truncatedIp,
  }))
}

/** Deletes events older than `keptDays`. */
export async function deleteOldAuditEvents({ database, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * dayMs)
  await database.asSystem((tx) => queries.removeAuditEvents(tx, before))
}
