import { isOpenAnswers } from './answer-shapes.ts'
import { emptyHealthReview, type OpenAnswers } from './answers.ts'
import { parseStep, type Step } from './steps.ts'

/** Unsent answers and the current step. */
export interface Draft {
  answers: OpenAnswers
  step: Step
}

/** Owner of a draft: an account id, or this. */
export const visitorOwner = 'visitor'

const prefix = 'draft:questionnaire:'
/** Raised when the answers change shape: older drafts are dropped. */
const version = 1
/** TTL: health answers must not stay on an abandoned device. */
const keptMs = 30 * 24 * 60 * 60 * 1000

/** Returns the draft of an account, or null. An expired or invalid one is deleted. */
export function readDraft(storage: Storage, owner: string, nowMs: number): Draft | null {
  const text = storage.getItem(prefix + owner)
  if (text === null) return null
  const draft = parseDraft(text, nowMs)
  if (!draft) removeDraft(storage, owner)
  return draft
}

/**
 * Returns the draft to continue. A visitor's draft moves to the account at sign-in, unless the account has
 * its own.
 */
export function openDraft(storage: Storage, owner: string, nowMs: number): Draft | null {
  const own = readDraft(storage, owner, nowMs)
  if (own || owner === visitorOwner) return own
  const visitors = readDraft(storage, visitorOwner, nowMs)
  if (visitors) {
    removeDraft(storage, visitorOwner)
    saveDraft(storage, owner, visitors, nowMs)
  }
  return visitors
}

/** A full or blocked storage loses the draft, never the answer just given. */
export function saveDraft(storage: Storage, owner: string, { answers, step }: Draft, nowMs: number): void {
  try {
    storage.setItem(prefix + owner, JSON.stringify({ version, savedAtMs: nowMs, step, answers }))
  } catch {
    removeDraft(storage, owner)
  }
}

export function removeDraft(storage: Storage, owner: string): void {
  storage.removeItem(prefix + owner)
}

function parseDraft(text: string, nowMs: number): Draft | null {
  const stored = readJson(text)
  if (typeof stored !== 'object' || stored === null) return null
  const { version: written, savedAtMs, step, answers } = stored as Readonly<Record<string, unknown>>
  const at = parseStep(String(step))
  if (written !== version || typeof savedAtMs !== 'number' || nowMs - savedAtMs > keptMs) return null
  const whole = withNewFields(answers)
  return at !== null && isOpenAnswers(whole) ? { answers: whole, step: at } : null
}

/** Upgrades a draft stored before the health interview existed, with its fields blank. */
function withNewFields(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return null
  const { health_flags, preferences, activity, ...groups } = stored as Readonly<
    Record<string, object | undefined>
  >
  return {
    health_review: emptyHealthReview,
    ...groups,
    health_flags: { custom_medication: null, custom_surgery: null, ...health_flags },
    preferences: { custom_allergies: null, ...preferences },
    activity: { custom_limitation: null, ...activity },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
