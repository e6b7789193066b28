import type { Body, Reply } from '#contract/endpoint.ts'
import type { confirmAuthenticator as endpoint } from '#contract/account/second-factors.ts'
import { rememberProvenBrowser } from '../authentication/known-browsers.ts'
import { mailOwner, type SessionContext } from '../authentication/service.ts'
import { proveSession } from '../authentication/sessions.ts'
import { changePrivateRows, privateRows } from '../users/private-rows.ts'
import { fail } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { assertMayFinish } from './assert-addition.ts'
import { findKey } from './codes.ts'
import { turnedOnMail } from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

/**
 * Activates the second step with the first code of the app, and returns the recovery codes. Throws `authenticator_on`,
 * `authenticator_missing`, `code_invalid`, `rate_limited` and the errors of `assertMayFinish`.
 */
export async function confirmAuthenticator(
  ctx: SessionContext,
  { code }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { account, accountId, now, rateLimiter } = ctx
  const limits = rules.appCodeLimits.byCaller
  await rateLimiter.count('first-code-of', accountId, limits)
  const { sealedKey, step } = await checkFirstCode(ctx, code)
  await assertMayFinish(ctx)
  const codes = rules.makeRecoveryCodes()
  await changePrivateRows(ctx, async (tx) => {
    if (!(await queries.confirmAuthenticator(tx, sealedKey, { now, step }))) throw fail('authenticator_on')
    await queries.replaceRecoveryCodes(tx, rules.hashesOf(codes))
    await queries.removeTrust(tx)
  })
  await rateLimiter.forgive('first-code-of', accountId, limits)
  await proveSession(ctx)
  await rememberProvenBrowser(ctx)
  mailOwner(ctx, account, turnedOnMail(account.name, rules.securityLink(ctx)))
  await recordAuditEvent(ctx, { kind: 'second_factor_added', accountId })
  return { recovery_codes: codes }
}

/** Checks the first code of the pending key. Returns the encrypted key and the code's time step. */
async function checkFirstCode(ctx: SessionContext, code: string) {
  const found = await findKey(ctx, privateRows(ctx))
  if (found?.confirmedAt) throw fail('authenticator_on')
  const since = found?.createdAt.getTime() ?? 0
  if (!found?.key || ctx.now.getTime() - since > rules.setupLifeMs) throw fail('authenticator_missing')
  const step = rules.findStep(found.key, rules.plainCode(code), ctx.now)
  if (step === undefined) throw fail('code_invalid')
  return { sealedKey: found.sealedKey, step }
}
