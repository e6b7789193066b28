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
    /** E-mail address just confirmed, passed from the waiting screen to /auth. */
    confirmedEmail?: string
  }
}

type Place = Omit<ScreenRoute<string, string>, 'path' | 'search'>

/** Returns the router's options for a screen: its lazy component, its data, and the check of the visit. */
export function place({ load, screen, skeleton = ScreenSkeleton, ...rest }: Place) {
  const { title, guard, bar = false, needsQuestionnaire = false, isTracked = false } = rest
  return {
    component: lazyScreen(load, screen),
    pendingComponent: skeleton,
    staticData: { title, guard, bar, isTracked },
    beforeLoad: () => admit({ guard, needsQuestionnaire }),
  }
}

/** Returns a validator of a route's query that keeps these names where their value is a text. */
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
