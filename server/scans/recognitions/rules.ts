import { resolveSighting } from '#nutrition/scans/sighting/resolve-sighting.ts'
import type { Sighting } from '#nutrition/scans/sighting/sighting.ts'
import type { RecognitionFailure } from '../../adapters/vision/plate-recognizer.ts'
import type { TextReading } from '../../day/meals/service.ts'
import { photoRefusals, type PhotoRefusal } from '#contract/scans/photo-refusals.ts'
import { dailyPhotos, freeRefusals } from '#contract/billing/plans.ts'
import { fillPlaceholders, errorDetail, lastFreeRefusal, refusalCharged } from '#contract/errors.ts'
import { fail, Failure } from '../../platform/failure.ts'

/** Timeout of a recognition, longer than the model's own limit of 25 s. */
export const recognitionSeconds = 60

/** Returns the error for a failed recognition. The photo is kept in every case. */
export function failureOf(kind: RecognitionFailure) {
  if (kind === 'invalid_answer') return unreadableFor(unreadableMinutes)
  return kind === 'refused' ? fail('photo_illegible') : fail('recognition_failed')
}

/** Returns the error for a label that was not read. */
export function labelFailureOf(kind: RecognitionFailure): Failure {
  return fail(kind === 'refused' ? 'photo_without_label' : 'label_reading_failed')
}

/**
 * Minutes before a photo with an unusable answer is sent to the model again, because each try may cost two requests.
 */
const unreadableMinutes = 10

/** Returns the time since which an unusable answer still blocks a retry. */
export function unreadableSince(now: Date): Date {
  return new Date(now.getTime() - unreadableMinutes * 60_000)
}

/** Returns the error for such a photo until it may be tried again. */
export function unreadableAgain(unreadableAt: Date, now: Date): Failure {
  return unreadableFor(Math.ceil((unreadableAt.getTime() - unreadableSince(now).getTime()) / 60_000))
}

function unreadableFor(minutes: number): Failure {
  return fail('recognition_unreadable', { minutes })
}

/** Returns whether the model's answer about the photo was unusable. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Failure && error.code === 'recognition_unreadable'
}

/** Maps the recognised foods to the food table. Rejects a photo if no food maps. */
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

/** Time zone of the daily budget and shares, which restart at midnight. */
export const budgetTimezone = 'America/Sao_Paulo'

/** Part of each day's budget reserved for paying accounts. */
const reservedPart = 0.4

/** Number of accounts of a kind that could use their whole share and still leave one share. */
const accountsToClose = 6

/** Minimum daily photos per account, whatever the budget: breakfast, lunch and dinner. */
const smallestShare = 3

export interface VisionBudget {
  /** Photos per day over all accounts. */
  readonly ofAll: number
  /** Part of them for accounts that do not pay. */
  readonly ofTrials: number
  /** Photos per day for this account. */
  readonly ofAccount: number
}

export function budgetFor(isPaying: boolean, callsPerDay: number): VisionBudget {
  const ofTrials = callsPerDay - Math.ceil(callsPerDay * reservedPart)
  const fair = Math.floor((isPaying ? callsPerDay : ofTrials) / accountsToClose)
  const most = isPaying ? dailyPhotos.paid : dailyPhotos.trial
  return { ofAll: callsPerDay, ofTrials, ofAccount: Math.min(most, Math.max(smallestShare, fair)) }
}

/** Returns whether the failure is permanent for this photo. */
export function isRefusal(error: unknown): error is Failure & { readonly code: PhotoRefusal } {
  const codes: readonly string[] = photoRefusals
  return error instanceof Failure && codes.includes(error.code)
}

/** Returns whether the `count`th refusal of a day costs a scan. */
export function costsScan(count: number): boolean {
  return count > freeRefusals
}

/** Returns the refusal, with a notice once the free ones are used up and the next one costs a scan. */
export function refusalOf(code: PhotoRefusal, count: number, hasQuota: boolean): Failure {
  const note = costsScan(count) ? refusalCharged : count === freeRefusals ? lastFreeRefusal : null
  if (note === null || !hasQuota) return fail(code)
  return fail(code, {}, { detail: `${errorDetail(code)} ${fillPlaceholders(note, { count })}` })
}
