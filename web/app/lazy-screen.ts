import { lazyRouteComponent } from '@tanstack/react-router'
import { localError } from '../api/api-error.ts'

/**
 * Loads a screen's code on demand. A failure offline becomes the error `offline`: for missing code the router reloads
 * the page, which offline would replace the app with the browser's error page.
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

/** Detects missing code of an older deployment, by each browser's error message. */
export function isCodeMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/.test(error.message)
  )
}
