import type { Proof } from '#contract/proof.ts'
import { assertPassword } from '../authentication/password-guessing.ts'
import { findResetWait } from '../authentication/reset-waits.ts'
import type { SessionContext } from '../authentication/service.ts'
import { fail } from '../../platform/failure.ts'
import * as rules from './rules.ts'
import { assertCode, findRequiredProof, hasFactor, isMailProven } from './service.ts'

/**
 * Requires the password, a code if `findRequiredProof` returns `code`, and the conditions of `assertMayAdd` before a
 * sign-in method is added.
 */
export async function assertAddition(ctx: SessionContext, { password, code }: Proof): Promise<void> {
  await assertPassword(ctx, password)
  if ((await findRequiredProof(ctx)) === 'code') await assertCode(ctx, code)
  await assertMayAdd(ctx)
}

/** Repeats `assertMayAdd` when an addition is completed, because a factor may have been added since it began. */
export function assertMayFinish(ctx: SessionContext): Promise<void> {
  return assertMayAdd(ctx, rules.setupLifeMs)
}

/**
 * Throws `passkey_required` for an account whose only factors are passkeys and that has no fresh proof, and for an
 * administrator's first factor `mailed_link_required` without a mailed link, or `first_factor_waits`.
 */
export async function assertMayAdd(ctx: SessionContext, graceMs = 0): Promise<void> {
  if ((await findRequiredProof(ctx, graceMs)) === 'passkey') throw fail('passkey_required')
  if (!ctx.account.isAdmin || (await hasFactor(ctx))) return
  await assertMailbox(ctx)
  if (!(await isMailProven(ctx, graceMs))) throw fail('mailed_link_required')
}

/**
 * Refuses the mailbox as proof of an administrator's first factor within a day of a password reset, because one
 * mailbox would then give both the password and the proof.
 */
export async function assertMailbox(ctx: SessionContext): Promise<void> {
  if (!ctx.account.isAdmin || (await hasFactor(ctx))) return
  const endsAt = await findResetWait(ctx, ctx.account.email)
  if (endsAt) throw fail('first_factor_waits', { wait: rules.hoursUntil(endsAt, ctx.now) })
}
