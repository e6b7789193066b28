import * as contract from '#contract/account.ts'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import type { RateLimiter } from '../platform/rate-limit.ts'
import { serve, type ServedEndpoint } from '../platform/serve.ts'
import type { Auth } from './auth.ts'
import { callAuth } from './auth-client.ts'
import type { Confirmations } from './confirmation.ts'
import { weaknessTexts } from './copy.ts'
import { findWeaknesses } from './password-rules.ts'
import { toAccount } from './session.ts'
import { users } from './table.ts'
import { createEmailVerificationToken } from 'better-auth/api'
import type { AccountId } from '../platform/account-id.ts'
import type { Account } from '../platform/session.ts'

export interface AccountRouteParts {
  readonly auth: Auth
  readonly database: Sql
  readonly confirmations: Confirmations
  readonly rateLimiter: RateLimiter
  readonly publicOrigin: string
  readonly adminEmails: ReadonlySet<string>
  readonly mailConfirmation: (account: { id: AccountId; email: string; name: string }) => void
  readonly endSessions: (accountId: AccountId) => void
}

const minute = 60
const hour = 3600

/** How often what may be tried: facts on attacks, not on people, so generous for someone who mistypes. */
const limits = {
  signUpByAddress: [{ max: 5, perSeconds: hour }],
  signInByAccount: [
    { max: 5, perSeconds: minute },
    { max: 20, perSeconds: hour },
  ],
  signInByAddress: [{ max: 100, perSeconds: hour }],
  mailByAccount: [{ max: 3, perSeconds: hour }],
  resendByAccount: [
    { max: 1, perSeconds: minute },
    { max: 3, perSeconds: hour },
  ],
  mailByAddress: [{ max: 10, perSeconds: hour }],
  tokenByAddress: [{ max: 30, perSeconds: 5 * minute }],
} as const

export function accountRoutes(parts: AccountRouteParts): readonly ServedEndpoint[] {
  const { auth, database, rateLimiter, publicOrigin } = parts

  return [
    serve(contract.signUp, async (call) => {
      const { name, email, password, terms } = call.body
      if (terms !== true) throw fail('terms_required')
      refuseWeak(password, email)
      await rateLimiter.count('sign-up', call.clientAddress, limits.signUpByAddress)
      // Who signs up again before confirming means the new password. The account was never anyone's proven own.
      await database.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)))
      await callAuth(auth, publicOrigin, call, '/sign-up/email', { name, email, password })
      return { token: null, user: { email, name } }
    }),

    serve(contract.signIn, async (call) => {
      const { email, password } = call.body
      await rateLimiter.count('sign-in', call.clientAddress, limits.signInByAddress)
      await rateLimiter.count('sign-in-to', `${call.clientAddress} ${email}`, limits.signInByAccount)
      const reply = await callAuth(auth, publicOrigin, call, '/sign-in/email', { email, password })
      const { token, user } = reply as { token: string; user: UserOfAuth }
      return { token, user: present(toAccount(user, parts.adminEmails)) }
    }),

    serve(contract.signOut, async (call) => {
      const session = await auth.api.getSession({ headers: call.headers })
      await callAuth(auth, publicOrigin, call, '/sign-out', {})
      if (session) parts.endSessions(session.user.id as AccountId)
      call.setHeader('clear-site-data', '"cache", "storage"')
      return { success: true as const }
    }),

    serve(contract.readSession, async (call) => {
      const reply = await callAuth(auth, publicOrigin, call, '/get-session')
      if (!reply) return null
      return { user: present(toAccount((reply as { user: UserOfAuth }).user, parts.adminEmails)) }
    }),

    serve(contract.confirmEmail, async (call) => {
      await rateLimiter.count('confirm', call.clientAddress, limits.tokenByAddress)
      const email = await parts.confirmations.redeem(call.query.token)
      if (!email) throw fail('invalid_token')
      const { secret } = await auth.$context
      const pass = await createEmailVerificationToken(secret, email, undefined, minute)
      await callAuth(auth, publicOrigin, call, `/verify-email?token=${pass}`)
      return { status: true as const }
    }),

    serve(contract.resendConfirmation, async (call) => {
      const { email } = call.body
      await rateLimiter.count('mail-from', call.clientAddress, limits.mailByAddress)
      await rateLimiter.count('resend-to', email, limits.resendByAccount)
      const [waiting] = await database
        .select({ id: users.id, email: users.email, name: users.name })
        .from(users)
        .where(and(eq(users.email, email), eq(users.emailVerified, false)))
      if (waiting) parts.mailConfirmation(waiting)
      return { status: true as const }
    }),

    serve(contract.requestPasswordReset, async (call) => {
      const { email } = call.body
      await rateLimiter.count('mail-from', call.clientAddress, limits.mailByAddress)
      await rateLimiter.count('reset-to', email, limits.mailByAccount)
      await callAuth(auth, publicOrigin, call, '/request-password-reset', { email })
      return { status: true as const }
    }),

    serve(contract.resetPassword, async (call) => {
      const { token, newPassword } = call.body
      await rateLimiter.count('reset', call.clientAddress, limits.tokenByAddress)
      refuseWeak(newPassword, await findEmailOfReset(auth, token))
      await callAuth(auth, publicOrigin, call, '/reset-password', { token, newPassword })
      return { status: true as const }
    }),

    serve(contract.changePassword, async (call) => {
      const { currentPassword, newPassword } = call.body
      await rateLimiter.count('change-password', call.account.id, limits.signInByAccount)
      refuseWeak(newPassword, call.account.email)
      const change = { currentPassword, newPassword, revokeOtherSessions: true }
      await callAuth(auth, publicOrigin, call, '/change-password', change)
      parts.endSessions(call.account.id)
      return { status: true as const }
    }),
  ]
}

interface UserOfAuth {
  readonly id: string
  readonly email: string
  readonly name: string
}

function present(account: Account) {
  return { id: account.id, email: account.email, name: account.name, is_admin: account.isAdmin }
}

function refuseWeak(password: string, email: string | undefined): void {
  const reasons = findWeaknesses(password, email)
  if (reasons.length === 0) return
  throw fail(
    'weak_password',
    { reasons: reasons.map((reason) => weaknessTexts[reason]).join('; ') },
    { reasons },
  )
}

async function findEmailOfReset(auth: Auth, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  const reset = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const user = reset && (await internalAdapter.findUserById(reset.value))
  return user?.email
}
