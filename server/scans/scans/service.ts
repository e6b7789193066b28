import { randomUUID } from 'node:crypto'
import type { PlateChoice } from '#contract/day/meals.ts'
import type { PhotoRefusal } from '#contract/scans/photo-refusals.ts'
import { photoLimits, type Scan } from '#contract/scans/scans.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import type { PlateRecognizer } from '../../adapters/vision/plate-recognizer.ts'
import { dayOf, mealTypeNow, momentOf } from '../../day/days/service.ts'
import { readDescription, readOtherMeals, readUsualFoods, type TextReading } from '../../day/meals/service.ts'
import { noLeftovers, partsFromChoices } from '../../day/meals/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AccountTransaction, type Database, ofAccount } from '../../platform/database/database.ts'
import { fail, Failure } from '../../platform/failure.ts'
import { reencodeImage } from '../../platform/files/image.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import { busy, type Semaphore } from '../../platform/security/semaphore.ts'
import { recordMentions } from '../../account/health-readings/service.ts'
import { hasConsent } from '../../privacy/consents/service.ts'
import { readNutritionProfile, readNutritionProfileOf } from '../../account/profile/service.ts'
import {
  isRefusal,
  isUnreadable,
  recognitionSeconds,
  unreadableAgain,
  unreadableSince,
} from '../recognitions/rules.ts'
import * as recognitions from '../recognitions/service.ts'
import { giveBackScans, takeScan } from '../../billing/subscription/service.ts'
import { createPhotoTidying } from './jobs.ts'
import * as queries from './queries.ts'
import type { ScanRow } from './queries.ts'
import * as rules from './rules.ts'

export interface ScanParts {
  readonly database: Database
  readonly clock: Clock
  readonly storage: ObjectStorage
  readonly links: SignedLinks
  /** `null` without a configured model: the app then asks for a description of the plate. */
  readonly recognizer: PlateRecognizer | null
  readonly visionCallsPerDay: number
  readonly publicOrigin: string
  /** Retention of photos in days, as stated on the privacy page. */
  readonly photoDays: number
  readonly log: Log
  /** Queues for photos; by default with the limits of one process. */
  readonly queues?: rules.ScanQueues
}

export type Scans = ReturnType<typeof createScans>

