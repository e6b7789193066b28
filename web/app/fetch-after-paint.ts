/**
 * Fetches the app's code after the first paint: on a slow network the code would share the bandwidth with the page and
 * delay that paint. The build inlines this function into documents: it must not reference anything outside itself.
 */
export function fetchAfterPaint(): void {
  const fetchNow = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload'
    }
  }
  // Background tabs are not painted.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(fetchNow))
  else fetchNow()
}
