import { lazyRouteComponent } from '@tanstack/react-router'
import { localError } from '../api/api-error.ts'

/**
 * A screen whose code is fetched when it is asked for. The router answers code that is gone with one reload, for a new
 * version may be out; without a network that would trade the app for the browser's own page.
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

/** Whether code is missing that the server had when this page was loaded, in the words of each browser. */
export function isCodeMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/.test(error.message)
  )
}
