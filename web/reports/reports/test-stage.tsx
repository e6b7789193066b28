import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '../../api/client.ts'

/**
 * Renders a screen at the reports' address, with the screens that it links to. The cards of a report start open where
 * the screen `isWide`.
 */
export async function open(screen: RouteComponent, address = '/relatorios', isWide = true) {
  // jsdom lacks scrollTo, which the router calls on navigation.
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const validateSearch = (search: Record<string, unknown>) => search
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute, path: '/relatorios', component: screen, validateSearch }),
      ...['/scan', '/paywall'].map((path) => createRoute({ getParentRoute, path, component: () => null })),
    ]),
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
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { at: () => router.state.location.href }
}

export function resetStage(): void {
  cleanup()
  queryClient.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
}
