import type { AuthCaller } from '../../adapters/auth/auth-call.ts'
import { type KnownBrowser, passwordMark } from '../../adapters/auth/known-browser.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Account } from '../../platform/http/session.ts'
import { privateRows } from '../users/private-rows.ts'
import { findPasswordHash, setMailProof } from './queries.ts'
import type { AccountServices, CallerContext } from './service.ts'

type BrowserContext = AccountContext & AuthCaller & Pick<AccountServices, 'knownBrowsers'>

/**
 * Returns a fingerprint of the account and its current password, for the cookies of known browsers and of sign-ups
 * (`adapters/auth/known-browser.ts`, `sign-up-browser.ts`); `undefined` without a password.
 */
export async function findMark(
  ctx: Pick<AccountContext, 'database' | 'accountId'>,
): Promise<string | undefined> {
  const hash = await findPasswordHash(privateRows(ctx))
  return hash === null ? undefined : passwordMark(ctx.accountId, hash)
}

/** Returns the known browser of the request if its last sign-in was to this account with the current password. */
export async function findKnownBrowser(ctx: BrowserContext): Promise<KnownBrowser | undefined> {
  const browser = ctx.knownBrowsers.read(ctx.headers)
  return browser && browser.mark === (await findMark(ctx)) ? browser : undefined
}

/**
 * Sets the cookie by which this browser is known in later sign-ins.
 * @param before identity of this browser under the previous password
 */
export function rememberBrowser(ctx: BrowserContext, before?: KnownBrowser): Promise<void> {
  return writeCookie(ctx, before, null)
}

/** Marks this browser, in its cookie, as known and as one in which a second factor was verified now. */
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
 * Marks the browser as known after a sign-in. If the password was reset in this browser, the session counts as proven
 * by mail; not for an administrator, because password and proof would come from the same mailbox.
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

/** Notes in a cookie of this browser that the current password was set in it by a mailed link. */
export async function rememberReset(ctx: BrowserContext): Promise<void> {
  const mark = await findMark(ctx)
  if (mark) ctx.setHeader('set-cookie', ctx.knownBrowsers.writeReset(mark))
}
