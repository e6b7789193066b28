import type { SecondFactor } from '#contract/account/second-factors.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { sessionKey } from '../../api/session-state.ts'

const user = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', is_admin: false }
const factor: SecondFactor = {
  authenticator_since: null,
  recovery_codes_left: 0,
  asks: 'nothing',
  is_proven: false,
  is_mail_proven: false,
  first_by_link: false,
}

interface Sent {
  readonly path: string
  readonly body: unknown
}

/** Renders a form for an account that requires this factor; `refuse` sets the error code of the next request. */
export function showWithFactor(form: ReactNode, asks: SecondFactor['asks']) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  const sent: Sent[] = []
  const state = { asks, refusal: '' }
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(path.endsWith('/second-factor') ? { ...factor, ...state } : [])
    sent.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined })
    const { refusal: code } = state
    state.refusal = ''
    if (code) return Response.json({ code, detail: `Recusado: ${code}` }, { status: 401 })
    return Response.json({ status: true, url: '/api/data-exports/x', expires_at: '2026-03-11T15:00:00Z' })
  })
  queryClient.setQueryData(sessionKey, { status: 'signed-in', user })
  render(<QueryClientProvider client={queryClient}>{form}</QueryClientProvider>)
  return {
    sent,
    /** Refuses the next request with this code, and changes the factor that the account requires. */
    refuse: (refusal: string, next: SecondFactor['asks']) => Object.assign(state, { refusal, asks: next }),
    /** Simulates a successful passkey proof: the account then requires no factor. */
    prove: async () => {
      state.asks = 'nothing'
      await queryClient.invalidateQueries({ queryKey: ['second-factor'] })
    },
  }
}
