import type { AccountContext } from '../../platform/context.ts'
import { removeTrust } from '../second-factors/queries.ts'
import { privateRows } from '../users/private-rows.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

type OwnContext = Pick<AccountContext, 'database' | 'accountId' | 'now'>

/**
 * Returns the end of the account's wait, even if it has passed; `null` if no wait has begun or the request has lapsed.
 */
export async function findRecoveryEnd(ctx: OwnContext): Promise<Date | null> {
  const endsAt = (await queries.find(privateRows(ctx)))?.endsAt
  return endsAt && endsAt > rules.lapsedBefore(ctx.now).over ? endsAt : null
}

/**
 * Deletes the account's trusted browsers, pending sign-ins and MFA recovery. Called when a sign-in method was changed
 * or all sessions were ended.
 */
export async function revokeTrust(ctx: Omit<OwnContext, 'now'>): Promise<void> {
  await removeTrust(privateRows(ctx))
  await queries.remove(privateRows(ctx))
}
