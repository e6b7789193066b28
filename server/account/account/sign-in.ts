import type { signIn as endpoint } from '#contract/account/account.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { callAuth } from '../../adapters/auth/auth-call.ts'
import type { NewAccount } from '../../adapters/auth/better-auth.ts'
import { signSession } from '../../adapters/auth/session-cookie.ts'
import { presentAccount, toAccount } from '../../adapters/auth/session-reader.ts'
import { concealAccount } from '../../adapters/auth/sign-up-browser.ts'
import { Failure } from '../../platform/failure.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { admitBrowser } from '../authentication/admission.ts'
import { rememberSignIn } from '../authentication/known-browsers.ts'
import { beginAttempt, completeAttempt } from '../authentication/password-guessing.ts'
import type { SignedIn } from '../authentication/proven-sign-in.ts'
import { removeSessionOf } from '../authentication/queries.ts'
import type { CallerContext } from '../authentication/service.ts'
import { askSecondStep } from '../second-factors/second-step.ts'
import { findIdByEmail } from '../users/service.ts'
import { limits } from './rules.ts'

type Entered = SignedIn | { readonly challenge: string; readonly mayTrust: boolean }

/** Codes of sign-ins refused for load or rate before the password check. They are not recorded as refused sign-ins. */
const noGuess: ReadonlySet<ErrorCode> = new Set(['busy', 'rate_limited'])

/**
 * Signs in with a password, or returns a challenge for `signInWithCode` if a second factor is needed. Throws
 * `invalid_credentials`, `email_not_confirmed`, `sign_in_guarded`, `rate_limited`, `busy`.
 */
export async function signIn(
  ctx: CallerContext,
  credentials: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const untilEven = ctx.startEvenReply()
  const entering = admitBrowser(ctx, ['sign-in', limits.signInByAddress], () => enter(ctx, credentials))
  const entered = await entering.catch(async (refusal: unknown) => {
    if (refusal instanceof Failure && !noGuess.has(refusal.code)) {
      const accountId = await findIdByEmail(ctx, credentials.email)
      await recordAuditEvent(ctx, { kind: 'sign_in_refused', accountId })
      await untilEven()
    }
    throw refusal
  })
  if ('challenge' in entered) return { challenge: entered.challenge, may_trust_device: entered.mayTrust }
  await recordAuditEvent(ctx, { kind: 'signed_in', accountId: entered.account.id })
  return { token: entered.token, user: presentAccount(entered.account) }
}

async function enter(ctx: CallerContext, credentials: Body<typeof endpoint>): Promise<Entered> {
  const { email, password } = credentials
  const attempt = await beginAttempt(ctx, email)
  // Better Auth opens a session at once, so its cookies are withheld until the second factor is verified.
  const cookies: string[] = []
  const held = { ...ctx, setHeader: (_: string, value: string) => cookies.push(value) }
  const signedUpHere = ctx.signUpBrowsers.isWith(ctx.headers, credentials)
  const reply = await callAuth(held, '/sign-in/email', { email, password }).catch((refusal: unknown) => {
    throw concealAccount(refusal, { signedUpHere, isKnown: attempt.isKnown })
  })
  const { token, user } = reply as { token: string; user: NewAccount }
  const account = toAccount(user, ctx.adminEmails, null)
  const own = { ...ctx, accountId: account.id }
  await completeAttempt(own, attempt, password)
  const mayTrust = !account.isAdmin
  const challenge = await askSecondStep(own, mayTrust)
  if (challenge !== null) {
    await removeSessionOf(ctx.database.unscoped, token)
    return { challenge, mayTrust }
  }
  for (const cookie of cookies) ctx.setHeader('set-cookie', cookie)
  await rememberSignIn(ctx, account, token)
  return { token: signSession(token, ctx.authSecret), account }
}
