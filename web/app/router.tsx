import { createRouter } from '@tanstack/react-router'
import { RouteErrorScreen } from './route-error-screen.tsx'
import { routeTree } from './routes.tsx'
import { ScreenSkeleton } from '../ui/layout/screen-skeleton.tsx'

export const router = createRouter({
  routeTree,
  // Wraps every screen inside the layout: a failing screen leaves the bottom bar in place.
  defaultErrorComponent: RouteErrorScreen,
  defaultPendingComponent: ScreenSkeleton,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  // The code of a screen is fetched when a finger or pointer nears its link.
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Every query value is a text here; the router's own parser would turn a token of digits into a number.
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
