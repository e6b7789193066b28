/**
 * Fetches the program once the page has been painted: on a slow line both would share it, and the page came to show at
 * once. The build writes this function into documents: it may use nothing outside itself.
 */
export function fetchAfterPaint(): void {
  const fetchNow = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload'
    }
  }
  // A page in the back is not painted.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(fetchNow))
  else fetchNow()
}
