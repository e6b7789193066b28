import type { PhotoRefusal } from '#contract/scans/photo-refusals.ts'
import { takeScan } from '../../billing/subscription/service.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { fail, type Failure } from '../../platform/failure.ts'
import { busy } from '../../platform/security/semaphore.ts'
import { hasConsent } from '../../privacy/consents/service.ts'
import { isRefusal, isUnreadable, unreadableAgain, unreadableSince } from '../recognitions/rules.ts'
import { judgeRefusal, type RecognitionContext, recognisePhoto } from '../recognitions/service.ts'
import * as queries from './queries.ts'
import type { PhotoScan, ScanRow } from './queries.ts'
import { releaseScan, runQueued } from './release-scan.ts'
import * as rules from './rules.ts'
import { saveResult } from './save-result.ts'
import type { ScanContext } from './scan-services.ts'

/**
 * Recognises the photo of a scan, or answers from an earlier recognition of the same photo. Without a model, or without
 * the consent `fotos_ia`, the scan waits for a description. Throws the codes of a recognition, of the quota and `busy`.
 */
export async function recogniseScan(ctx: ScanContext, scan: PhotoScan): Promise<void> {
  const { accountId, database, recognizer, clock } = ctx
  const isAllowed = await database.asAccount(accountId, (tx) => hasConsent(tx, 'fotos_ia'))
  if (!recognizer || !isAllowed) {
    await database.asAccount(accountId, (tx) => queries.awaitDescription(tx, scan.id))
    return
  }
  const since = unreadableSince(clock.now())
  const known = await database.asAccount(accountId, (tx) => queries.findAnswered(tx, scan.photoSha256, since))
  if (known) return answerAgain(ctx, scan.id, known)
  await runQueued(ctx, { id: scan.id, queue: 'recognising' }, () => recognise({ ...ctx, recognizer }, scan))
}

/**
 * Completes a scan with an earlier result for the same photo, or throws the earlier refusal. A result of the last
 * `twinMinutes` counts as the same scan and uses no second quota unit.
 */
async function answerAgain(ctx: ScanContext, id: string, known: ScanRow): Promise<void> {
  const now = ctx.clock.now()
  if (known.recognisedBy !== 'vision') {
    const { refusal, unreadableAt } = known
    await releaseScan(ctx, { id, change: { status: 'awaiting_description', refusal } })
    throw refusal ? fail(refusal) : unreadableAgain(unreadableAt ?? now, now)
  }
  const { unmatched, questions, recognisedBy } = known
  const reading = { parts: known.parts, unmatched, questions }
  const isTwin = known.createdAt >= rules.minutesBefore(now, rules.twinMinutes)
  if (isTwin) await releaseScan(ctx, { id, change: { ...reading, status: 'done', recognisedBy } })
  else await saveResult(ctx, { id, recognisedBy, reading })
}

/**
 * Claims a scan and a quota unit for its recognition and returns `null`, or returns an earlier scan that already
 * answers for the same photo. Throws `busy`, `scan_state_conflict` and the quota's codes.
 */
async function claim({ accountId, database, clock }: ScanContext, scan: PhotoScan): Promise<ScanRow | null> {
  const now = clock.now()
  const staleSince = rules.staleSince(now)
  return database.asSystem(async (tx) => {
    const own = ofAccount(tx, accountId)
    if (await queries.isPhotoBeingRead(own, scan, staleSince)) throw busy()
    const since = unreadableSince(now)
    const known = await queries.findAnswered(own, scan.photoSha256, since)
    if (known) return known
    const claimed = await queries.claimRecognition(own, scan.id, { now, staleSince })
    if (!claimed) throw fail('scan_state_conflict')
    if (claimed.holdsQuota) return null
    // The quota is checked before the paid model call, because a result beyond it would be discarded.
    await takeScan(own, now)
    await queries.updateScan(own, scan.id, { holdsQuota: true })
    return null
  })
}

async function recognise(ctx: ScanContext & RecognitionContext, scan: PhotoScan): Promise<void> {
  const { id, photoKey, mealType } = scan
  const known = await claim(ctx, scan)
  if (known) return answerAgain(ctx, id, known)
  try {
    const bytes = await ctx.storage.get(photoKey)
    if (!bytes) throw fail('scan_upload_missing')
    const reading = await recognisePhoto(ctx, { bytes, mealType })
    await saveResult(ctx, { id, recognisedBy: 'vision', reading })
  } catch (error) {
    if (isRefusal(error)) throw await refusePhoto(ctx, id, error.code)
    // The unusable answer is recorded even if the scan was canceled meanwhile, because its photo can be sent again.
    const noted = isUnreadable(error) ? { unreadableAt: ctx.clock.now() } : null
    if (noted) await ctx.database.asAccount(ctx.accountId, (tx) => queries.updateScan(tx, id, noted))
    await releaseScan(ctx, { id, change: { status: 'awaiting_description' } })
    throw error
  }
}

/**
 * Saves the refusal of a photo and returns its error. Releases the scan's quota unit unless `judgeRefusal` says that the
 * refusal costs one.
 */
async function refusePhoto(ctx: ScanContext, id: string, code: PhotoRefusal): Promise<Failure> {
  const { failure, costsScan } = await judgeRefusal(ctx, code)
  const change = { status: 'awaiting_description', refusal: code, recognisingSince: null } as const
  if (!costsScan) await releaseScan(ctx, { id, change })
  else await ctx.database.asSystem((tx) => queries.saveRefusal(ofAccount(tx, ctx.accountId), id, change))
  return failure
}
