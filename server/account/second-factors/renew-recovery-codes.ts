import type { Reply } from '#contract/endpoint.ts'
import type { Proof } from '#contract/proof.ts'
import type { renewRecoveryCodes as endpoint } from '#contract/account/second-factors.ts'
import { mailOwner, type SessionContext } from '../authentication/service.ts'
import { changePrivateRows } from '../users/private-rows.ts'
import { fail } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { recoveryCodesRenewedMail } from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { assertProof, hasAuthenticator } from './service.ts'

/**
 * Replaces the recovery codes. Throws `authenticator_missing` without an active authenticator app, and the errors of
 * `assertProof`.
 */
export async function renewRecoveryCodes(ctx: SessionContext, proof: Proof): Promise<Reply<typeof endpoint>> {
  const { account, accountId } = ctx
  if (!(await hasAuthenticator(ctx))) throw fail('authenticator_missing')
  await assertProof(ctx, proof)
  const codes = rules.makeRecoveryCodes()
  await changePrivateRows(ctx, async (tx) => {
    const held = await queries.lockAuthenticator(tx)
    if (!held?.confirmedAt) throw fail('authenticator_missing')
    await queries.replaceRecoveryCodes(tx, rules.hashesOf(codes))
  })
  mailOwner(ctx, account, recoveryCodesRenewedMail(account.name, rules.securityLink(ctx)))
  await recordAuditEvent(ctx, { kind: 'recovery_codes_made', accountId })
  return { recovery_codes: codes }
}
