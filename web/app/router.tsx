import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

export const router = createRouter({
  routeTree,
  defaultPendingComponent: ScreenSkeleton,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  // The code of a screen is fetched when a finger or pointer nears its link.
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
