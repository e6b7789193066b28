async function readJson(url: string): Promise<Record<string, unknown> | null> {
  const reply = await fetch(url)
  return reply.ok ? reply.json() : null
}

type Visit = 'visitor' | 'expired' | 'leaving'

/** Whoever is signed in belongs in the app, unless the trial is over: /trial-expired links back here. */
async function leadIntoApp(): Promise<Visit> {
  const session = await readJson('/api/auth/get-session')
  if (!session?.user) return 'visitor'
  const subscription = await readJson('/api/subscriptions-me')
  if (subscription?.is_trial_expired) return 'expired'
  location.replace('/app')
  return 'leaving'
}

/** When the page has nothing else to do; not every browser can say when that is. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })
}

/** Into the app, or on to what the page keeps for who is about to leave. */
export async function leadOn(): Promise<void> {
  const visit = await leadIntoApp()
  if (visit === 'leaving') return
  await idle()
  const { offerOnExit } = await import('./exit-offer-visit.ts')
  offerOnExit(visit === 'expired' ? '/paywall' : '/auth#criar-conta')
}
