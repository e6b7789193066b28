import { findSession } from '../../adapters/auth/auth-call.ts'
import { privateRows } from '../users/private-rows.ts'
import * as queries from './queries.ts'
import { type CallerContext, type IdentifiedContext, invalidateSessions } from './service.ts'

/** Ends all sessions of the account and returns their number. */
export async function endEverySession(
  ctx: Pick<IdentifiedContext, 'database' | 'accountId' | 'sessionEpochs' | 'background'>,
): Promise<number> {
  const ended = await queries.removeSessions(privateRows(ctx))
  invalidateSessions(ctx)
  return ended
}

/** Ends all other sessions of the account and returns their number. */
export async function endOtherSessions(ctx: IdentifiedContext): Promise<number> {
  const current = await findSession(ctx)
  const ended = current ? await queries.removeOtherSessions(privateRows(ctx), current.id) : 0
  invalidateSessions(ctx)
  return ended
}

/** Marks the current session as proven by a second factor and ends the others. */
export async function proveSession(ctx: IdentifiedContext): Promise<void> {
  const current = await findSession(ctx)
  if (current) await queries.setSecondFactor(privateRows(ctx), ctx.now, current.id)
  await endOtherSessions(ctx)
}

/** Clears the proofs of all sessions, because the factor was removed. */
export async function unproveSessions(ctx: IdentifiedContext): Promise<void> {
  await queries.setSecondFactor(privateRows(ctx), null)
  invalidateSessions(ctx)
}

/** Marks the current session as proven by a mailed link. */
export async function proveSessionByMail(ctx: CallerContext): Promise<void> {
  const current = await findSession(ctx)
  if (current) await queries.setMailProof(ctx.database.unscoped, current.token, ctx.now)
}

/** Returns when the current session was last proven by a mailed link. */
export async function findMailProof(ctx: CallerContext): Promise<Date | null> {
  const current = await findSession(ctx)
  return current ? queries.findMailProof(ctx.database.unscoped, current.token) : null
}
