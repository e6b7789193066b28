import { createHash, randomBytes } from 'node:crypto'
import type { Body } from '#contract/endpoint.ts'
import { mailedLinkMinutes, type proveByMail as endpoint } from '#contract/account/access-reviews.ts'
import { findSession } from '../../adapters/auth/auth-call.ts'
import { fail } from '../../platform/failure.ts'
import { mailOwner, type SessionContext } from '../authentication/service.ts'
import { proveSessionByMail } from '../authentication/sessions.ts'
import { assertMailbox } from '../second-factors/assert-addition.ts'
import { securityLink } from '../second-factors/rules.ts'
import { privateRows } from '../users/private-rows.ts'
import { mailedProofMail } from './copy.ts'
import * as queries from './queries.ts'

/**
 * Mails a link that proves in the calling session that its owner controls the mailbox. It replaces the account's
 * previous link. Throws `first_factor_waits`.
 */
export async function requestMailedProof(ctx: SessionContext): Promise<{ sent: true }> {
  const { account, database } = ctx
  await assertMailbox(ctx)
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(ctx.now.getTime() + mailedLinkMinutes * 60_000)
  const tokenHash = await boundHash(ctx, token)
  await queries.addMailedLink(database.unscoped, { tokenHash, accountId: account.id, expiresAt })
  mailOwner(ctx, account, mailedProofMail(account.name, `${securityLink(ctx)}?token=${token}`))
  return { sent: true }
}

/**
 * Uses the link that the calling session requested, and marks the session as proven by mail. Throws
 * `first_factor_waits`, `invalid_token` for an unknown or expired link, and `link_of_other_session` for a link that
 * another session requested, which can still use it.
 */
export async function proveByMail(
  ctx: SessionContext,
  { token }: Body<typeof endpoint>,
): Promise<{ proven: true }> {
  await assertMailbox(ctx)
  const { now } = ctx
  const tx = privateRows(ctx)
  if (!(await queries.takeMailedLink(tx, await boundHash(ctx, token), now))) {
    const isOfOther = await queries.hasMailedLink(tx, hashOf(token), now)
    throw fail(isOfOther ? 'link_of_other_session' : 'invalid_token')
  }
  await proveSessionByMail(ctx)
  return { proven: true }
}

/**
 * Returns the hash of the token followed by a hash of token and session id. Only the session that requested the link
 * can compute the second one.
 */
async function boundHash(ctx: SessionContext, token: string): Promise<string> {
  const current = await findSession(ctx)
  if (!current) throw fail('session_expired')
  return `${hashOf(token)}:${hashOf(`${token}:${current.id}`)}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
