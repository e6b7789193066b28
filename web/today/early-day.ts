import type { EarlyCalls } from '../api/early-calls.ts'

interface EarlyUser {
  name: string
  email: string
}

/**
 * Fetches the day and renders the greeting before the program runs; redirects a visitor at once. The build
 * inlines this function into the day's document: it must not reference anything outside itself.
 */
export function askEarly(
  addresses: readonly string[],
  session: string,
  greet: (user: EarlyUser) => string,
): void {
  const calls: EarlyCalls = new Map(
    addresses.map((address) => [address, fetch(address, { credentials: 'same-origin' })]),
  )
  globalThis.earlyCalls = calls
  for (const [address, call] of calls) {
    const followed = address === session ? call.then(follow) : call
    // The program retries and reports the error.
    followed.catch(() => undefined)
  }

  async function follow(reply: Response) {
    if (!reply.ok) return
    const here: { user: EarlyUser } | null = await reply.clone().json()
    const title = document.querySelector('h1')
    if (!here) location.replace('/')
    else if (title) title.textContent = greet(here.user)
  }
}
