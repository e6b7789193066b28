import type { Body, Reply } from '#contract/endpoint.ts'
import type {
  beginPasskeySignIn as beginEndpoint,
  signInWithPasskey as signInEndpoint,
} from '#contract/account/passkeys.ts'
import { callAuth, findSession } from '../../adapters/auth/auth-call.ts'
import type { NewAccount } from '../../adapters/auth/better-auth.ts'
import { presentAccount } from '../../adapters/auth/session-reader.ts'
import { completeProvenSignIn } from '../authentication/proven-sign-in.ts'
import { removeSessionOf } from '../authentication/queries.ts'
import type { CallerContext } from '../authentication/service.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { recordUse } from './queries.ts'

export async function beginPasskeySignIn(ctx: CallerContext): Promise<Reply<typeof beginEndpoint>> {
  const options = await callAuth(ctx, '/passkey/generate-authenticate-options')
  // Better Auth only prefers user verification; it is required here, and checked in the response.
  return { options: { ...(options as Record<string, unknown>), userVerification: 'required' } }
}

/**
 * Signs in with a passkey. In an open session it replaces that session by one proven with the passkey. Throws
 * `passkey_refused`.
 */
export async function signInWithPasskey(
  ctx: CallerContext,
  { response }: Body<typeof signInEndpoint>,
): Promise<Reply<typeof signInEndpoint>> {
  const before = await findSession(ctx)
  const reply = await callAuth(ctx, '/passkey/verify-authentication', { response })
  const { session, user } = reply as { session: { token: string }; user: NewAccount }
  if (before) await removeSessionOf(ctx.database.unscoped, before.token)
  const { token, account } = await completeProvenSignIn(ctx, user, session.token)
  await recordUse(ctx.database.unscoped, response.id, ctx.now)
  await recordAuditEvent(ctx, { kind: 'signed_in', accountId: account.id, about: 'passkey' })
  return { token, user: presentAccount(account) }
}
