import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import type { Alias, ScreenRoute } from '../api/route.ts'
import { admit } from './admission.ts'
import { areas } from './areas.ts'
import { lazyScreen } from './lazy-screen.ts'
import { place, redirectTo, texts } from './place.ts'
import { RootLayout } from './root-layout.tsx'

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: lazyScreen(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
  staticData: { title: 'Página não encontrada' },
})
const getParentRoute = () => root

const landing = createRoute({
  getParentRoute,
  path: '/',
  // Leads a visitor to the landing page. An account without access reaches that page by the link of /trial-expired.
  beforeLoad: async () => {
    await admit({ guard: 'session', needsQuestionnaire: false })
    throw redirect({ to: '/app', replace: true })
  },
})

function screenRoute<const Path extends string, const Search extends string>(
  screen: ScreenRoute<Path, Search>,
) {
  return createRoute({
    getParentRoute,
    path: screen.path,
    validateSearch: texts(screen.search ?? []),
    ...place(screen),
  })
}

function aliasRoute<const Path extends string>(entry: Alias<Path>) {
  return createRoute({ getParentRoute, path: entry.path, ...redirectTo(entry.redirectTo) })
}

type RouteOf<Entry> =
  Entry extends ScreenRoute<infer Path, infer Search>
    ? ReturnType<typeof screenRoute<Path, Search>>
    : Entry extends Alias<infer Path>
      ? ReturnType<typeof aliasRoute<Path>>
      : never
type Areas = typeof areas

// `map` loses the paths and queries, which links and screens need as types.
const screens = areas.map((entry) =>
  'load' in entry ? screenRoute(entry) : aliasRoute(entry),
) as unknown as {
  -readonly [Index in keyof Areas]: RouteOf<Areas[Index]>
}

const developmentScreens = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute,
        path: '/dev/kit',
        ...place({
          title: 'Kit',
          guard: 'public',
          load: () => import('./dev/kit-screen.tsx'),
          screen: 'KitScreen',
        }),
      }),
      createRoute({
        getParentRoute,
        path: '/dev/plates',
        ...place({
          title: 'Pratos',
          guard: 'public',
          load: () => import('../ui/plate/plate-gallery.tsx'),
          screen: 'PlateGallery',
        }),
      }),
    ]
  : []

export const routeTree = root.addChildren([landing, ...screens, ...developmentScreens])
