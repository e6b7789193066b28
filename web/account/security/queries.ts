import type { changePassword } from '#contract/account/account.ts'
import type { removeOtherAccess } from '#contract/account/access-reviews.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import type { Proof } from '#contract/proof.ts'
import type { SecondFactor } from '#contract/account/second-factors.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { CeremonyCancelled, createPasskey, signWithPasskey } from '../../api/passkey-ceremony.ts'
import { useSessionUser } from '../../api/session.ts'
import { requestResetLink, sessionOpened } from '../../api/sign-in.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { securityTexts } from './copy.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('GET /api/second-factor', { signal }),
  staleTime: 0,
})

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call('GET /api/passkeys', { signal }),
  staleTime: 0,
})

export const sessionsQuery = queryOptions({
  queryKey: ['open-sessions'],
  queryFn: ({ signal }) => call('GET /api/sessions', { signal }),
  staleTime: 0,
})

/** Factors required for a change; undefined while loading. */
export function useSecondFactor(): SecondFactor | undefined {
  return useQuery(secondFactorQuery).data
}

/**
 * Refetches the required factors after a refusal because one is missing: an earlier proof by code or passkey counts
 * for ten minutes.
 */
export function useRefetchFactor(refusal: Error | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!(refusal instanceof ApiError)) return
    if (refusal.code === 'code_required' || refusal.code === 'passkey_required')
      void client.invalidateQueries(secondFactorQuery)
  }, [client, refusal])
}

export function useBeginAuthenticator() {
  return useMutation({
    mutationFn: (password: string) => call('POST /api/authenticator', { body: { password } }),
  })
}

/** Returns a function that refetches the queries that show sign-in methods or depend on them. */
function useRefetch() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries(secondFactorQuery),
      client.invalidateQueries(passkeysQuery),
      client.invalidateQueries({ queryKey: ['open-sessions'] }),
      client.invalidateQueries({ queryKey: ['recipe-images'] }),
    ])
}

export function useConfirmAuthenticator() {
  const reread = useRefetch()
  return useMutation({
    mutationFn: (code: string) => call('POST /api/authenticator/confirm', { body: { code } }),
    onSuccess: reread,
  })
}

export function useRemoveAuthenticator() {
  const reread = useRefetch()
  return useMutation({
    mutationFn: (proof: Proof) => call('POST /api/authenticator/remove', { body: proof }),
    onSuccess: () => {
      showToast({ ...securityTexts.authenticatorRemoved, tone: 'success' })
      return reread()
    },
  })
}

/** Changes the password. The calling session continues under a new token, so its required factors are refetched. */
export function useChangePassword() {
  const reread = useRefetch()
  return useMutation({
    mutationFn: (change: BodyInput<typeof changePassword>) =>
      call('POST /api/auth/change-password', { body: change }),
    onSuccess: reread,
  })
}

export function useRenewRecoveryCodes() {
  const reread = useRefetch()
  return useMutation({
    mutationFn: (proof: Proof) => call('POST /api/recovery-codes', { body: proof }),
    onSuccess: reread,
  })
}

export function useAddPasskey() {
  const reread = useRefetch()
  return useMutation({
    mutationFn: async ({ name, proof }: { name: string; proof: Proof }) => {
      const { options } = await call('POST /api/passkeys/begin', { body: proof })
      const response = await createPasskey(options)
      return call('POST /api/passkeys', { body: { name, response } })
    },
    onSuccess: reread,
  })
}

export function useRemovePasskey() {
  const reread = useRefetch()
  return useMutation({
    mutationFn: ({ id, proof }: { id: string; proof: Proof }) =>
      call('POST /api/passkeys/{id}/remove', { params: { id }, body: proof }),
    onSuccess: () => {
      showToast({ ...securityTexts.passkeyRemoved, tone: 'success' })
      return reread()
    },
  })
}

/**
 * Cancels the removal of the second factor. The banner disappears at once on this device, and on the others at their
 * next session check.
 */
export function useCancelMfaRecovery() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/factor-reset/cancel', {}),
    onSuccess: () => {
      client.setQueryData<Session>(sessionKey, (session) => {
        if (session?.status !== 'signed-in') return session
        const { factor_reset_ends_at: _, ...user } = session.user
        return { ...session, user }
      })
      showToast({ ...securityTexts.recoveryCancelled, tone: 'success' })
    },
    onError: (error) =>
      showToast({ ...securityTexts.cancelFailed, description: messageOf(error), tone: 'error' }),
  })
}

/** Requests the mailed link for choosing a new password. */
export function useRequestNewPassword() {
  const email = useSessionUser()?.email ?? ''
  return useMutation({
    mutationFn: () => requestResetLink({ email }),
    onSuccess: () => showToast({ ...securityTexts.linkSent, tone: 'success' }),
    onError: (error) =>
      showToast({ ...securityTexts.sendFailed, description: messageOf(error), tone: 'error' }),
  })
}

export function useRequestMailedLink() {
  return useMutation({ mutationFn: () => call('POST /api/mailed-proof/link', {}) })
}

export function useProveByMail() {
  const reread = useRefetch()
  return useMutation({
    mutationFn: (token: string) => call('POST /api/mailed-proof', { body: { token } }),
    onSuccess: reread,
  })
}

export function useRemoveOtherAccess() {
  const reread = useRefetch()
  return useMutation({
    mutationFn: (removal: BodyInput<typeof removeOtherAccess>) =>
      call('POST /api/other-access/remove', { body: removal }),
    onSuccess: reread,
  })
}

/** Proves this session with a passkey: the server replaces the session by a proven one. */
export function useProveByPasskey() {
  const reread = useRefetch()
  const before = useSessionUser()
  return useMutation({
    mutationFn: async () => {
      const { options } = await call('POST /api/auth/passkey', { idempotent: true })
      const response = await signWithPasskey(options)
      const { user } = await call('POST /api/auth/sign-in/passkey', { body: { response } })
      // A passkey of another account signs in to that account; with a passkey of the same account the screen stays
      // open.
      if (user.id !== before?.id) await sessionOpened()
    },
    onSuccess: () => {
      showToast({ ...securityTexts.passkeyConfirmed, tone: 'success' })
      return reread()
    },
    onError: (error) => {
      if (error instanceof CeremonyCancelled) return
      showToast({ ...securityTexts.confirmFailed, description: messageOf(error), tone: 'error' })
    },
  })
}
