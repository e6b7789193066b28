import type { PreloadedRequests } from '../../api/preloaded-requests.ts'

interface SessionName {
  name: string
  email: string
}

/**
 * Fetches the day and renders the greeting before the program runs; redirects a visitor at once. The build
 * inlines this function into the day's document: it must not reference anything outside itself.
 */
export function preloadDay(
  addresses: readonly string[],
  session: string,
  greet: (user: SessionName) => string,
): void {
  const calls: PreloadedRequests = new Map(
    addresses.map((address) => [address, fetch(address, { credentials: 'same-origin' })]),
  )
  globalThis.preloadedRequests = calls
  for (const [address, call] of calls) {
    const followed = address === session ? call.then(follow) : call
    // The program retries and reports the error.
    followed.catch(() => undefined)
  }

  async function follow(reply: Response) {
    if (!reply.ok) return
    const here: { user: SessionName } | null = await reply.clone().json()
    const title = document.querySelector('h1')
    if (!here) location.replace('/')
    else if (title) title.textContent = greet(here.user)
  }
}
