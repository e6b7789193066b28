import type { AccountContext } from '../../platform/context.ts'
import { removeTrust } from '../second-factors/queries.ts'
import { privateRows } from '../users/private-rows.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

type OwnContext = Pick<AccountContext, 'database' | 'accountId' | 'now'>

/** Returns the end of the account's waiting period, if started. */
export async function findRecoveryEnd(ctx: OwnContext): Promise<Date | null> {
  const endsAt = (await queries.find(privateRows(ctx)))?.endsAt
  return endsAt && endsAt > rules.lapsedBefore(ctx.now).over ? endsAt : null
}

/**
 * Revokes the trusted browsers of the account and its pending sign-ins, and cancels its MFA recovery, because a
 * sign-in method was changed or all sessions were ended.
 */
export async function revokeTrust(ctx: Omit<OwnContext, 'now'>): Promise<void> {
  await removeTrust(privateRows(ctx))
  await queries.remove(privateRows(ctx))
}
