import * as contract from '#contract/account/account.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AuthCaller } from '../../adapters/auth/auth-call.ts'
import { presentAccount } from '../../adapters/auth/session-reader.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { Failure, fail } from '../../platform/failure.ts'
import { leaving } from '../../platform/http/leaving.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { Account } from '../../platform/http/session.ts'
import type { AuditOrigin, RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { StartEvenReply } from '../../platform/security/even-replies.ts'
import type { Accounts } from './service.ts'

const done = { status: true } as const
/** Errors of a sign-in whose password was not checked. */
const noGuess: ReadonlySet<ErrorCode> = new Set(['busy', 'rate_limited'])

export interface AccountRouteParts {
  readonly accounts: Accounts
  readonly recordAuditEvent: RecordAuditEvent
  /** Delays replies to fixed intervals where their time could reveal whether an address has an account. */
  readonly startEvenReply: StartEvenReply
  /** Requires proof of a second factor if the account has one. */
  readonly assertFactor: (call: AuditOrigin & AuthCaller, account: Account, code?: string) => Promise<void>
  /** Returns the end of a requested second-factor reset; `null` if none was requested. */
  readonly findReset: (accountId: AccountId) => Promise<Date | null>
}

export function accountRoutes(parts: AccountRouteParts): readonly ServedEndpoint[] {
  const { accounts, recordAuditEvent, startEvenReply } = parts

  async function noteRefused(
    origin: AuditOrigin,
    email: string,
    refusal: unknown,
    untilEven: () => Promise<unknown>,
  ): Promise<never> {
    if (refusal instanceof Failure && !noGuess.has(refusal.code)) {
      await recordAuditEvent(origin, 'sign_in_refused', await accounts.findIdByEmail(email))
      await untilEven()
    }
    throw refusal
  }

  return [
    serve(contract.signUp, async (call) => {
      const { name, email, password, terms } = call.body
      if (terms !== true) throw fail('terms_required')
      const untilEven = startEvenReply()
      await accounts.signUp(call, { name, email, password })
      await untilEven()
      return { token: null, user: { email, name } }
    }),
    serve(contract.signIn, async (call) => {
      const { email, password } = call.body
      const untilEven = startEvenReply()
      const signingIn = accounts.signIn(call, email, password)
      const entered = await signingIn.catch((refusal: unknown) =>
        noteRefused(call, email, refusal, untilEven),
      )
      if ('challenge' in entered) {
        return { challenge: entered.challenge, may_trust_device: entered.mayTrust }
      }
      await recordAuditEvent(call, 'signed_in', entered.account.id)
      return { token: entered.token, user: presentAccount(entered.account) }
    }),
    serve(contract.signOut, async (call) => {
      const accountId = await accounts.signOut(call)
      call.setHeader(...leaving)
      if (accountId) await recordAuditEvent(call, 'signed_out', accountId)
      return { success: true as const }
    }),
    serve(contract.readSession, async (call) => {
      const account = await accounts.readSession(call)
      if (!account) return null
      const endsAt = await parts.findReset(account.id)
      return {
        user: { ...presentAccount(account), ...(endsAt && { factor_reset_ends_at: endsAt.toISOString() }) },
      }
    }),
    serve(contract.confirmEmail, async (call) => {
      await recordAuditEvent(call, 'address_confirmed', await accounts.confirm(call, call.query.token))
      return done
    }),
    serve(contract.confirmWithPassword, async (call) => {
      const { token, password } = call.body
      await recordAuditEvent(
        call,
        'address_confirmed',
        await accounts.confirmWithPassword(call, token, password),
      )
      return done
    }),
    serve(contract.resendConfirmation, async (call) => {
      const untilEven = startEvenReply()
      await accounts.resendConfirmation(call, call.body.email)
      await untilEven()
      return done
    }),
    serve(contract.requestPasswordReset, async (call) => {
      const untilEven = startEvenReply()
      await accounts.requestReset(call, call.body.email)
      await untilEven()
      return done
    }),
    serve(contract.resetPassword, async (call) => {
      const accountId = await accounts.resetPassword(call, call.body.token, call.body.newPassword)
      if (accountId) await recordAuditEvent(call, 'password_reset', accountId)
      return done
    }),
    serve(contract.changePassword, async (call) => {
      const { account, body } = call
      await accounts.changePassword(call, account, body, () => parts.assertFactor(call, account, body.code))
      await recordAuditEvent(call, 'password_changed', call.account.id)
      return done
    }),
  ]
}
