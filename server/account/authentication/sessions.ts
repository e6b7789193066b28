import { findSession } from '../../adapters/auth/auth-call.ts'
import { privateRows } from '../users/private-rows.ts'
import * as queries from './queries.ts'
import type { CallerContext, IdentifiedContext } from './service.ts'

/** Ends all sessions of the account and returns their number. */
export async function endEverySession(
  ctx: Pick<IdentifiedContext, 'database' | 'accountId'>,
): Promise<number> {
  return queries.removeSessions(privateRows(ctx))
}

/**
 * Ends the account's sessions other than the request's and returns their number; none if the request has no session.
 */
export async function endOtherSessions(ctx: IdentifiedContext): Promise<number> {
  const current = await findSession(ctx)
  return current ? queries.removeOtherSessions(privateRows(ctx), current.id) : 0
}

/** Marks the request's session as proven by a second factor now, and ends the account's other sessions. */
export async function proveSession(ctx: IdentifiedContext): Promise<void> {
  const current = await findSession(ctx)
  if (current) await queries.setSecondFactor(privateRows(ctx), ctx.now, current.id)
  await endOtherSessions(ctx)
}

/** Removes the second-factor proof from all sessions of the account, because its last factor was removed. */
export async function unproveSessions(ctx: IdentifiedContext): Promise<void> {
  await queries.setSecondFactor(privateRows(ctx), null)
}

/** Marks the request's session as proven by a mailed link now. */
export async function proveSessionByMail(ctx: CallerContext): Promise<void> {
  const current = await findSession(ctx)
  if (current) await queries.setMailProof(ctx.database.unscoped, current.token, ctx.now)
}

/** Returns when the request's session was last proven by a mailed link; `null` if never. */
export async function findMailProof(ctx: CallerContext): Promise<Date | null> {
  const current = await findSession(ctx)
  return current ? queries.findMailProof(ctx.database.unscoped, current.token) : null
}
