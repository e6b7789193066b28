import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { json, stored, type StoredJson } from '../../ui/storage/stored.ts'

/** Decision on ad measurement stored on this device. */
export interface Decision {
  readonly granted: boolean
  readonly version: string
  /**
   * Account for which the decision is recorded; null for a visitor's decision, and for a decision that is not
   * recorded yet.
   */
  readonly accountId: string | null
}

export const decisionKey = 'consent:marketing_pixel'
export const { version: currentVersion } = consentTexts.marketing_pixel

const decision = stored(decisionKey, json(parseDecision))

/**
 * Parses a stored decision. Consent is valid only for the current text version; a refusal outlives a change of the
 * text.
 */
function parseDecision({ granted, version, accountId }: StoredJson): Decision | null {
  if (typeof granted !== 'boolean' || typeof version !== 'string') return null
  if (granted && version !== currentVersion) return null
  return { granted, version, accountId: typeof accountId === 'string' ? accountId : null }
}

export function readDecision(): Decision | null {
  return decision.get()
}

export function saveDecision(next: Decision | null): void {
  decision.set(next)
}

/** Decision stored for the account; `granted` is null if it was never asked, or consented to an earlier text. */
export interface AccountConsent {
  readonly accountId: string
  readonly granted: boolean | null
}

interface Agreement {
  readonly keep: Decision | null
  /** Decision to store for the account; null if there is none. */
  readonly record: boolean | null
}

/**
 * Merges the decisions of device and account. The account's decision, if any, counts, except that a refusal on this
 * device that is not recorded yet wins. Another person's decision on this device is ignored.
 */
export function mergeDecisions(onDevice: Decision | null, { accountId, granted }: AccountConsent): Agreement {
  const own = onDevice && (onDevice.accountId ?? accountId) === accountId ? onDevice : null
  const isRecorded = own?.accountId === accountId
  const decide = (word: boolean) => ({ granted: word, version: currentVersion, accountId })
  if (granted === null) {
    return { keep: own && decide(own.granted), record: own?.granted ?? null }
  }
  if (granted && own?.granted === false && !isRecorded) return { keep: decide(false), record: false }
  return { keep: decide(granted), record: null }
}
