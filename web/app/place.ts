import { redirect, type RouteComponent } from '@tanstack/react-router'
import { admit } from './admission.ts'
import type { Guard } from './guards.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
    guard?: Guard
    /** Shows the bottom bar under this screen. */
    bar?: boolean
  }
  interface HistoryState {
    /** Address just confirmed, passed from the waiting screen to /auth. */
    confirmedEmail?: string
  }
}

interface Place {
  title: string
  guard: Guard
  bar?: boolean
  needsQuestionnaire?: boolean
  screen: RouteComponent
  skeleton?: RouteComponent
}

/** Route options from an entry of the route table. */
export function place({
  title,
  guard,
  bar = false,
  needsQuestionnaire = false,
  screen,
  skeleton = ScreenSkeleton,
}: Place) {
  return {
    component: screen,
    pendingComponent: skeleton,
    staticData: { title, guard, bar },
    beforeLoad: () => admit({ guard, needsQuestionnaire }),
  }
}

/** Validates the query of a route: these names, each a text or absent. */
export function texts<Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [N in Name]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ) as {
      [N in Name]?: string
    }
}

/** Redirects an English path to its Portuguese one and keeps the query. */
export function alias(to: '/receitas' | '/relatorios') {
  return {
    beforeLoad: ({ location }: { location: { searchStr: string } }) => {
      throw redirect({ href: `${to}${location.searchStr}`, replace: true })
    },
  }
}
