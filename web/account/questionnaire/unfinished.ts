import { json, stored, type StoredJson } from '../../ui/storage/stored.ts'
import type { Step } from './steps.ts'

// Read by the day and the profile, whose code must not contain the questions and their answers.

/** Name of the stored draft; its content is in `draft.ts`. */
export const draftName = 'draft:questionnaire'
/** TTL: health answers must not stay on an abandoned device. */
export const keptMs = 30 * 24 * 60 * 60 * 1000
/** Draft owner before the sign-in; afterwards it is the account id. */
export const visitorOwner = 'visitor'

/** Questionnaire that was left before its end. */
export interface Unfinished {
  readonly step: Step
  /** Whether the answers so far are with the server, so that targets and menus follow them. */
  readonly isSent: boolean
  /** Whether the account has no saved answers. */
  readonly isFirst: boolean
}

interface StoredPlace {
  readonly step: Step
  readonly savedAtMs: number
  readonly isFirst: boolean
}

// Without a maximum age, which would delete a draft that only `draft.ts` can read.
const draftPlaceOf = (owner: string) => stored(draftName, json(parsePlace), { owner })

const placeOf = (owner: string) =>
  stored('draft:questionnaire-place', json(parsePlace), {
    owner,
    maxAge: { ms: keptMs, writtenAt: ({ savedAtMs }: StoredPlace) => savedAtMs },
  })

/** Stores the optional step that was left to be finished later, after its answers were sent. */
export function savePlace(owner: string, step: Step, nowMs: number): void {
  placeOf(owner).set({ step, savedAtMs: nowMs, isFirst: false })
}

export function removePlace(owner: string): void {
  placeOf(owner).set(null)
}

/** Returns where the person left the questionnaire on this device; `null` without an open one. */
export function readUnfinished(owner: string, nowMs: number): Unfinished | null {
  const draft = draftPlaceOf(owner).get() ?? draftPlaceOf(visitorOwner).get()
  if (draft && nowMs - draft.savedAtMs <= keptMs)
    return { step: draft.step, isSent: false, isFirst: draft.isFirst }
  const place = placeOf(owner).get(nowMs)
  return place && { step: place.step, isSent: true, isFirst: false }
}

const steps: readonly Step[] = [1, 2, 3, 4, 5, 6, 7]

/** Reads the place alone. An unknown step, as in drafts of earlier versions, is the first. */
function parsePlace({ step, savedAtMs, isFirst }: StoredJson): StoredPlace | null {
  if (typeof savedAtMs !== 'number') return null
  return { step: steps.find((one) => one === step) ?? 1, savedAtMs, isFirst: isFirst !== false }
}
