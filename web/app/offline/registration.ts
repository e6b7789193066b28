import { takeOver } from './take-over.ts'

const askAgainMs = 30 * 60_000

/** Registers the service worker, and announces each newer version once it is installed. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').then(follow, () => undefined)
}

function follow(registration: ServiceWorkerRegistration): void {
  const tell = (next: ServiceWorker) => void announce(next).catch(() => undefined)
  if (registration.waiting) tell(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      // The very first version activates by itself: there is nothing to update.
      if (next.state === 'installed' && navigator.serviceWorker.controller) tell(next)
    })
  })
  // Also checks for an update when the app becomes visible again: a resumed app loads no document, so the browser
  // checks nothing by itself.
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainMs) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

async function announce(next: ServiceWorker): Promise<void> {
  // If the code of the notice cannot be loaded, no notice is shown; the version activates at the next start.
  const { showUpdateNotice } = await import('./update-notice.tsx')
  showUpdateNotice(() => updateTo(next))
}

/** Reloads the page only on a tap: a reload would lose unsaved input. */
function updateTo(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  next.postMessage(takeOver)
}
