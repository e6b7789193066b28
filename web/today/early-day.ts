import type { EarlyCalls } from '../api/early-calls.ts'

interface EarlyUser {
  name: string
  email: string
}

/**
 * Asks for the day and greets whoever is here while the program is still on its way; a visitor is shown out at once.
 * The build writes this function into the document of the day: it may use nothing outside itself.
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
    // The program asks again, and tells.
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
