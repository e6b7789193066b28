import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { DietScreen } from './diet-screen.tsx'
import { DietsScreen } from './diets-screen.tsx'

const elsewhere = ['/receitas', '/scan', '/onboarding']

/** Renders a diets screen in strict mode, with the screens that it links to. */
export async function open(address: string) {
  // jsdom lacks scrollTo and modal dialogs, which the router and the kit use.
  vi.stubGlobal('scrollTo', () => undefined)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const validateSearch = (search: Record<string, unknown>) => search
  const routes = [
    createRoute({ getParentRoute, path: '/dietas', component: DietsScreen, validateSearch }),
    createRoute({ getParentRoute, path: '/dietas/$dietId', component: DietScreen, validateSearch }),
    ...elsewhere.map((path) =>
      createRoute({ getParentRoute, path, component: () => <p>{`Tela ${path}`}</p> }),
    ),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    // As in the app: every query value is a text.
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search: Record<string, string>) => {
      const query = new URLSearchParams(search).toString()
      return query && `?${query}`
    },
  })
  await router.load()
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { at: () => router.state.location.pathname }
}

type Answer = { status?: number; body: unknown } | Error

/** Fake server with replies by method and path; records its requests. */
export function fakeServer() {
  const answers = new Map<string, (signal: AbortSignal | null | undefined) => Answer | Promise<Answer>>()
  const sent: { route: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const route = `${init.method} ${address}`
    sent.push({ route, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const answer = await answers.get(route)?.(init.signal)
    if (answer instanceof Error) throw answer
    const { status = 200, body } = answer ?? { status: 404, body: { code: 'not_found', detail: route } }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return {
    answer: (route: string, body: unknown) => void answers.set(route, () => ({ body })),
    refuse: (route: string, status: number, code: string, detail: string) =>
      void answers.set(route, () => ({ status, body: { code, detail } })),
    unreachable: (route: string) => void answers.set(route, () => new TypeError('Failed to fetch')),
    /** Lets a request to `route` settle only when its caller aborts it. */
    silent: (route: string) =>
      void answers.set(
        route,
        (signal) =>
          new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
          }),
      ),
    sentTo: (route: string) => sent.filter((call) => call.route === route),
  }
}

export function resetStage(): void {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
