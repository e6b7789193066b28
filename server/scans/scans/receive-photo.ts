import { photoLimits } from '#contract/scans/scans.ts'
import type { Context, Platform } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { fail, type Failure } from '../../platform/failure.ts'
import { reencodeImage } from '../../platform/files/image.ts'
import * as queries from './queries.ts'
import { releaseScan, runQueued } from './release-scan.ts'
import * as rules from './rules.ts'
import type { ScanContext, ScanServices } from './scan-services.ts'

interface Upload {
  readonly token: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/**
 * Verifies an upload link. The route calls it before it reads the body, so that requests without a valid link use no
 * memory. Throws `upload_link_invalid`.
 */
export function readUploadLink(
  { links, clock }: Pick<ScanServices, 'links'> & Pick<Platform, 'clock'>,
  token: string,
): { accountId: AccountId; id: string } {
  const signed = links.read('scan-upload', token, clock.now())
  if (!signed) throw fail('upload_link_invalid')
  const [accountId, id] = signed as [AccountId, string]
  return { accountId, id }
}

/**
 * Stores the photo that an upload link received, re-encoded. Throws `upload_link_invalid`, `upload_link_used`,
 * `image_type_unsupported`, `image_unreadable`, `image_too_large`, `busy`.
 */
export async function receivePhoto(ctx: Context & ScanServices, upload: Upload): Promise<void> {
  const { accountId, id } = readUploadLink(ctx, upload.token)
  const own = { ...ctx, accountId }
  const scan = await ctx.database.asAccount(accountId, (tx) => queries.findScan(tx, id))
  if (!scan) throw fail('upload_link_invalid')
  if (scan.status !== 'awaiting_photo') throw fail('upload_link_used')
  await storePhoto(own, id, await decodePhoto(own, id, upload))
}

/**
 * Returns the photo as a JPEG without metadata. A refused image sets its scan to `failed` and releases its quota unit.
 */
async function decodePhoto(
  ctx: ScanContext,
  id: string,
  { mediaType, bytes }: Omit<Upload, 'token'>,
): Promise<Uint8Array> {
  const refuse = async (failure: Failure) => {
    await releaseScan(ctx, { id, change: { status: 'failed' } })
    return failure
  }
  if (!/^image\/(jpeg|png|webp)$/.test(mediaType)) throw await refuse(fail('image_type_unsupported'))
  if (bytes.length > photoLimits.bytes) throw await refuse(fail('image_too_large', { limit: '5 MB' }))
  const image = await runQueued(ctx, { id, queue: 'decoding' }, () => reencodeImage(bytes, photoLimits))
  if (image.kind !== 'image') throw await refuse(rules.refusalOf(image.kind))
  return image.jpeg
}

async function storePhoto(ctx: ScanContext, id: string, jpeg: Uint8Array): Promise<void> {
  const { accountId, database, storage } = ctx
  const photo = rules.photoOf(accountId, id, jpeg)
  const { photoKey } = photo
  await savePhotoKey(ctx, id, photoKey)
  await storage.put(photoKey, jpeg).catch(async (error: unknown) => {
    await database.asAccount(accountId, (tx) => queries.clearPhotoKey(tx, id, photoKey))
    throw error
  })
  const kept = await database.asAccount(accountId, (tx) => queries.attachPhoto(tx, id, photo))
  if (kept.isFirst) return
  if (kept.photoKey !== photoKey) await storage.remove(photoKey)
  throw fail('upload_link_used')
}

/**
 * Saves the key before the photo is stored, so that a photo left by a crash can be found by its row. Deletes the photo
 * of a different earlier key. Throws `upload_link_used`.
 */
async function savePhotoKey(
  { accountId, database, storage }: ScanContext,
  id: string,
  photoKey: string,
): Promise<void> {
  await database.asAccount(accountId, async (tx) => {
    const scan = await queries.lockScan(tx, id)
    if (scan?.status !== 'awaiting_photo') throw fail('upload_link_used')
    if (scan.photoKey && scan.photoKey !== photoKey) await storage.remove(scan.photoKey)
    await queries.savePhotoKey(tx, id, photoKey)
  })
}
