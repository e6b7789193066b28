import type { StandingConsent } from '#contract/privacy/consents.ts'
import { currentVersion } from '../shared/decision.ts'

const address = '/api/consents'
const purpose = 'marketing_pixel'

/**
 * Returns the account's consent to ad measurement; null if never asked, or granted for an earlier text. Does without
 * the app's own client, which the landing page does not load. Throws if the request fails.
 */
export async function readAccountConsent(): Promise<boolean | null> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  const standing = (await reply.json()) as readonly StandingConsent[]
  const word = standing.find((consent) => consent.purpose === purpose)
  if (!word || word.text_version === null) return null
  return word.granted && word.text_version !== currentVersion ? null : word.granted
}

export async function saveAccountConsent(granted: boolean, source?: 'banner'): Promise<void> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ purpose, granted, ...(source && { source }) }),
  })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
}