/** Scans from the start to a result. No transaction stays open while a photo is decoded or a model runs. */
export function createScans(parts: ScanParts) {
  const { database, clock, storage, links, recognizer, queues = rules.createQueues() } = parts

  const { deletePhoto, tidy } = createPhotoTidying(parts)

  const pathOf = (accountId: AccountId, scanId: string) => `scans/${accountId}/${scanId}.jpg`

  async function start(accountId: AccountId, asked: rules.AskedScan = {}) {
    const now = clock.now()
    const id = asked.id ?? randomUUID()
    const nutritionProfile = await readNutritionProfileOf(database, accountId, now)
    const eatenAt = asked.eatenAt === undefined ? null : momentOf(asked.eatenAt, now)
    // Rejects early if no meal may be added to that day.
    if (eatenAt) dayOf(eatenAt, nutritionProfile, now)
    const mealType = asked.mealType ?? mealTypeNow(nutritionProfile, eatenAt ?? now)
    await database.asSystem(async (tx) => {
      const own = ofAccount(tx, accountId)
      const isNew = await queries.addScan(own, {
        id,
        createdAt: now,
        eatenAt,
        status: 'awaiting_photo',
        mealType,
        holdsQuota: true,
      })
      if (!isNew) return
      const before = rules.minutesBefore(now, rules.unfinishedMinutes)
      const withoutPhotoBefore = rules.minutesBefore(now, rules.uploadMinutes)
      const abandoned = await queries.abandonScans(own, before, withoutPhotoBefore)
      await giveBackScans(own, abandoned)
      await takeScan(own, now)
    })
    const token = links.sign('scan-upload', [accountId, id], rules.minutesAfter(now, rules.uploadMinutes))
    return {
      scan_id: id,
      uploadUrl: `${parts.publicOrigin}/api/scan-uploads/${token}`,
      path: pathOf(accountId, id),
    }
  }

  /**
   * Releases the quota unit of an open scan, which can still be described or retried. A finished scan, and one whose
   * refused photo cost a unit, stay unchanged. Returns the scan as it was before.
   */
  async function release(
    accountId: AccountId,
    id: string,
    change: Partial<ScanRow>,
    mayRelease: (scan: ScanRow) => boolean = () => true,
  ): Promise<ScanRow | null> {
    return database.asSystem(async (tx) => {
      const own = ofAccount(tx, accountId)
      const scan = await queries.lockScan(own, id)
      if (!scan || rules.isOver(scan) || !mayRelease(scan)) return scan
      const holdsQuota = rules.isCharged(scan)
      await giveBackScans(own, scan.holdsQuota && !holdsQuota ? 1 : 0)
      await queries.updateScan(own, id, { ...change, holdsQuota, recognisingSince: null })
      return scan
    })
  }

  /** Verifies an upload link before any of the body is read, so that strangers use no memory. */
  function readUploadLink(token: string): { accountId: AccountId; id: string } {
    const signed = links.read('scan-upload', token, clock.now())
    if (!signed) throw fail('upload_link_invalid')
    const [accountId, id] = signed as [AccountId, string]
    return { accountId, id }
  }

  /** Waits for a free slot. On timeout the scan can be retried and holds no quota. */
  async function inTurn<T>(
    semaphore: Semaphore,
    accountId: AccountId,
    id: string,
    work: () => Promise<T>,
  ): Promise<T> {
    return semaphore(work).catch(async (error: unknown) => {
      const isBusy = error instanceof Failure && error.code === 'busy'
      // Not released if a concurrent request is running its recognition.
      if (isBusy) await release(accountId, id, {}, (scan) => scan.recognisingSince === null)
      throw error
    })
  }

  async function receivePhoto(token: string, mediaType: string, bytes: Uint8Array): Promise<void> {
    const { accountId, id } = readUploadLink(token)
    const scan = await database.asAccount(accountId, (tx) => queries.findScan(tx, id))
    if (!scan) throw fail('upload_link_invalid')
    if (scan.status !== 'awaiting_photo') throw fail('upload_link_used')

    const refuse = async (failure: ReturnType<typeof fail>) => {
      await release(accountId, id, { status: 'failed' })
      return failure
    }
    if (!/^image\/(jpeg|png|webp)$/.test(mediaType)) throw await refuse(fail('image_type_unsupported'))
    if (bytes.length > photoLimits.bytes) throw await refuse(fail('image_too_large', { limit: '5 MB' }))
    const image = await inTurn(queues.decoding, accountId, id, () => reencodeImage(bytes, photoLimits))
    if (image.kind !== 'image') throw await refuse(rules.refusalOf(image.kind))

    const photo = rules.photoOf(accountId, id, image.jpeg)
    const { photoKey } = photo
    await savePhotoKey(accountId, id, photoKey)
    await storage.put(photoKey, image.jpeg).catch(async (error: unknown) => {
      await database.asAccount(accountId, (tx) => queries.clearPhotoKey(tx, id, photoKey))
      throw error
    })
    const kept = await database.asAccount(accountId, (tx) => queries.attachPhoto(tx, id, photo))
    if (kept.isFirst) return
    if (kept.photoKey !== photoKey) await storage.remove(photoKey)
    throw fail('upload_link_used')
  }

  /**
   * Saves the key before the photo, so that a photo orphaned by a crash can be found by its row. Deletes a previous
   * photo.
   */
  async function savePhotoKey(accountId: AccountId, id: string, photoKey: string): Promise<void> {
    await database.asAccount(accountId, async (tx) => {
      const scan = await queries.lockScan(tx, id)
      if (scan?.status !== 'awaiting_photo') throw fail('upload_link_used')
      if (scan.photoKey && scan.photoKey !== photoKey) await storage.remove(scan.photoKey)
      await queries.savePhotoKey(tx, id, photoKey)
    })
  }

  async function describe(accountId: AccountId, id: string): Promise<Scan> {
    const now = clock.now()
    return database.asAccount(accountId, async (tx) => {
      const scan = await queries.findScan(tx, id)
      if (!scan) throw fail('scan_not_found')
      const nutritionProfile = await readNutritionProfile(tx, now)
      const awaitsWords = scan.status === 'awaiting_description'
      const token = links.sign('scan-photo', [accountId, id], rules.minutesAfter(now, rules.photoLinkMinutes))
      return rules.describeScan(scan, {
        nutritionProfile,
        photoUrl: rules.hasPhoto(scan) ? `/api/scan-photos/${token}` : null,
        photoConsentNeeded: awaitsWords && recognizer !== null && !(await hasConsent(tx, 'fotos_ia')),
        suggestions: awaitsWords ? await readUsualFoods(tx, nutritionProfile, scan.mealType, now) : [],
        otherMeals: await readOtherMeals(
          tx,
          civilDay(scan.eatenAt ?? scan.createdAt, nutritionProfile.timezone),
          scan.mealType,
        ),
      })
    })
  }

  async function complete(accountId: AccountId, asked: rules.AskedResult): Promise<Scan> {
    const { id, path, description } = asked
    const scan = await database.asAccount(accountId, (tx) => queries.findScan(tx, id))
    if (!scan || (path !== undefined && path !== pathOf(accountId, id))) throw fail('scan_not_found')
    if (rules.hasResult(scan)) return describe(accountId, id)
    if (scan.status === 'failed') throw fail('scan_state_conflict')
    if (description !== undefined) await readWords(accountId, scan, description)
    else if (rules.hasPhoto(scan)) await readPhoto(accountId, scan, scan.photoKey)
    else throw fail('scan_upload_missing')
    return describe(accountId, id)
  }

  async function readWords(accountId: AccountId, scan: ScanRow, description: string): Promise<void> {
    const nutritionProfile = await readNutritionProfileOf(database, accountId, clock.now())
    const reading = readDescription(description, nutritionProfile)
    if (reading.parts.length === 0) {
      await release(accountId, scan.id, {
        status: rules.hasPhoto(scan) ? 'awaiting_description' : 'awaiting_photo',
      })
      throw fail('nothing_recognised')
    }
    const said = { field: 'refeicao', text: description } as const
    await database.asAccount(accountId, (tx) =>
      recordMentions(tx, said, { refused: [], isNew: true }, clock.now()),
    )
    await finish(accountId, scan.id, 'description', reading)
  }

  async function readPhoto(accountId: AccountId, scan: ScanRow, photoKey: string): Promise<void> {
    const isAllowed = await database.asAccount(accountId, (tx) => hasConsent(tx, 'fotos_ia'))
    if (!recognizer || !isAllowed) {
      await database.asAccount(accountId, (tx) => queries.awaitDescription(tx, scan.id))
      return
    }
    const photo = { ...scan, photoKey, photoSha256: scan.photoSha256! }
    const since = unreadableSince(clock.now())
    const known = await database.asAccount(accountId, (tx) =>
      queries.findAnswered(tx, photo.photoSha256, since),
    )
    if (known) return answerAgain(accountId, scan, known)
    await inTurn(queues.recognising, accountId, scan.id, () => recognise(recognizer, accountId, photo))
  }

  /** Answers with an earlier result for the same photo. Within minutes it is the same scan and uses no second unit. */
  async function answerAgain(accountId: AccountId, scan: ScanRow, known: ScanRow): Promise<void> {
    if (known.recognisedBy !== 'vision') {
      const { refusal, unreadableAt } = known
      await release(accountId, scan.id, { status: 'awaiting_description', refusal })
      const now = clock.now()
      throw refusal ? fail(refusal) : unreadableAgain(unreadableAt ?? now, now)
    }
    const { unmatched, questions, recognisedBy } = known
    const reading = { parts: known.parts, unmatched, questions }
    const isTwin = known.createdAt >= rules.minutesBefore(clock.now(), rules.twinMinutes)
    if (isTwin) await release(accountId, scan.id, { ...reading, status: 'done', recognisedBy })
    else await finish(accountId, scan.id, recognisedBy, reading)
  }

  /** Claims a scan and a quota unit for its recognition, or returns a result that is already known. */
  async function claim(accountId: AccountId, scan: queries.PhotoScan): Promise<ScanRow | null> {
    const now = clock.now()
    const staleSince = new Date(now.getTime() - recognitionSeconds * 1000)
    return database.asSystem(async (tx) => {
      const own = ofAccount(tx, accountId)
      if (await queries.isPhotoBeingRead(own, scan, staleSince)) throw busy()
      const since = unreadableSince(now)
      const known = await queries.findAnswered(own, scan.photoSha256, since)
      if (known) return known
      const claimed = await queries.claimRecognition(own, scan.id, now, staleSince)
      if (!claimed) throw fail('scan_state_conflict')
      if (claimed.holdsQuota) return null
      // Checked before the paid model call, because a result beyond the quota would be discarded.
      await takeScan(own, now)
      await queries.updateScan(own, scan.id, { holdsQuota: true })
      return null
    })
  }

  /** Saves the refusal of a photo. The first ones of a day cost no scan; later ones do. */
  async function refusePhoto(accountId: AccountId, id: string, code: PhotoRefusal): Promise<Failure> {
    const { failure, costsScan } = await recognitions.judgeRefusal(database, accountId, code, clock.now())
    const change = { status: 'awaiting_description', refusal: code, recognisingSince: null } as const
    if (!costsScan) await release(accountId, id, change)
    else await database.asSystem((tx) => queries.saveRefusal(ofAccount(tx, accountId), id, change))
    return failure
  }

  async function recognise(
    model: PlateRecognizer,
    accountId: AccountId,
    scan: queries.PhotoScan,
  ): Promise<void> {
    const known = await claim(accountId, scan)
    if (known) return answerAgain(accountId, scan, known)
    try {
      const bytes = await storage.get(scan.photoKey)
      if (!bytes) throw fail('scan_upload_missing')
      const asked = { ...parts, recognizer: model }
      const reading = await recognitions.recognisePhoto(asked, accountId, bytes, scan.mealType)
      await finish(accountId, scan.id, 'vision', reading)
    } catch (error) {
      if (isRefusal(error)) throw await refusePhoto(accountId, scan.id, error.code)
      // Recorded even if the scan was canceled meanwhile, because its photo can be sent again.
      const noted = isUnreadable(error) ? { unreadableAt: clock.now() } : null
      if (noted) await database.asAccount(accountId, (tx) => queries.updateScan(tx, scan.id, noted))
      await release(accountId, scan.id, { status: 'awaiting_description' })
      throw error
    }
  }

  /** Saves a result and counts it on the quota, once. */
  async function finish(
    accountId: AccountId,
    id: string,
    recognisedBy: ScanRow['recognisedBy'],
    reading: TextReading,
  ): Promise<void> {
    const now = clock.now()
    await database.asSystem(async (tx) => {
      const own = ofAccount(tx, accountId)
      const scan = await queries.lockScan(own, id)
      if (!scan || rules.hasResult(scan)) return
      if (scan.status === 'failed') throw fail('scan_state_conflict')
      if (!scan.holdsQuota) await takeScan(own, now)
      await queries.updateScan(own, id, {
        ...reading,
        recognisedBy,
        status: 'done',
        holdsQuota: true,
        recognisingSince: null,
      })
    })
  }

  async function correct(
    accountId: AccountId,
    id: string,
    choices: readonly PlateChoice[],
    mealType: MealType | undefined,
  ): Promise<Scan> {
    const corrected = partsFromChoices(choices)
    await database.asAccount(accountId, async (tx) => {
      const scan = await queries.lockScan(tx, id)
      if (!scan) throw fail('scan_not_found')
      if (scan.status === 'applied') throw fail('scan_state_conflict')
      if (scan.status !== 'done') throw fail('scan_not_ready')
      await queries.updateScan(tx, id, {
        ...noLeftovers,
        parts: corrected,
        ...(mealType && { mealType }),
      })
    })
    return describe(accountId, id)
  }

  async function cancel(accountId: AccountId, id: string): Promise<boolean> {
    const scan = await release(accountId, id, { status: 'failed' })
    if (!scan) throw fail('scan_not_found')
    if (rules.hasResult(scan)) return false
    if (scan.photoKey) {
      // A failed deletion does not stop the cancellation: the key stays until the job deletes the photo.
      await deletePhoto({ accountId, id, photoKey: scan.photoKey }).catch((error: unknown) =>
        parts.log.warn({ error: describeError(error) }, 'photo of a canceled scan is removed later'),
      )
    }
    return true
  }

  async function readPhotoBytes(token: string): Promise<Uint8Array> {
    const signed = links.read('scan-photo', token, clock.now())
    if (!signed) throw fail('not_found')
    const [accountId, id] = signed as [AccountId, string]
    const scan = await database.asAccount(accountId, (tx) => queries.findScan(tx, id))
    const bytes = scan?.photoKey ? await storage.get(scan.photoKey) : null
    if (!bytes) throw fail('not_found')
    return bytes
  }

  return { tidy, start, readUploadLink, receivePhoto, describe, complete, correct, cancel, readPhotoBytes }
}

/** Adds a finished scan's plate to the day; idempotent. */
export async function takeResult(
  tx: AccountTransaction,
  id: string,
): Promise<Pick<ScanRow, 'id' | 'createdAt' | 'eatenAt' | 'mealType' | 'parts'>> {
  const scan = await queries.lockScan(tx, id)
  if (!scan) throw fail('scan_not_found')
  if (!rules.hasResult(scan)) throw fail('scan_not_ready')
  if (scan.status === 'done') await queries.updateScan(tx, id, { status: 'applied' })
  return scan
}
