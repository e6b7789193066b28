import { createRouter } from '@tanstack/react-router'
import { RouteErrorScreen } from './route-error-screen.tsx'
import { routeTree } from './routes.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

export const router = createRouter({
  routeTree,
  // Around every screen, and so inside the layout: a screen that fails leaves the bottom bar standing.
  defaultErrorComponent: RouteErrorScreen,
  defaultPendingComponent: ScreenSkeleton,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  // The code of a screen is fetched when a finger or pointer nears its link.
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Every value of a query is a text here; the router's own reading would turn a token of digits into a number.
  parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
  stringifySearch: (search: Record<string, string>) => {
    const query = new URLSearchParams(search).toString()
    return query && `?${query}`
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
