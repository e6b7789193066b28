import type { FunctionComponent } from 'react'

/**
 * Access rule of a route. `visitor`: signed-out only. `public`: everyone. `session`: signed in, even after
 * the trial. `entitled`: signed in with access. `admin`: operators; for everyone else the page does not
 * exist.
 */
export type Guard = 'visitor' | 'public' | 'session' | 'entitled' | 'admin'

/**
 * Address and screen of an area. `web/app` builds the router from it; the build and the tests take their lists of
 * pages from it.
 */
export interface ScreenRoute<Path extends string, Search extends string> {
  readonly path: Path
  /** Title of the document, and the heading of most screens. */
  readonly title: string
  readonly guard: Guard
  /** Shows the bottom bar under this screen. */
  readonly bar?: boolean
  /** Opens the questionnaire first while it is unanswered. */
  readonly needsQuestionnaire?: boolean
  /**
   * Lets the consented pixel send the path, a pattern without ids. Never set for pages that ask for or show health
   * data, account settings, links with a token, and the privacy page itself.
   */
  readonly isTracked?: boolean
  /** Lists the page for search engines. */
  readonly isIndexed?: boolean
  /** Names of the query; every other name is ignored. */
  readonly search?: readonly Search[]
  /** Placeholder while the code loads, instead of the common one. */
  readonly skeleton?: FunctionComponent
  readonly load: () => Promise<Readonly<Record<string, FunctionComponent>>>
  /** Name of the component in the loaded module. */
  readonly screen: string
}

type ScreenOf<Path extends string, Search extends string, Module> = Omit<
  ScreenRoute<Path, Search>,
  'load' | 'screen'
> & {
  readonly load: () => Promise<Module>
  readonly screen: keyof Module & string
}

/**
 * Describes a screen. Keeps its path and the names of its query as types, for typed links. TypeScript cannot check that
 * the export is a component: the type of a screen depends on the router's, which depends on this description.
 */
export function route<const Path extends string, Module extends object, const Search extends string = never>(
  screen: ScreenOf<Path, Search, Module>,
): ScreenRoute<Path, Search> {
  return screen as unknown as ScreenRoute<Path, Search>
}

/** English path that leads to its Portuguese one and keeps the query. */
export interface Alias<Path extends string> {
  readonly path: Path
  readonly redirectTo: string
}

export function alias<const Path extends string>(path: Path, redirectTo: string): Alias<Path> {
  return { path, redirectTo }
}
