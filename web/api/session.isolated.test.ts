// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '../ui/overlay/toast.ts'
import { queryClient } from './client.ts'
import { sessionQuery } from './session.ts'
import { signIn } from './sign-in.ts'
import { beforeSignOut, signOut } from './sign-out.ts'
import { type Session, sessionKey, visitor } from './session-state.ts'
import { subscriptionQuery } from './subscription.ts'

vi.mock('../ui/overlay/toast.ts', () => ({ showToast: vi.fn<() => void>() }))

const ana: Session = {
  status: 'signed-in',
  user: { id: 'u', email: 'ana@exemplo.com', name: 'Ana', is_admin: false },
}
const fetchMock = vi.fn<typeof fetch>()

function reply(body: unknown, status = 200) {
  fetchMock.mockImplementation(async () => Response.json(body, { status }))
}

beforeEach(() => vi.stubGlobal('fetch', fetchMock))

afterEach(() => {
  queryClient.clear()
  vi.mocked(showToast).mockReset()
  fetchMock.mockReset()
  vi.unstubAllGlobals()
})

test('a 401 on an open screen marks the session as expired in place', async () => {
  queryClient.setQueryData<Session>(sessionKey, ana)
  reply({ code: 'session_expired', detail: 'Sessão expirada. Faça login novamente.' }, 401)
  await expect(queryClient.query(subscriptionQuery)).rejects.toMatchObject({ status: 401 })
  expect(queryClient.getQueryData(sessionKey)).toEqual({ status: 'expired' })
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'Sessão expirada',
      description: 'Por favor, faça login novamente para continuar.',
    }),
  )
})

test('a wrong password does not end the session', async () => {
  queryClient.setQueryData<Session>(sessionKey, ana)
  reply({ code: 'invalid_credentials', detail: 'E-mail ou senha incorretos.' }, 401)
  await expect(queryClient.query(subscriptionQuery)).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
  expect(queryClient.getQueryData(sessionKey)).toEqual(ana)
  expect(showToast).not.toHaveBeenCalled()
})

test('a visitor refused by a call sees no message', async () => {
  queryClient.setQueryData(sessionKey, visitor)
  reply({ code: 'unauthenticated', detail: 'Usuário não autenticado.' }, 401)
  await expect(queryClient.query(subscriptionQuery)).rejects.toMatchObject({ status: 401 })
  expect(queryClient.getQueryData(sessionKey)).toEqual(visitor)
  expect(showToast).not.toHaveBeenCalled()
})

test('a session missing at the next check is expired, not a visitor', async () => {
  queryClient.setQueryData<Session>(sessionKey, ana)
  reply(null)
  expect(await queryClient.query({ ...sessionQuery, staleTime: 0 })).toEqual({ status: 'expired' })
})

test('signing out deletes the account data in this browser', async () => {
  localStorage.setItem('pending_confirmation_password', 'x')
  queryClient.setQueryData<Session>(sessionKey, ana)
  queryClient.setQueryData(['today'], { plan: {} })
  const seen: (Session | undefined)[] = []
  const stop = new QueryObserver(queryClient, { ...sessionQuery, enabled: false }).subscribe(({ data }) =>
    seen.push(data),
  )
  reply({ success: true })
  await signOut()
  stop()
  expect(queryClient.getQueryData(['today'])).toBeUndefined()
  expect(queryClient.getQueryData(sessionKey)).toEqual(visitor)
  expect(seen.at(-1)).toEqual(visitor)
  expect(localStorage.getItem('pending_confirmation_password')).toBeNull()
})

test('queued entries are sent before sign-out deletes them, and cannot block it', async () => {
  localStorage.setItem('draft:water:a', '{}')
  reply({ success: true })
  const found: unknown[] = []
  beforeSignOut(async () => {
    found.push(localStorage.getItem('draft:water:a'), fetchMock.mock.calls.length)
    throw new Error('no network')
  })
  await signOut()
  expect(found).toEqual(['{}', 0])
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/auth/sign-out')
  expect(localStorage.getItem('draft:water:a')).toBeNull()
})

test('a sign-in after an expired session deletes the stored answers of that session', async () => {
  const forgotten = vi.fn<(name: string) => Promise<boolean>>(async () => true)
  vi.stubGlobal('caches', { delete: forgotten })
  queryClient.setQueryData<Session>(sessionKey, { status: 'expired' })
  reply({ user: { id: 'b', email: 'bia@exemplo.com', name: 'Bia', is_admin: false } })
  await signIn({ email: 'bia@exemplo.com', password: 'uma senha' })
  expect(queryClient.getQueryData(sessionKey)).toMatchObject({ status: 'signed-in', user: { id: 'b' } })
  expect(forgotten).toHaveBeenCalledExactlyOnceWith('seen')
})
