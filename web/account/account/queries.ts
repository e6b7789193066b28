import type {
  resendConfirmation,
  resetPassword,
  signUp as signUpEndpoint,
} from '#contract/account/account.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/client.ts'
import { request } from '../../api/request.ts'
import { sessionOpened } from '../../api/sign-in.ts'
import { sessionKey } from '../../api/session-state.ts'
import { track } from '../../privacy/shared/track.ts'
import { pendingEmail } from './pending-email.ts'

export async function signUp(person: BodyInput<typeof signUpEndpoint>): Promise<void> {
  await call('POST /api/auth/sign-up/email', { body: person })
  pendingEmail.set(person.email)
}

export async function resendEmail(account: BodyInput<typeof resendConfirmation>): Promise<void> {
  await call('POST /api/auth/send-verification-email', { body: account })
}

/** Starts the removal of the second factor and returns the next step. */
export function requestMfaRecovery(challenge: string) {
  return call('POST /api/auth/factor-reset', { body: { challenge } })
}

/** Whether the account has an authenticator app or a passkey; false if that cannot be read. */
export async function hasOtherKeys(): Promise<boolean> {
  const asked = Promise.all([call('GET /api/second-factor'), call('GET /api/passkeys')])
  return asked
    .then(([factor, passkeys]) => factor.authenticator_since !== null || passkeys.length > 0)
    .catch(() => false)
}

export async function changeForgottenPassword(change: BodyInput<typeof resetPassword>): Promise<void> {
  await call('POST /api/auth/reset-password', { body: change })
  await refetchSession()
}

/**
 * Confirms an e-mail address with the token of its mailed link, and signs in. A query and not an effect, so that the
 * single-use token is sent once however often the screen is mounted. The query is stored under the session's key:
 * opening a session clears all other queries, and a cleared query would send the token again.
 */
export function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: [...sessionKey, 'confirmation', token],
    queryFn: async () => {
      // A GET that must not be retried: if only the reply was lost, the token is used up.
      await call('GET /api/auth/verify-email', { query: { token }, idempotent: false })
      pendingEmail.set(null)
      await refetchSession()
      track('CompleteRegistration', { method: 'email' })
      return true
    },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}

/** Confirms the e-mail address and sets a new password, in a different browser from the sign-up. */
export async function confirmWithPassword(token: string, password: string): Promise<void> {
  await call('POST /api/auth/verify-email', { body: { token, password } })
  pendingEmail.set(null)
  await refetchSession()
  track('CompleteRegistration', { method: 'email' })
  queryClient.setQueryData(confirmationQuery(token).queryKey, true)
}

/** Completes a sign-in in this browser. A failure is ignored, because the preceding request has opened the session. */
function refetchSession(): Promise<void> {
  return sessionOpened().catch(() => undefined)
}

/** Whether this instance shows mails on a page instead of sending them. */
export const keepsMailQuery = queryOptions({
  queryKey: ['keeps-mail'],
  queryFn: () =>
    request('/dev/mailbox.json', { method: 'GET' }).then(
      () => true,
      () => false,
    ),
  staleTime: Infinity,
})
