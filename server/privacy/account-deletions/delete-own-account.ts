import type { Body, Reply } from '#contract/endpoint.ts'
import type { deleteAccount as endpoint } from '#contract/privacy/account-deletions.ts'
import { endCallerSession, forgetBrowser, type SessionContext } from '../../account/authentication/service.ts'
import { assertProof } from '../../account/second-factors/service.ts'
import { recordAuditEvent } from '../audit-log/service.ts'
import { type AccountDeletionServices, eraseAccount } from './service.ts'

/**
 * Deletes the caller's account after a proof. `is_finishing`: a task at another service is still to be done. Throws the
 * errors of `assertProof` (`invalid_credentials`, `code_required`, `code_invalid`, `passkey_required`, `rate_limited`
 * …).
 */
export async function deleteOwnAccount(
  ctx: SessionContext & AccountDeletionServices,
  proof: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  await assertProof(ctx, proof)
  const { isFinishing } = await eraseAccount(ctx, { account: ctx.account, because: 'asked' })
  // The session is already deleted with the account; this call clears its cookies.
  await endCallerSession(ctx)
  forgetBrowser(ctx)
  await recordAuditEvent(ctx, { kind: 'account_erased', accountId: null })
  return { erased: true, is_finishing: isFinishing }
}
