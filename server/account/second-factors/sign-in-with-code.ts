import type { Body, Reply } from '#contract/endpoint.ts'
import type { signInWithCode as endpoint } from '#contract/account/second-factors.ts'
import { exceeds } from '../../adapters/auth/attempts.ts'
import { presentAccount } from '../../adapters/auth/session-reader.ts'
import { signInProven } from '../authentication/proven-sign-in.ts'
import type { CallerContext, IdentifiedContext } from '../authentication/service.ts'
import { changePrivateRows } from '../users/private-rows.ts'
import { fail } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { countTry, noteRecoveryCode, refuseCode, takeCode } from './codes.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

/**
 * Completes a sign-in by answering the challenge of `signIn`. Throws `challenge_over`, `code_invalid`, `codes_guarded`
 * or `rate_limited`.
 */
export async function signInWithCode(
  caller: CallerContext,
  { challenge: token, code: typed, trust_device: trustsDevice = false }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const challenge = rules.hashOf(token)
  const accountId = await queries.findChallenge(caller.database.unscoped, challenge, caller.now)
  if (!accountId) throw fail('challenge_over')
  const ctx = { ...caller, accountId }
  const code = rules.plainCode(typed)
  const forgive = await countTry(ctx, rules.isOfApp(code))
  if (await exceeds(ctx.rateLimiter, { what: 'codes-at', who: challenge }, rules.challengeLimits)) {
    await queries.removeChallenge(ctx.database.unscoped, challenge)
    throw fail('challenge_over')
  }
  await answerChallenge(ctx, challenge, code)
  await forgive()
  const entered = await signInProven(ctx)
  if (!rules.isOfApp(code)) await noteRecoveryCode(ctx, entered.account)
  // Administrators enter a code on every sign-in.
  if (trustsDevice && !entered.account.isAdmin) await trustBrowser(ctx)
  await recordAuditEvent(ctx, { kind: 'signed_in', accountId, about: 'code' })
  return { token: entered.token, user: presentAccount(entered.account) }
}

/**
 * Consumes the challenge and the code in one transaction, so that of two answers to one challenge the second consumes
 * no code.
 */
async function answerChallenge(ctx: IdentifiedContext, challenge: string, code: string): Promise<void> {
  const taken = await changePrivateRows(ctx, async (tx) => {
    if (!(await queries.lockChallenge(tx, challenge, ctx.now))) return null
    const isTaken = await takeCode(ctx, tx, code)
    if (isTaken) await queries.removeChallenge(tx, challenge)
    return isTaken
  })
  if (taken === null) throw fail('challenge_over')
  if (!taken) await refuseCode(ctx)
}

async function trustBrowser(ctx: IdentifiedContext): Promise<void> {
  const token = rules.makeToken()
  const expiresAt = new Date(ctx.now.getTime() + rules.trustLifeMs)
  const device = { tokenHash: rules.hashOf(token), userId: ctx.accountId, expiresAt }
  await queries.addTrustedDevice(ctx.database.unscoped, device)
  ctx.setHeader('set-cookie', rules.writeTrust(token, ctx.publicOrigin))
}
