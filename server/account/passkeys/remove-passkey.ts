import type { Reply } from '#contract/endpoint.ts'
import type { removePasskey as endpoint } from '#contract/account/passkeys.ts'
import type { Proof } from '#contract/proof.ts'
import { mailOwner, type SessionContext } from '../authentication/service.ts'
import { endOtherSessions, unproveSessions } from '../authentication/sessions.ts'
import { securityLink } from '../second-factors/rules.ts'
import { assertProof, hasFactor } from '../second-factors/service.ts'
import { privateRows } from '../users/private-rows.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { passkeyRemovedMail } from './copy.ts'
import * as queries from './queries.ts'
import { nameOf } from './rules.ts'

/**
 * Removes a passkey after a proof and ends the account's sessions on other devices. `removed` is false for an unknown
 * passkey or one of another account. Throws the errors of `assertProof`.
 */
export async function removePasskey(
  ctx: SessionContext,
  { id, proof }: { readonly id: string; readonly proof: Proof },
): Promise<Reply<typeof endpoint>> {
  const { account, accountId } = ctx
  await assertProof(ctx, proof)
  const removed = await queries.removePasskey(privateRows(ctx), id)
  if (!removed) return { removed: false }
  await endOtherSessions(ctx)
  if (!(await hasFactor(ctx))) await unproveSessions(ctx)
  mailOwner(ctx, account, passkeyRemovedMail(account.name, nameOf(removed), securityLink(ctx)))
  await recordAuditEvent(ctx, { kind: 'passkey_removed', accountId })
  return { removed: true }
}
