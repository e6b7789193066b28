import type { Body, Reply } from '#contract/endpoint.ts'
import type { beginAuthenticator as endpoint } from '#contract/account/second-factors.ts'
import { assertPassword } from '../authentication/password-guessing.ts'
import type { SessionContext } from '../authentication/service.ts'
import { fail } from '../../platform/failure.ts'
import { assertMayAdd } from './assert-addition.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { hasAuthenticator } from './service.ts'

/**
 * Returns a new key for an authenticator app, inactive until `confirmAuthenticator`. Throws `authenticator_on` and the
 * errors of `assertPassword` and `assertMayAdd`.
 */
export async function beginAuthenticator(
  ctx: SessionContext,
  { password }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { accountId } = ctx
  await assertPassword(ctx, password)
  if (await hasAuthenticator(ctx)) throw fail('authenticator_on')
  await assertMayAdd(ctx)
  const key = rules.makeKey()
  const sealedKey = ctx.authenticatorKeys.encrypt(key.toString('base64'), accountId)
  const row = { userId: accountId, sealedKey, createdAt: ctx.now }
  if (!(await queries.prepareAuthenticator(ctx.database.unscoped, row))) throw fail('authenticator_on')
  return { key: rules.base32(key), uri: rules.setupUri(key, ctx.account.email) }
}
