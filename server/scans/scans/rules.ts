import { createHash } from 'node:crypto'
import { photoLimits, type Scan } from '#contract/scans/scans.ts'
import type { UsualFood } from '#contract/day/meals.ts'
import { fail } from '../../platform/failure.ts'
import { type Leftovers, readPlate, type OtherMeal } from '../../day/meals/rules.ts'
import { recognitionSeconds } from '../recognitions/rules.ts'
import { createSemaphore, type Semaphore } from '../../platform/security/semaphore.ts'
import type { PhotoScan, ScanRow } from './queries.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

export const uploadMinutes = 2
export const photoLinkMinutes = 10
/** Age in minutes from which an unfinished scan releases its quota unit. */
export const unfinishedMinutes = 30
/** Minutes within which another scan of the same photo counts as the same scan. */
export const twinMinutes = 10

export interface ScanQueues {
  readonly decoding: Semaphore
  readonly recognising: Semaphore
}

/** Creates the queues for the photos that wait in the memory of this process. */
export function createQueues(): ScanQueues {
  return {
    // Decoding twelve megapixels takes 36 MB and half a second of a core.
    decoding: createSemaphore(2, { most: 24, patienceMs: 8000 }),
    // The model runs remotely; a waiting task holds only a small photo and a request.
    recognising: createSemaphore(16, { most: 64, patienceMs: 8000 }),
  }
}

/** Returns the name of a scan's photo in the API, which is not the key under which the photo is stored. */
export function pathOf(accountId: string, scanId: string): string {
  return `scans/${accountId}/${scanId}.jpg`
}

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000)
}

export function minutesAfter(now: Date, minutes: number): Date {
  return minutesBefore(now, -minutes)
}

/**
 * Returns the time `recognitionSeconds` before `now`: a recognition that started earlier and has not ended was left by
 * a crash.
 */
export function staleSince(now: Date): Date {
  return new Date(now.getTime() - recognitionSeconds * 1000)
}

/** Returns whether a recognition of the scan is running, in this process or another one. */
export function isBeingRecognised(
  { recognisingSince }: Pick<ScanRow, 'recognisingSince'>,
  now: Date,
): boolean {
  return recognisingSince !== null && recognisingSince >= staleSince(now)
}

export function hasResult(scan: Pick<ScanRow, 'status'>): boolean {
  return scan.status === 'done' || scan.status === 'applied'
}

/**
 * Returns the storage key and hash of a photo. The key contains the hash, so that the same photo overwrites itself and
 * the later of two uploads cannot overwrite the photo of the first.
 */
export function photoOf(accountId: string, id: string, jpeg: Uint8Array) {
  const photoSha256 = createHash('sha256').update(jpeg).digest('hex')
  return { photoKey: `scans/${accountId}/${id}-${photoSha256.slice(0, 8)}.jpg`, photoSha256 }
}

/**
 * Returns whether the scan's photo was uploaded. A key alone does not prove it: the key is saved before the photo is
 * stored.
 */
export function hasPhoto(scan: ScanRow): scan is PhotoScan {
  return scan.photoKey !== null && scan.status !== 'awaiting_photo'
}

/** Returns whether the scan has a result, which can only be corrected or applied, or has failed. */
export function isOver(scan: Pick<ScanRow, 'status'>): boolean {
  return hasResult(scan) || scan.status === 'failed'
}

/** Returns whether a refused photo used up the quota unit that the scan holds. */
export function isCharged({ holdsQuota, refusal }: Pick<ScanRow, 'holdsQuota' | 'refusal'>): boolean {
  return holdsQuota && refusal !== null
}

/** Returns the error for an image that could not be re-encoded. */
export function refusalOf(kind: 'unsupported' | 'unreadable' | 'too_large') {
  switch (kind) {
    case 'unsupported':
      return fail('image_type_unsupported')
    case 'unreadable':
      return fail('image_unreadable')
    case 'too_large':
      return fail('image_too_large', { limit: `${photoLimits.megapixels} megapixels` })
  }
}

export interface ScanSurroundings {
  readonly nutritionProfile: NutritionProfile
  readonly photoUrl: string | null
  readonly photoConsentNeeded: boolean
  readonly suggestions: readonly UsualFood[]
  /** The day's meals of other types, in the order of the day. */
  readonly otherMeals: readonly OtherMeal[]
}

export function describeScan(scan: ScanRow, surroundings: ScanSurroundings): Scan {
  const leftovers: Leftovers = { unmatched: scan.unmatched, questions: scan.questions }
  return {
    scan_id: scan.id,
    status: scan.status,
    created_at: scan.createdAt.toISOString(),
    eaten_at: (scan.eatenAt ?? scan.createdAt).toISOString(),
    meal_type: scan.mealType,
    recognised_by: scan.recognisedBy,
    photo_url: surroundings.photoUrl,
    photo_consent_needed: surroundings.photoConsentNeeded,
    suggestions: [...surroundings.suggestions],
    ...readPlate({
      parts: scan.parts,
      nutritionProfile: surroundings.nutritionProfile,
      leftovers,
      otherMeals: surroundings.otherMeals,
    }),
  }
}
