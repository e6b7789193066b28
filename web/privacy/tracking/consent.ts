import { readAccountConsent, saveAccountConsent } from './account-consent.ts'
import {
  mergeDecisions,
  currentVersion,
  decisionKey,
  saveDecision,
  readDecision,
} from '../shared/decision.ts'

/** `unknown` until the person and the earlier decision are known. */
export type ConsentState = 'unknown' | 'undecided' | 'granted' | 'refused'

/** Current account; null for a visitor, undefined while unknown. */
let here: string | null | undefined
/** Account of the latest call of `identify`: a decision that arrives late, for an earlier account, is discarded. */
let arriving: string | null | undefined
const listeners = new Set<() => void>()

/** Returns whether the browser sends Global Privacy Control, with which its user refuses tracking. */
export function isRefusedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/**
 * Current consent to ad measurement, read from storage each time, because another tab may have changed it.
 */
export function currentConsent(): ConsentState {
  if (isRefusedByBrowser()) return 'refused'
  if (here === undefined) return 'unknown'
  const decision = readDecision()
  const isForeign = here !== null && decision !== null && (decision.accountId ?? here) !== here
  if (!decision || isForeign) return 'undecided'
  return decision.granted ? 'granted' : 'refused'
}

export function accountHere(): string | null {
  return here ?? null
}

/** Calls back when the consent may have changed, here or in another tab. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}

addEventListener('storage', ({ key }) => {
  if (key === decisionKey || key === null) announce()
})

/**
 * Sets the current person. An account's decision is read from the server: until it arrives nothing is sent.
 */
export async function identify(accountId: string | null): Promise<void> {
  if (arriving === accountId) return
  arriving = accountId
  here = accountId === null ? null : undefined
  announce()
  if (accountId === null) return
  try {
    const { keep, record } = mergeDecisions(readDecision(), {
      accountId,
      granted: await readAccountConsent(),
    })
    if (arriving !== accountId) return
    if (record !== null) await saveAccountConsent(record, 'banner')
    if (arriving !== accountId) return
    saveDecision(keep)
    here = accountId
  } catch {
    // The next call of `identify` retries; until then the consent is unknown.
    arriving = undefined
  }
  announce()
}

/**
 * Stores a decision. A refusal applies at once and is stored for the account as soon as possible; consent
 * applies once stored.
 */
export async function decide(granted: boolean, source?: 'banner'): Promise<void> {
  const accountId = accountHere()
  const keep = (recordedFor: string | null) => {
    saveDecision({ granted, version: currentVersion, accountId: recordedFor })
    announce()
  }
  if (!granted || accountId === null) keep(null)
  if (accountId === null) return
  await saveAccountConsent(granted, source)
  keep(accountId)
}
