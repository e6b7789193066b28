import type {
  confirmEmail as linkEndpoint,
  confirmWithPassword as passwordEndpoint,
} from '#contract/account/account.ts'
import type { Body, Query, Reply } from '#contract/endpoint.ts'
import { openConfirmed } from '../../adapters/auth/auth-call.ts'
import { commonPasswords } from '../../adapters/auth/common-passwords.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { fail } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { admitBrowser } from '../authentication/admission.ts'
import { findMark, rememberBrowser } from '../authentication/known-browsers.ts'
import { removeVerifications } from '../authentication/queries.ts'
import type { CallerContext } from '../authentication/service.ts'
import { privateRows } from '../users/private-rows.ts'
import { findContact } from '../users/service.ts'
import * as queries from './queries.ts'
import { hashOf, limits, refuseWeak } from './rules.ts'

const tries = ['confirm', limits.tokenByAddress] as const

/**
 * Confirms the e-mail address with a mailed token and signs in, in the browser that signed up. Another browser gets
 * `confirmation_needs_password`: the password chosen at sign-up may be another person's, because anyone can sign up
 * with any address. Throws `invalid_token`.
 */
export async function confirmEmail(
  ctx: CallerContext,
  { token }: Query<typeof linkEndpoint>,
): Promise<Reply<typeof linkEndpoint>> {
  await ctx.admission.count(ctx, tries)
  const { id: accountId } = await findWaiting(ctx, token)
  const mark = await findMark({ ...ctx, accountId })
  if (!mark || !ctx.signUpBrowsers.isOf(ctx.headers, mark)) throw fail('confirmation_needs_password')
  await enterByLink(ctx, token)
  await recordAuditEvent(ctx, { kind: 'address_confirmed', accountId })
  return { status: true }
}

/**
 * Confirms the e-mail address in any browser: the password chosen at sign-up is replaced by a new one, because it may
 * be another person's. Throws `invalid_token`, `weak_password` and the errors of `admitBrowser`.
 */
export async function confirmWithPassword(
  ctx: CallerContext,
  { token, password }: Body<typeof passwordEndpoint>,
): Promise<Reply<typeof passwordEndpoint>> {
  const accountId = await admitBrowser(ctx, tries, async () => {
    const contact = await findWaiting(ctx, token)
    refuseWeak(password, contact.email, commonPasswords)
    return enterByLink(ctx, token, password)
  })
  await recordAuditEvent(ctx, { kind: 'address_confirmed', accountId })
  return { status: true }
}

async function findWaiting(ctx: CallerContext, token: string) {
  const contact = await queries.findConfirmation(ctx.database.unscoped, hashOf(token), ctx.now)
  if (!contact) throw fail('invalid_token')
  return contact
}

async function enterByLink(caller: CallerContext, token: string, password?: string): Promise<AccountId> {
  const accountId = await queries.takeConfirmation(caller.database.unscoped, hashOf(token), caller.now)
  if (!accountId) throw fail('invalid_token')
  const ctx = { ...caller, accountId }
  const contact = await findContact(ctx)
  if (!contact) throw fail('invalid_token')
  await queries.removeConfirmations(privateRows(ctx))
  await removeVerifications(privateRows(ctx))
  await openConfirmed(ctx, contact, password)
  ctx.setHeader('set-cookie', ctx.signUpBrowsers.forget())
  await rememberBrowser(ctx)
  return accountId
}
