import { noAnsweredDefaults } from '#contract/account/questionnaire.ts'
import { json, stored, type StoredJson } from '../../ui/storage/stored.ts'
import { isOpenAnswers } from './answers/answer-shapes.ts'
import { blankAnswers, emptyHealthReview, type OpenAnswers } from './answers/answers.ts'
import { parseStep, type Step } from './steps.ts'
import { draftName, keptMs, visitorOwner } from './unfinished.ts'

/** Unsent answers and the current step. */
export interface Draft {
  answers: OpenAnswers
  step: Step
  /** The account has no saved answers, so the third step sends the answers. */
  isFirst: boolean
}

/**
 * Raised when the shape of the steps or of the answers changes. `parseDraft` upgrades version 1, which had other
 * steps, and version 2, which could hold consents of saved answers.
 */
const version = 3

interface StoredDraft extends Draft {
  version: typeof version
  savedAtMs: number
}

const draftOf = (owner: string) =>
  stored(draftName, json(parseDraft), {
    owner,
    maxAge: { ms: keptMs, writtenAt: ({ savedAtMs }) => savedAtMs },
  })

/** Returns the draft of an account, or null. An expired or invalid one is deleted. */
export function readDraft(owner: string, nowMs: number): Draft | null {
  const kept = draftOf(owner).get(nowMs)
  return kept && { answers: kept.answers, step: kept.step, isFirst: kept.isFirst }
}

/**
 * Returns the draft to continue. A visitor's draft moves to the account at sign-in, unless the account has
 * its own.
 */
export function openDraft(owner: string, nowMs: number): Draft | null {
  const own = readDraft(owner, nowMs)
  if (own || owner === visitorOwner) return own
  const visitors = readDraft(visitorOwner, nowMs)
  if (visitors) {
    removeDraft(visitorOwner)
    saveDraft(owner, visitors, nowMs)
  }
  return visitors
}

/**
 * Stores the draft and returns whether that succeeded. A full or blocked storage loses it, but not the answers on the
 * screen.
 */
export function saveDraft(owner: string, { answers, step, isFirst }: Draft, nowMs: number): boolean {
  return draftOf(owner).set({ version, savedAtMs: nowMs, step, answers, isFirst })
}

export function removeDraft(owner: string): void {
  draftOf(owner).set(null)
}

function parseDraft({ version: written, savedAtMs, step, answers, isFirst }: StoredJson): StoredDraft | null {
  const at = written === 1 ? 1 : parseStep(String(step))
  if (typeof savedAtMs !== 'number' || at === null) return null
  const current = upgraded(written, answers)
  if (current === null) return null
  const whole = withAnsweredDefaults(current)
  return isOpenAnswers(whole)
    ? { version, savedAtMs, answers: whole, step: at, isFirst: isFirst !== false }
    : null
}

/** Returns answers of a former version in the present shape; null for an unknown version. */
function upgraded(written: unknown, answers: unknown): unknown {
  switch (written) {
    case 1:
      return withoutConsents(withoutDefaults(withNewFields(answers)))
    case 2:
      return withoutConsents(answers)
    default:
      return written === version ? answers : null
  }
}

/** Blanks the consents: versions 1 and 2 copied those of saved answers, which may have been withdrawn since. */
function withoutConsents(answers: unknown): unknown {
  return typeof answers === 'object' && answers !== null
    ? { ...answers, consents: blankAnswers().consents }
    : null
}

/** Adds `answered_defaults` to a draft stored before it existed. */
function withAnsweredDefaults(answers: unknown): unknown {
  return typeof answers === 'object' && answers !== null
    ? { answered_defaults: noAnsweredDefaults, ...answers }
    : answers
}

/** Blanks the health answers of a version 1 draft: version 1 stored "no" for questions that nobody had answered. */
function withoutDefaults(answers: unknown): unknown {
  if (typeof answers !== 'object' || answers === null) return null
  const { health_flags, medical_history, ...groups } = answers as Readonly<Record<string, object | undefined>>
  return {
    ...groups,
    health_flags: { ...health_flags, recent_surgeries: null, pregnancy_breastfeeding: null },
    medical_history: { ...medical_history, eating_disorders: null },
  }
}

/** Adds the fields of the health interview, blank, to a draft stored before that interview existed. */
function withNewFields(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null) return null
  const { health_flags, preferences, activity, ...groups } = kept as Readonly<
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
