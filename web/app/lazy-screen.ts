import { lazyRouteComponent } from '@tanstack/react-router'
import { localError } from '../api/api-error.ts'

/**
 * Loads a screen's code on demand. The router reloads the page when code is missing, since a new version may
 * be deployed; offline that would replace the app with the browser's error page.
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadOnline = () =>
    load().catch((error: unknown) => {
      throw navigator.onLine ? error : localError('offline', error)
    })
  return lazyRouteComponent(loadOnline, name)
}

type Screens = typeof import('./screens.ts').screens
type Screen<Name extends keyof Screens> =
  Awaited<ReturnType<Screens[Name]>> extends Record<Name, infer Component> ? Component : never

/**
 * Loads a screen from the list of screens in `screens.ts`. The list is a separate file: the names of the screens' files are
 * 3 kB after compression, and the day, which usually opens first, needs none of them.
 */
export function laterScreen<Name extends keyof Screens>(name: Name) {
  const load = async () => {
    const { screens } = await import('./screens.ts')
    return (await screens[name]()) as Record<Name, Screen<Name>>
  }
  return lazyScreen(load, name)
}

/** Detects missing code of an older deployment, by each browser's error message. */
export function isCodeMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/.test(error.message)
  )
}
