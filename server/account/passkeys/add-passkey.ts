import type { Body, Reply } from '#contract/endpoint.ts'
import type { addPasskey as addEndpoint, beginPasskey as beginEndpoint } from '#contract/account/passkeys.ts'
import { callAuth } from '../../adapters/auth/auth-call.ts'
import { countPasskeys } from '../authentication/queries.ts'
import { mailOwner, type SessionContext } from '../authentication/service.ts'
import { assertAddition, assertMayFinish } from '../second-factors/assert-addition.ts'
import { securityLink } from '../second-factors/rules.ts'
import { privateRows } from '../users/private-rows.ts'
import { fail } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { passkeyAddedMail } from './copy.ts'
import * as queries from './queries.ts'
import { presentPasskey } from './rules.ts'

const mostPasskeys = 20

/**
 * Returns the WebAuthn options with which a browser creates a passkey. Throws `passkeys_full` if the account has
 * `mostPasskeys`, and the errors of `assertAddition`.
 */
export async function beginPasskey(
  ctx: SessionContext,
  proof: Body<typeof beginEndpoint>,
): Promise<Reply<typeof beginEndpoint>> {
  await assertAddition(ctx, proof)
  const kept = await countPasskeys(privateRows(ctx))
  if (kept >= mostPasskeys) throw fail('passkeys_full', { most: mostPasskeys })
  const options = await callAuth(ctx, '/passkey/generate-register-options')
  return { options: options as Record<string, unknown> }
}

/**
 * Saves the passkey that a browser created, mails the owner and ends no session. Throws `passkey_refused` and the
 * errors of `assertMayFinish`.
 */
export async function addPasskey(
  ctx: SessionContext,
  { name, response }: Body<typeof addEndpoint>,
): Promise<Reply<typeof addEndpoint>> {
  const { account, accountId } = ctx
  await assertMayFinish(ctx)
  const added = await callAuth(ctx, '/passkey/verify-registration', { name, response })
  const { id } = added as { id: string }
  const kept = await queries.dateCreation(privateRows(ctx), id, ctx.now)
  if (!kept) throw new Error('A passkey was added and is not there.')
  mailOwner(ctx, account, passkeyAddedMail(account.name, name, securityLink(ctx)))
  await recordAuditEvent(ctx, { kind: 'passkey_added', accountId })
  return presentPasskey(kept)
}
