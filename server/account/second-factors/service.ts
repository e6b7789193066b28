import type { Proof } from '#contract/proof.ts'
import type { SecondFactor } from '#contract/account/second-factors.ts'
import { assertPassword } from '../authentication/password-guessing.ts'
import { countPasskeys } from '../authentication/queries.ts'
import { findMailProof } from '../authentication/sessions.ts'
import type { SessionContext } from '../authentication/service.ts'
import { privateRows } from '../users/private-rows.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { countTry, noteRecoveryCode, refuseCode, takeCode } from './codes.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

type OwnContext = Pick<AccountContext, 'database' | 'accountId'>

/** Returns whether the account has an active authenticator app. */
export async function hasAuthenticator(ctx: OwnContext): Promise<boolean> {
  return Boolean((await queries.findAuthenticator(privateRows(ctx)))?.confirmedAt)
}

/** Returns whether the account has an authenticator app or a passkey. */
export async function hasFactor(ctx: OwnContext): Promise<boolean> {
  return (await hasAuthenticator(ctx)) || (await countPasskeys(privateRows(ctx))) > 0
}

/**
 * Returns the proof that a change of sign-in methods requires besides the password.
 * @param graceMs additional time to finish what was begun with a fresh proof
 */
export async function findRequiredProof(ctx: SessionContext, graceMs = 0): Promise<SecondFactor['asks']> {
  const provenAt = ctx.account.secondFactorAt
  if (rules.isFresh(provenAt, ctx.now, rules.proofFreshMs + graceMs)) return 'nothing'
  if (await hasAuthenticator(ctx)) return 'code'
  return (await countPasskeys(privateRows(ctx))) > 0 ? 'passkey' : 'nothing'
}

/** Returns whether the session was proven by a mailed link recently enough. */
export async function isMailProven(ctx: SessionContext, graceMs = 0): Promise<boolean> {
  return rules.isFresh(await findMailProof(ctx), ctx.now, rules.mailProofFreshMs + graceMs)
}

/** Consumes a code of the account. Throws `code_required`, `code_invalid`, `codes_guarded` or `rate_limited`. */
export async function assertCode(ctx: SessionContext, code: string | undefined): Promise<void> {
  if (code === undefined) throw fail('code_required')
  const plain = rules.plainCode(code)
  const forgive = await countTry(ctx, rules.isOfApp(plain))
  if (!(await takeCode(ctx, privateRows(ctx), plain))) return refuseCode(ctx)
  await forgive()
  if (!rules.isOfApp(plain)) await noteRecoveryCode(ctx, ctx.account)
}

/**
 * Requires the second factor, after the caller has checked the password. An account with passkeys only may prove its
 * mailbox by a mailed link instead, because its passkeys may be lost. This excludes administrators, who are released by
 * a script, and accounts with an authenticator app, which have `mfa-recovery`.
 */
export async function assertFactor(ctx: SessionContext, code: string | undefined): Promise<void> {
  const asked = await findRequiredProof(ctx)
  if (asked === 'code') await assertCode(ctx, code)
  if (asked === 'passkey' && (ctx.account.isAdmin || !(await isMailProven(ctx))))
    throw fail('passkey_required')
}

/** Checks the password and any second factor before a sensitive action. */
export async function assertProof(ctx: SessionContext, { password, code }: Proof): Promise<void> {
  await assertPassword(ctx, password)
  await assertFactor(ctx, code)
}

/** Returns the data for the export, without secrets. */
export async function describeSecondFactor(ctx: OwnContext) {
  return {
    authenticatorSince: (await queries.findAuthenticator(privateRows(ctx)))?.confirmedAt ?? null,
    recoveryCodesLeft: await queries.countRecoveryCodes(privateRows(ctx)),
  }
}

/** Removes a lost authenticator without a code. The caller must have verified the owner. */
export async function removeLostAuthenticator(tx: AccountTransaction): Promise<boolean> {
  await queries.removeTrust(tx)
  return queries.removeAuthenticator(tx)
}
