import type { AnyRouter } from '@tanstack/react-router'

/** One screen fades into the next. What changes within a screen changes at once. */
export function fadeScreens(router: AnyRouter): void {
  // A browser without types would fade at every letter of a search, too.
  if (!CSS.supports('selector(:active-view-transition-type(screen))')) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let isDrawnByBrowser = false
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    // Swiped back to, a screen is in sight before it is asked for.
    isDrawnByBrowser = hasUAVisualTransition
  })
  router.options.defaultViewTransition = {
    types: ({ fromLocation, pathChanged }) => {
      const isDrawn = isDrawnByBrowser
      isDrawnByBrowser = false
      return fromLocation && pathChanged && !isDrawn && !still.matches ? ['screen'] : false
    },
  }
}
