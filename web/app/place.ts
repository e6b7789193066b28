import { redirect } from '@tanstack/react-router'
import type { Guard, ScreenRoute } from '../api/route.ts'
import { admit } from './admission.ts'
import { lazyScreen } from './lazy-screen.ts'
import { ScreenSkeleton } from '../ui/layout/screen-skeleton.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
    guard?: Guard
    bar?: boolean
    isTracked?: boolean
  }
  interface HistoryState {
    /** Address just confirmed, passed from the waiting screen to /auth. */
    confirmedEmail?: string
  }
}

type Place = Omit<ScreenRoute<string, string>, 'path' | 'search'>

/** Route options of a screen. */
export function place({ load, screen, skeleton = ScreenSkeleton, ...rest }: Place) {
  const { title, guard, bar = false, needsQuestionnaire = false, isTracked = false } = rest
  return {
    component: lazyScreen(load, screen),
    pendingComponent: skeleton,
    staticData: { title, guard, bar, isTracked },
    beforeLoad: () => admit({ guard, needsQuestionnaire }),
  }
}

/** Validates the query of a route: these names, each a text or absent. */
export function texts<Name extends string>(names: readonly Name[]) {
  return (search: Record<string, unknown>): { [N in Name]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ) as {
      [N in Name]?: string
    }
}

/** Redirects to a path and keeps the query. */
export function redirectTo(to: string) {
  return {
    beforeLoad: ({ location }: { location: { searchStr: string } }) => {
      throw redirect({ href: `${to}${location.searchStr}`, replace: true })
    },
  }
}
