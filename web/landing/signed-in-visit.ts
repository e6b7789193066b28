async function readJson(url: string): Promise<Record<string, unknown> | null> {
  const reply = await fetch(url)
  return reply.ok ? reply.json() : null
}

/** Whoever is signed in belongs in the app, unless the trial is over: /trial-expired links back here. */
export async function leadIntoApp(): Promise<void> {
  const session = await readJson('/api/auth/get-session')
  if (!session?.user) return
  const subscription = await readJson('/api/subscriptions-me')
  if (!subscription?.is_trial_expired) location.replace('/app')
}

// Without a network the page is read as it is.
leadIntoApp().catch(() => undefined)
