import type { AnyRouter } from '@tanstack/react-router'

/** Fades between screens. Changes within a screen are immediate. */
export function fadeScreens(router: AnyRouter): void {
  // A browser without transition types would also fade at every letter typed in a search.
  if (!CSS.supports('selector(:active-view-transition-type(screen))')) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let isDrawnByBrowser = false
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    // With swipe-back the browser has shown the screen before the navigation.
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
