import type { Reply } from '#contract/endpoint.ts'
import type { Proof } from '#contract/proof.ts'
import type { removeAuthenticator as endpoint } from '#contract/account/second-factors.ts'
import { mailOwner, type SessionContext } from '../authentication/service.ts'
import { endOtherSessions, unproveSessions } from '../authentication/sessions.ts'
import { changePrivateRows } from '../users/private-rows.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { turnedOffMail } from './copy.ts'
import * as queries from './queries.ts'
import { securityLink } from './rules.ts'
import { assertProof } from './service.ts'

/** Turns the second step off and ends the sessions on other devices. Throws the errors of `assertProof`. */
export async function removeAuthenticator(
  ctx: SessionContext,
  proof: Proof,
): Promise<Reply<typeof endpoint>> {
  const { account, accountId } = ctx
  await assertProof(ctx, proof)
  const removed = await changePrivateRows(ctx, async (tx) => {
    await queries.removeTrust(tx)
    return queries.removeAuthenticator(tx)
  })
  if (!removed) return { removed }
  await endOtherSessions(ctx)
  await unproveSessions(ctx)
  mailOwner(ctx, account, turnedOffMail(account.name, securityLink(ctx)))
  await recordAuditEvent(ctx, { kind: 'second_factor_removed', accountId })
  return { removed }
}
