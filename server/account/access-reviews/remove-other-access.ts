import type { removeOtherAccess as endpoint } from '#contract/account/access-reviews.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import type { Proof } from '#contract/proof.ts'
import { removeDevices } from '../../messages/reminders/service.ts'
import { fail } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { removeVerifications } from '../authentication/queries.ts'
import { mailOwner, type SessionContext } from '../authentication/service.ts'
import { endOtherSessions, unproveSessions } from '../authentication/sessions.ts'
import { revokeTrust } from '../mfa-recovery/service.ts'
import { listPasskeys, removeOtherPasskeys } from '../passkeys/service.ts'
import { securityLink } from '../second-factors/rules.ts'
import {
  assertFactor,
  assertProof,
  isMailProven,
  removeLostAuthenticator,
} from '../second-factors/service.ts'
import { changePrivateRows } from '../users/private-rows.ts'
import { accessRemovedMail, type RemovedAccess } from './copy.ts'

/**
 * Ends all other sessions, and removes trusted browsers, devices with reminders and every sign-in method except the
 * password, the passkeys in `keep_passkeys` and, with `keep_authenticator`, the authenticator. Throws the errors of
 * `assertReviewer`.
 */
export async function removeOtherAccess(
  ctx: SessionContext,
  { keep_passkeys: kept, keep_authenticator: keepsApp, proof }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { account } = ctx
  await assertReviewer(ctx, proof)
  const removed = await changePrivateRows(ctx, async (tx) => {
    await removeVerifications(tx)
    return {
      passkeys: await removeOtherPasskeys(tx, kept),
      authenticator: !keepsApp && (await removeLostAuthenticator(tx)),
    }
  })
  await revokeTrust(ctx)
  const sessions = await endOtherSessions(ctx)
  await removeDevices(ctx)
  const all = { ...removed, sessions }
  if (!keepsApp && (await listPasskeys(ctx)).length === 0) await unproveSessions(ctx)
  mailOwner(ctx, account, accessRemovedMail(account.name, all, securityLink(ctx)))
  await recordRemoved(ctx, all)
  return {
    passkeys_removed: removed.passkeys.length,
    authenticator_removed: removed.authenticator,
    sessions_ended: sessions,
  }
}

/**
 * Checks the proof. Without a proof, the session must have been proven by a mailed link recently (otherwise
 * `password_required`), and `assertFactor` checks the second factor without a code.
 */
async function assertReviewer(ctx: SessionContext, proof: Proof | undefined): Promise<void> {
  if (proof) return assertProof(ctx, proof)
  if (!(await isMailProven(ctx))) throw fail('password_required')
  await assertFactor(ctx, undefined)
}

async function recordRemoved(ctx: SessionContext, removed: RemovedAccess): Promise<void> {
  const { accountId } = ctx
  for (const _ of removed.passkeys) await recordAuditEvent(ctx, { kind: 'passkey_removed', accountId })
  if (removed.authenticator) await recordAuditEvent(ctx, { kind: 'second_factor_removed', accountId })
  if (removed.sessions > 0) await recordAuditEvent(ctx, { kind: 'sessions_ended', accountId })
}
