/**
 * Runs an import now, or once online: offline without a service worker it would fail, and Chromium repeats the
 * failure for the rest of the visit.
 */
export function onceLoadable(load: () => void): void {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (navigator.onLine || hasWorker) load()
  else addEventListener('online', load, { once: true })
}
