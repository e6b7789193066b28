import type { resendConfirmation, resetPassword, signUp as signUpEndpoint } from '#contract/account.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../api/client.ts'
import { request } from '../api/request.ts'
import { sessionOpened } from '../api/session.ts'
import { sessionKey } from '../api/session-state.ts'
import { track } from '../tracking/track.ts'
import { forgetPendingEmail, keepPendingEmail } from './pending-email.ts'

export async function signUp(person: BodyInput<typeof signUpEndpoint>): Promise<void> {
  await call('POST /api/auth/sign-up/email', { body: person })
  keepPendingEmail(person.email)
}

export async function resendEmail(account: BodyInput<typeof resendConfirmation>): Promise<void> {
  await call('POST /api/auth/send-verification-email', { body: account })
}

/** Tells what comes next for whoever lost what makes their codes. */
export function askFactorReset(challenge: string) {
  return call('POST /api/auth/factor-reset', { body: { challenge } })
}

/** True if the account has sign-in methods other than the password; false if that cannot be read. */
export async function hasOtherKeys(): Promise<boolean> {
  const asked = Promise.all([call('GET /api/second-factor'), call('GET /api/passkeys')])
  return asked
    .then(([factor, passkeys]) => factor.authenticator_since !== null || passkeys.length > 0)
    .catch(() => false)
}

export async function changeForgottenPassword(change: BodyInput<typeof resetPassword>): Promise<void> {
  await call('POST /api/auth/reset-password', { body: change })
  await rereadSession()
}

/**
 * Confirms the address a link was mailed to, and signs in. A query and not an effect: however often its screen is
 * mounted, the token, which works once, is sent once. It lives under the session's key because what stands elsewhere
 * is forgotten when a session opens, and would then be asked again.
 */
export function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: [...sessionKey, 'confirmation', token],
    queryFn: async () => {
      // A GET, but one that must not be repeated: when only the reply was lost the token is spent.
      await call('GET /api/auth/verify-email', { query: { token }, idempotent: false })
      forgetPendingEmail()
      await rereadSession()
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

/** The same where another browser signed up: with the password that counts from here on. */
export async function confirmWithPassword(token: string, password: string): Promise<void> {
  await call('POST /api/auth/verify-email', { body: { token, password } })
  forgetPendingEmail()
  await rereadSession()
  track('CompleteRegistration', { method: 'email' })
  queryClient.setQueryData(confirmationQuery(token).queryKey, true)
}

/** What was asked for is done by then; a session that cannot be read just now does not undo it. */
function rereadSession(): Promise<void> {
  return sessionOpened().catch(() => undefined)
}

/** Whether this instance keeps its mail on a page of its own instead of sending it. */
export const keepsMailQuery = queryOptions({
  queryKey: ['keeps-mail'],
  queryFn: () =>
    request('/dev/mailbox.json', { method: 'GET' }).then(
      () => true,
      () => false,
    ),
  staleTime: Infinity,
})
