import type { AuthCaller } from '../../adapters/auth/auth-call.ts'
import { type KnownBrowser, passwordMark } from '../../adapters/auth/known-browser.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Account } from '../../platform/http/session.ts'
import { privateRows } from '../users/private-rows.ts'
import { findPasswordHash, setMailProof } from './queries.ts'
import type { AccountServices, CallerContext } from './service.ts'

type BrowserContext = AccountContext & AuthCaller & Pick<AccountServices, 'knownBrowsers'>

/** Returns the fingerprint of the account and its current password; see `adapters/auth/known-browser.ts`. */
export async function findMark(
  ctx: Pick<AccountContext, 'database' | 'accountId'>,
): Promise<string | undefined> {
  const hash = await findPasswordHash(privateRows(ctx))
  return hash === null ? undefined : passwordMark(ctx.accountId, hash)
}

/** Returns the browser if the account was signed in there with its current password. */
export async function findKnownBrowser(ctx: BrowserContext): Promise<KnownBrowser | undefined> {
  const browser = ctx.knownBrowsers.read(ctx.headers)
  return browser && browser.mark === (await findMark(ctx)) ? browser : undefined
}

/** Marks this browser as known for later sign-ins. `before`: its identity under the previous password. */
export function rememberBrowser(ctx: BrowserContext, before?: KnownBrowser): Promise<void> {
  return writeCookie(ctx, before, null)
}

/** Marks this browser as one in which a second factor was verified. */
export function rememberProvenBrowser(ctx: BrowserContext): Promise<void> {
  return writeCookie(ctx, undefined, ctx.now)
}

async function writeCookie(
  ctx: BrowserContext,
  before: KnownBrowser | undefined,
  provenAt: Date | null,
): Promise<void> {
  const mark = await findMark(ctx)
  const known = before ?? (await findKnownBrowser(ctx))
  if (mark) ctx.setHeader('set-cookie', ctx.knownBrowsers.write(mark, known, provenAt))
}

/**
 * Marks the browser as known after sign-in. After a password reset in this browser the session counts as proven by
 * mail, except for an administrator: password and proof would come from the same mailbox.
 * @param account with `secondFactorAt` of this session
 */
export async function rememberSignIn(
  caller: CallerContext,
  account: Pick<Account, 'id' | 'isAdmin' | 'secondFactorAt'>,
  token: string,
): Promise<void> {
  const { knownBrowsers } = caller
  const ctx = { ...caller, accountId: account.id }
  const mark = await findMark(ctx)
  if (!mark) return
  const known = await findKnownBrowser(ctx)
  ctx.setHeader('set-cookie', knownBrowsers.write(mark, known, account.secondFactorAt))
  if (account.isAdmin || knownBrowsers.readReset(ctx.headers) !== mark) return
  await setMailProof(ctx.database.unscoped, token, ctx.now)
  ctx.setHeader('set-cookie', knownBrowsers.forgetReset())
}

/** Notes in this browser that the password was set here by a mailed link. */
export async function rememberReset(ctx: BrowserContext): Promise<void> {
  const mark = await findMark(ctx)
  if (mark) ctx.setHeader('set-cookie', ctx.knownBrowsers.writeReset(mark))
}
