import type { signUp as endpoint } from '#contract/account/account.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { exceeds } from '../../adapters/auth/attempts.ts'
import { callAuth } from '../../adapters/auth/auth-call.ts'
import type { NewAccount } from '../../adapters/auth/better-auth.ts'
import { commonPasswords } from '../../adapters/auth/common-passwords.ts'
import { passwordMark, randomMark } from '../../adapters/auth/known-browser.ts'
import { fail } from '../../platform/failure.ts'
import { admitBrowser } from '../authentication/admission.ts'
import { findMark } from '../authentication/known-browsers.ts'
import { findPasswordHash, replacePasswordHash } from '../authentication/queries.ts'
import type { CallerContext } from '../authentication/service.ts'
import { mailboxOf } from '../mailboxes/rules.ts'
import { privateRows } from '../users/private-rows.ts'
import { renameUser } from '../users/queries.ts'
import { mailConfirmation } from './confirmation-mail.ts'
import { findUnconfirmed } from './queries.ts'
import { limits, refuseWeak } from './rules.ts'

interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Creates an unconfirmed account and mails its confirmation link. A known e-mail address gets the same reply; only the
 * mail differs. Throws `terms_required`, `weak_password` and the errors of `admitBrowser`.
 */
export async function signUp(
  ctx: CallerContext,
  { name, email, password, terms }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  if (terms !== true) throw fail('terms_required')
  const untilEven = ctx.startEvenReply()
  const person = { name, email, password }
  refuseWeak(password, email, commonPasswords)
  await admitBrowser(ctx, ['sign-up', limits.signUpByAddress], async () => {
    const isMailed = !(await exceeds(
      ctx.rateLimiter,
      { what: 'sign-up-to', who: mailboxOf(email) },
      limits.signUpByRecipient,
    ))
    const mark = await addPending(ctx, person, isMailed)
    ctx.setHeader('set-cookie', ctx.signUpBrowsers.write(mark, person))
  })
  await untilEven()
  return { token: null, user: { email, name } }
}

/**
 * Adds the account and returns the mark by which this browser is recognised when the link is opened. A repeated sign-up
 * keeps the unconfirmed account; only the browser that chose its password can replace its name and password.
 * @param isMailed whether to mail the recipient. The reply and the work are the same in both cases.
 */
async function addPending(ctx: CallerContext, person: Person, isMailed: boolean): Promise<string> {
  const waiting = await findUnconfirmed(ctx.database.unscoped, person.email)
  if (!waiting && isMailed) {
    // If the address has a confirmed account, Better Auth mails its owner and returns an id that belongs to no account.
    const { user } = (await callAuth(ctx, '/sign-up/email', { ...person })) as { user: NewAccount }
    return (await findMark({ ...ctx, accountId: user.id })) ?? randomMark()
  }
  const hash = await ctx.passwords.hash(person.password)
  if (!waiting) return randomMark()
  if (isMailed) mailConfirmation(ctx, waiting)
  return replacePending({ ...ctx, accountId: waiting.id }, person.name, hash)
}

/**
 * Replaces name and password of an unconfirmed account if this browser chose its password, and returns the new mark; a
 * random mark otherwise.
 */
async function replacePending(
  ctx: CallerContext & { readonly accountId: NewAccount['id'] },
  name: string,
  hash: string,
): Promise<string> {
  const kept = await findPasswordHash(privateRows(ctx))
  const isOwn = kept !== null && ctx.signUpBrowsers.isOf(ctx.headers, passwordMark(ctx.accountId, kept))
  if (!isOwn) return randomMark()
  // `replacePasswordHash` returns false if the link was opened meanwhile with another password, which then stays.
  if (!(await replacePasswordHash(privateRows(ctx), kept, hash))) return randomMark()
  await renameUser(privateRows(ctx), { name, at: ctx.now })
  return passwordMark(ctx.accountId, hash)
}
