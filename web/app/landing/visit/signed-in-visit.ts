async function readJson(url: string): Promise<Record<string, unknown> | null> {
  const reply = await fetch(url)
  return reply.ok ? reply.json() : null
}

type Visit = 'visitor' | 'expired' | 'leaving'

/** Redirects signed-in visitors into the app, unless the trial is over: /trial-expired links back here. */
async function redirectIntoApp(): Promise<Visit> {
  const session = await readJson('/api/auth/get-session')
  if (!session?.user) return 'visitor'
  const subscription = await readJson('/api/subscriptions-me')
  if (subscription?.is_trial_expired) return 'expired'
  location.replace('/app')
  return 'leaving'
}

/** Resolves when the browser is idle; not every browser supports idle callbacks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })
}

/** Redirects into the app, or enables the exit offer. */
export async function redirectOrOffer(): Promise<void> {
  const visit = await redirectIntoApp()
  if (visit === 'leaving') return
  await idle()
  const { offerOnExit } = await import('./exit-offer-visit.ts')
  offerOnExit(visit === 'expired' ? '/paywall' : '/auth#criar-conta')
}
