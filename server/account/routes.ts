import * as contract from '#contract/account.ts'
import * as sessions from '#contract/sessions.ts'
import { fail } from '../platform/failure.ts'
import { serve, type ServedEndpoint } from '../platform/serve.ts'
import type { Account } from '../platform/session.ts'
import type { Accounts } from './service.ts'

const done = { status: true } as const

export function accountRoutes(accounts: Accounts): readonly ServedEndpoint[] {
  return [
    serve(contract.signUp, async (call) => {
      const { name, email, password, terms } = call.body
      if (terms !== true) throw fail('terms_required')
      await accounts.signUp(call, { name, email, password })
      return { token: null, user: { email, name } }
    }),
    serve(contract.signIn, async (call) => {
      const { token, account } = await accounts.signIn(call, call.body.email, call.body.password)
      return { token, user: present(account) }
    }),
    serve(contract.signOut, async (call) => {
      await accounts.signOut(call)
      return { success: true as const }
    }),
    serve(contract.readSession, async (call) => {
      const account = await accounts.readSession(call)
      return account && { user: present(account) }
    }),
    serve(contract.confirmEmail, async (call) => {
      await accounts.confirm(call, call.query.token)
      return done
    }),
    serve(contract.resendConfirmation, async (call) => {
      await accounts.resendConfirmation(call, call.body.email)
      return done
    }),
    serve(contract.requestPasswordReset, async (call) => {
      await accounts.requestReset(call, call.body.email)
      return done
    }),
    serve(contract.resetPassword, async (call) => {
      await accounts.resetPassword(call, call.body.token, call.body.newPassword)
      return done
    }),
    serve(contract.changePassword, async (call) => {
      await accounts.changePassword(call, call.account, call.body.currentPassword, call.body.newPassword)
      return done
    }),
    serve(sessions.listSessions, (call) => accounts.listSessions(call, call.account.id)),
    serve(sessions.endSession, async ({ account, params, log }) => {
      const ended = await accounts.endSession(account.id, params.id)
      if (ended) log.info({ act: 'session ended' }, 'audit')
      return { ended }
    }),
    serve(sessions.endAllSessions, async (call) => {
      const ended = await accounts.endAllSessions(call, call.account.id)
      call.log.info({ act: 'sessions ended', ended }, 'audit')
      return { ended }
    }),
  ]
}

function present({ id, email, name, isAdmin }: Account) {
  return { id, email, name, is_admin: isAdmin }
}
