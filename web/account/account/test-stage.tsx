import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { AuthScreen } from './sign-in/auth-screen.tsx'
import { AuthSuccessScreen } from './confirmation/auth-success-screen.tsx'
import { EmailConfirmationScreen } from './confirmation/email-confirmation-screen.tsx'
import { ResetPasswordScreen } from './password/reset-password-screen.tsx'
import { WaitingConfirmationScreen } from './confirmation/waiting-confirmation-screen.tsx'

const screens: Readonly<Record<string, RouteComponent>> = {
  '/auth': AuthScreen,
  '/auth-success': AuthSuccessScreen,
  '/email-confirmation': EmailConfirmationScreen,
  '/waiting-confirmation': WaitingConfirmationScreen,
  '/reset-password': ResetPasswordScreen,
}
const elsewhere = ['/', '/app', '/onboarding', '/paywall', '/pagamentos']

/** Renders an account screen in strict mode, as the app does, with the screens that it links to. */
export async function open(address: string, state?: Record<string, unknown>) {
  // jsdom lacks scrollTo, which the router calls on navigation.
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom lacks modal dialogs too.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const routes = [
    ...Object.entries(screens).map(([path, component]) =>
      createRoute({ getParentRoute, path, component, validateSearch: (search) => search }),
    ),
    ...elsewhere.map((path) =>
      createRoute({ getParentRoute, path, component: () => <p>{`Tela ${path}`}</p> }),
    ),
  ]
  const history = createMemoryHistory({ initialEntries: ['/'] })
  history.push(address, state)
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  await router.load()
  const page = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { ...page, router, at: () => router.state.location }
}

interface Answer {
  status?: number
  body?: unknown
}

/** Fake server with replies by path; records its requests. */
export function fakeServer() {
  const answers = new Map<string, Answer | 'unreachable'>()
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace(/^\/api\/auth/, '')
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const answer = answers.get(path.replace(/\?.*/, ''))
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    const { status = answer ? 200 : 404, body = null } = answer ?? {}
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return {
    answer: (path: string, answer: Answer | 'unreachable' = {}) => void answers.set(path, answer),
    sentTo: (path: string) => sent.filter((call) => call.path.startsWith(path)),
  }
}

export function resetStage(): void {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
