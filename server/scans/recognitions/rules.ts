import { resolveSighting } from '#nutrition/scans/sighting/resolve-sighting.ts'
import type { Sighting } from '#nutrition/scans/sighting/sighting.ts'
import type { RecognitionFailure } from '../../adapters/vision/plate-recognizer.ts'
import type { TextReading } from '../../day/meals/service.ts'
import { photoRefusals, type PhotoRefusal } from '#contract/scans/photo-refusals.ts'
import { dailyPhotos, freeRefusals } from '#contract/billing/plans.ts'
import { fillPlaceholders, errorDetail, lastFreeRefusal, refusalCharged } from '#contract/errors.ts'
import { fail, Failure } from '../../platform/failure.ts'

/**
 * Timeout of a recognition or transcription in seconds, longer than the 25 s after which the recogniser itself gives
 * up.
 */
export const recognitionSeconds = 60

/** Returns the error for a failed recognition. The photo is kept in every case. */
export function failureOf(kind: RecognitionFailure) {
  if (kind === 'invalid_answer') return unreadableFor(unreadableMinutes)
  return kind === 'refused' ? fail('photo_illegible') : fail('recognition_failed')
}

/** Returns the error for a label's photo from which no text was read. */
export function labelFailureOf(kind: RecognitionFailure): Failure {
  return fail(kind === 'refused' ? 'photo_without_label' : 'label_reading_failed')
}

/**
 * Minutes before a photo with an unusable answer is sent to the model again, because each try may cost two requests.
 */
const unreadableMinutes = 10

/**
 * Returns the time `unreadableMinutes` before `now`. An unusable answer after that time still blocks sending the photo
 * again.
 */
export function unreadableSince(now: Date): Date {
  return new Date(now.getTime() - unreadableMinutes * 60_000)
}

/** Returns the error for a photo with an unusable answer, with the minutes, rounded up, until it may be tried again. */
export function unreadableAgain(unreadableAt: Date, now: Date): Failure {
  return unreadableFor(Math.ceil((unreadableAt.getTime() - unreadableSince(now).getTime()) / 60_000))
}

function unreadableFor(minutes: number): Failure {
  return fail('recognition_unreadable', { minutes })
}

/** Returns whether an error means that the model's answer about a photo was unusable. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Failure && error.code === 'recognition_unreadable'
}

/**
 * Maps the recognised foods to the food table. Throws `photo_illegible`, and `photo_of_package` or `photo_without_food`
 * if no food is in the table.
 */
export function readSighting(sighting: Sighting): TextReading {
  if (sighting.imageKind === 'ilegivel') throw fail('photo_illegible')
  const { items, unmatched, questions } = resolveSighting(sighting)
  if (items.length === 0) {
    throw fail(sighting.imageKind === 'produto_embalado' ? 'photo_of_package' : 'photo_without_food')
  }
  return {
    parts: items.map(({ food, ...amounts }) => ({ foodId: food.id, ...amounts })),
    unmatched,
    questions: questions.map((question) => ({ ...question })),
  }
}

/** Time zone at whose midnight the daily budget and the accounts' daily shares restart. */
export const budgetTimezone = 'America/Sao_Paulo'

/** Fraction of each day's budget reserved for paying accounts. */
const reservedPart = 0.4

/**
 * Number of accounts, paying or not, that together may use up the budget of their kind: the share of one account is the
 * budget divided by this number.
 */
const accountsToClose = 6

/**
 * Minimum number of daily photos of an account, even if its part of the budget is smaller: breakfast, lunch and dinner.
 */
const smallestShare = 3

export interface VisionBudget {
  /** Calls of the model per day over all accounts. */
  readonly ofAll: number
  /** Calls among `ofAll` that accounts on trial may use. */
  readonly ofTrials: number
  /** Maximum number of photos per day of the account for which the budget is computed. */
  readonly ofAccount: number
}

export function budgetFor(isPaying: boolean, callsPerDay: number): VisionBudget {
  const ofTrials = callsPerDay - Math.ceil(callsPerDay * reservedPart)
  const fair = Math.floor((isPaying ? callsPerDay : ofTrials) / accountsToClose)
  const most = isPaying ? dailyPhotos.paid : dailyPhotos.trial
  return { ofAll: callsPerDay, ofTrials, ofAccount: Math.min(most, Math.max(smallestShare, fair)) }
}

/** Returns whether an error is a refusal of the photo itself, which is permanent for that photo. */
export function isRefusal(error: unknown): error is Failure & { readonly code: PhotoRefusal } {
  const codes: readonly string[] = photoRefusals
  return error instanceof Failure && codes.includes(error.code)
}

/** Returns whether the `count`th refusal of an account's day costs a scan of the quota. */
export function costsScan(count: number): boolean {
  return count > freeRefusals
}

/**
 * Returns the error of the `count`th refusal of an account's day. With a quota, the error says if that was the last
 * free refusal or cost a scan.
 */
export function refusalOf(code: PhotoRefusal, count: number, hasQuota: boolean): Failure {
  const note = costsScan(count) ? refusalCharged : count === freeRefusals ? lastFreeRefusal : null
  if (note === null || !hasQuota) return fail(code)
  return fail(code, {}, { detail: `${errorDetail(code)} ${fillPlaceholders(note, { count })}` })
}
