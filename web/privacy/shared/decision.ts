import { consentTexts } from '#contract/privacy/consent-texts.ts'

/** Decision on ad measurement stored on this device. */
export interface Decision {
  readonly granted: boolean
  readonly version: string
  /** Account that it is recorded for; null for a visitor's, or one not recorded yet. */
  readonly accountId: string | null
}

export const decisionKey = 'consent:marketing_pixel'
export const { version: currentVersion } = consentTexts.marketing_pixel

type DecisionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Consent is valid only for the words shown; a refusal stays valid after they change. */
export function readDecision(storage: DecisionStorage): Decision | null {
  const stored = readJson(storage.getItem(decisionKey) ?? '')
  if (typeof stored !== 'object' || stored === null) return null
  const { granted, version, accountId } = stored as Readonly<Record<string, unknown>>
  if (typeof granted !== 'boolean' || typeof version !== 'string') return null
  if (granted && version !== currentVersion) return null
  return { granted, version, accountId: typeof accountId === 'string' ? accountId : null }
}

export function saveDecision(storage: DecisionStorage, decision: Decision | null): void {
  if (decision) storage.setItem(decisionKey, JSON.stringify(decision))
  else storage.removeItem(decisionKey)
}

/** Decision stored for the account; null if it was never asked, or not with these words. */
export interface AccountConsent {
  readonly accountId: string
  readonly granted: boolean | null
}

interface Agreement {
  readonly keep: Decision | null
  /** To be stored for the account. */
  readonly record: boolean | null
}

/**
 * Merges the decisions of device and account. A refusal wins, and another person's decision on this device is
 * ignored.
 */
export function agree(onDevice: Decision | null, { accountId, granted }: AccountConsent): Agreement {
  const own = onDevice && (onDevice.accountId ?? accountId) === accountId ? onDevice : null
  const isRecorded = own?.accountId === accountId
  const decide = (word: boolean) => ({ granted: word, version: currentVersion, accountId })
  if (granted === null) {
    return { keep: own && decide(own.granted), record: own?.granted ?? null }
  }
  if (granted && own?.granted === false && !isRecorded) return { keep: decide(false), record: false }
  return { keep: decide(granted), record: null }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
