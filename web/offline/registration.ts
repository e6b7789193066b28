import { takeOver } from './take-over.ts'

const askAgainMs = 30 * 60_000

/** Starts the worker once the page has nothing better to do, and tells of a version that is ready. */
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
      // The first version of all takes over by itself: there is nothing to update.
      if (next.state === 'installed' && navigator.serviceWorker.controller) tell(next)
    })
  })
  // An app that is only ever put away and taken up again loads no document that would ask.
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainMs) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

async function announce(next: ServiceWorker): Promise<void> {
  // Without its code there is no notice; the version is taken at the next start.
  const { showUpdateNotice } = await import('./update-notice.tsx')
  showUpdateNotice(() => updateTo(next))
}

/** Nothing is loaded anew but by this tap: a reload would take along what is being typed. */
function updateTo(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  next.postMessage(takeOver)
}
