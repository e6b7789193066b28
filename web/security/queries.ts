import type { Proof } from '#contract/second-factors.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { CeremonyCancelled, createPasskey, signWithPasskey } from '../api/passkey-ceremony.ts'
import { sessionOpened } from '../api/session.ts'
import { type Session, sessionKey } from '../api/session-state.ts'
import { showToast } from '../ui/toast.ts'

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

/** Whether a change asks for a code beside the password; not before that is known. */
export function useAsksCode(): boolean {
  return useQuery(secondFactorQuery).data?.asks_code ?? false
}

export function useBeginAuthenticator() {
  return useMutation({
    mutationFn: (password: string) => call('POST /api/authenticator', { body: { password } }),
  })
}

/** What else shows how the account is opened is asked anew afterwards. */
function useReread() {
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
  const reread = useReread()
  return useMutation({
    mutationFn: (code: string) => call('POST /api/authenticator/confirm', { body: { code } }),
    onSuccess: reread,
  })
}

export function useRemoveAuthenticator() {
  const reread = useReread()
  return useMutation({
    mutationFn: (proof: Proof) => call('POST /api/authenticator/remove', { body: proof }),
    onSuccess: () => {
      showToast({ title: 'Verificação em duas etapas desligada', tone: 'success' })
      return reread()
    },
  })
}

export function useRenewRecoveryCodes() {
  const reread = useReread()
  return useMutation({
    mutationFn: (proof: Proof) => call('POST /api/recovery-codes', { body: proof }),
    onSuccess: reread,
  })
}

export function useAddPasskey() {
  const reread = useReread()
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
  const reread = useReread()
  return useMutation({
    mutationFn: ({ id, proof }: { id: string; proof: Proof }) =>
      call('POST /api/passkeys/{id}/remove', { params: { id }, body: proof }),
    onSuccess: () => {
      showToast({ title: 'Chave de acesso removida', tone: 'success' })
      return reread()
    },
  })
}

/** Its banner goes at once, on this device; the others lose it when they ask next who is here. */
export function useCancelFactorReset() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/factor-reset/cancel', {}),
    onSuccess: () => {
      client.setQueryData<Session>(sessionKey, (session) => {
        if (session?.status !== 'signed-in') return session
        const { factor_reset_ends_at: _, ...user } = session.user
        return { ...session, user }
      })
      showToast({
        title: 'Pedido cancelado',
        description: 'A segunda etapa continua ligada. Se o pedido não era seu, troque a senha.',
        tone: 'success',
      })
    },
    onError: (error) =>
      showToast({ title: 'Não deu para cancelar', description: messageOf(error), tone: 'error' }),
  })
}

/** Proves this session with a passkey: another one, which counts as proven, takes its place. */
export function useProveByPasskey() {
  const reread = useReread()
  return useMutation({
    mutationFn: async () => {
      const { options } = await call('POST /api/auth/passkey', { idempotent: true })
      const response = await signWithPasskey(options)
      await call('POST /api/auth/sign-in/passkey', { body: { response } })
      await sessionOpened()
    },
    onSuccess: () => {
      showToast({ title: 'Pronto, você já pode administrar', tone: 'success' })
      return reread()
    },
    onError: (error) => {
      if (error instanceof CeremonyCancelled) return
      showToast({ title: 'Não deu para confirmar', description: messageOf(error), tone: 'error' })
    },
  })
}
