import { readAccountWord, writeAccountWord } from './account-word.ts'
import { agree, currentVersion, decisionKey, keepDecision, readDecision } from './decision.ts'

/** `unknown` until it is clear who is here and what they said before. */
export type Stand = 'unknown' | 'undecided' | 'granted' | 'refused'

/** The account that is here; null is a visitor, undefined is nobody known yet. */
let here: string | null | undefined
/** The last one to arrive: an answer about somebody who has left comes too late. */
let arriving: string | null | undefined
const listeners = new Set<() => void>()

/** A browser that asks not to be tracked has refused for whoever uses it (Global Privacy Control). */
export function isRefusedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Where the measuring of advertisements stands, read anew each time: another tab may have changed it. */
export function currentStand(): Stand {
  if (isRefusedByBrowser()) return 'refused'
  if (here === undefined) return 'unknown'
  const decision = readDecision(localStorage)
  const isForeign = here !== null && decision !== null && (decision.accountId ?? here) !== here
  if (!decision || isForeign) return 'undecided'
  return decision.granted ? 'granted' : 'refused'
}

export function accountHere(): string | null {
  return here ?? null
}

/** Calls back whenever the stand may have changed, here or in another tab. */
export function onStand(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}

addEventListener('storage', ({ key }) => {
  if (key === decisionKey || key === null) announce()
})

/** Somebody is here. Of an account nothing is known until it has said so: without an answer nothing is told. */
export async function arrive(accountId: string | null): Promise<void> {
  if (arriving === accountId) return
  arriving = accountId
  here = accountId === null ? null : undefined
  announce()
  if (accountId === null) return
  try {
    const { keep, record } = agree(readDecision(localStorage), {
      accountId,
      granted: await readAccountWord(),
    })
    if (arriving !== accountId) return
    if (record !== null) await writeAccountWord(record, 'banner')
    if (arriving !== accountId) return
    keepDecision(localStorage, keep)
    here = accountId
  } catch {
    // Asked again on the next page.
    arriving = undefined
  }
  announce()
}

/**
 * Somebody decides. A refusal holds at once, and is written down for the account as soon as that works; agreeing holds
 * once it is written down.
 */
export async function decide(granted: boolean, source?: 'banner'): Promise<void> {
  const accountId = accountHere()
  const keep = (recordedFor: string | null) => {
    keepDecision(localStorage, { granted, version: currentVersion, accountId: recordedFor })
    announce()
  }
  if (!granted || accountId === null) keep(null)
  if (accountId === null) return
  await writeAccountWord(granted, source)
  keep(accountId)
}
