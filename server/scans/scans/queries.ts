import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { scans } from './table.ts'

export type ScanRow = Omit<typeof scans.$inferSelect, 'userId'>

/** Scan with an uploaded photo. */
export type PhotoScan = ScanRow & { readonly photoKey: string; readonly photoSha256: string }

const one = (accountId: AccountId, id: string) => and(eq(scans.userId, accountId), eq(scans.id, id))

/** Adds a scan. Returns whether its id was new; of concurrent calls with one id exactly one gets true. */
export async function addScan(
  tx: AccountTransaction,
  scan: Pick<ScanRow, 'id' | 'createdAt' | 'eatenAt' | 'status' | 'mealType' | 'holdsQuota'>,
): Promise<boolean> {
  const added = await tx
    .insert(scans)
    .values({ userId: tx.accountId, ...scan })
    .onConflictDoNothing()
    .returning({ id: scans.id })
  return added.length === 1
}

export async function findScan(tx: AccountTransaction, id: string): Promise<ScanRow | null> {
  const [row] = await tx.select().from(scans).where(one(tx.accountId, id))
  return row ?? null
}

/**
 * Returns a scan, or `null`, and locks its row until the transaction ends, so that calls about one scan run one at a
 * time.
 */
export async function lockScan(tx: AccountTransaction, id: string): Promise<ScanRow | null> {
  const [row] = await tx.select().from(scans).where(one(tx.accountId, id)).for('update')
  return row ?? null
}

export async function updateScan(
  tx: AccountTransaction,
  id: string,
  change: Partial<Omit<ScanRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await tx.update(scans).set(change).where(one(tx.accountId, id))
}

/** Records the key of a photo before the photo is stored, while the scan awaits its photo; replaces an earlier key. */
export async function savePhotoKey(tx: AccountTransaction, id: string, photoKey: string): Promise<void> {
  await tx
    .update(scans)
    .set({ photoKey })
    .where(and(one(tx.accountId, id), eq(scans.status, 'awaiting_photo')))
}

/**
 * Clears the key of a photo that could not be stored, unless the scan has its photo or another upload has replaced the
 * key.
 */
export async function clearPhotoKey(tx: AccountTransaction, id: string, photoKey: string): Promise<void> {
  await tx
    .update(scans)
    .set({ photoKey: null })
    .where(expected(tx.accountId, id, photoKey))
}

/**
 * Marks the photo of the recorded key as uploaded. If another upload was first, returns the key of that upload and
 * `isFirst: false`.
 */
export async function attachPhoto(
  tx: AccountTransaction,
  id: string,
  { photoKey, photoSha256 }: { readonly photoKey: string; readonly photoSha256: string },
): Promise<{ readonly isFirst: boolean; readonly photoKey: string | null }> {
  const attached = await tx
    .update(scans)
    .set({ photoSha256, status: 'uploaded' })
    .where(expected(tx.accountId, id, photoKey))
    .returning({ id: scans.id })
  if (attached.length === 1) return { isFirst: true, photoKey }
  return { isFirst: false, photoKey: (await findScan(tx, id))?.photoKey ?? null }
}

function expected(accountId: AccountId, id: string, photoKey: string) {
  return and(one(accountId, id), eq(scans.status, 'awaiting_photo'), eq(scans.photoKey, photoKey))
}

/** Changes an `uploaded` scan to wait for a description; does nothing in another status. */
export async function awaitDescription(tx: AccountTransaction, id: string): Promise<void> {
  await tx
    .update(scans)
    .set({ status: 'awaiting_description' })
    .where(and(one(tx.accountId, id), eq(scans.status, 'uploaded')))
}

/**
 * Marks the recognition of an unfinished scan as running since `now`. Returns `null` if the scan is finished or a
 * recognition of it has been running since `staleSince` or later.
 */
export async function claimRecognition(
  tx: AccountTransaction,
  id: string,
  { now, staleSince }: { readonly now: Date; readonly staleSince: Date },
): Promise<Pick<ScanRow, 'holdsQuota'> | null> {
  const [claimed] = await tx
    .update(scans)
    .set({ recognisingSince: now })
    .where(
      and(
        one(tx.accountId, id),
        inArray(scans.status, ['awaiting_photo', 'uploaded', 'awaiting_description']),
        or(isNull(scans.recognisingSince), lt(scans.recognisingSince, staleSince)),
      ),
    )
    .returning({ holdsQuota: scans.holdsQuota })
  return claimed ?? null
}

/** Saves a refusal and keeps the quota unit that it costs, unless the scan has a result or was canceled meanwhile. */
export async function saveRefusal(
  tx: AccountTransaction,
  id: string,
  change: Pick<ScanRow, 'status' | 'refusal' | 'recognisingSince'>,
): Promise<void> {
  await tx
    .update(scans)
    .set(change)
    .where(and(one(tx.accountId, id), inArray(scans.status, ['uploaded', 'awaiting_description'])))
}

/**
 * Releases the quota units of unfinished scans that started before `before`, or before `withoutPhotoBefore` if they
 * still await a photo. Scans charged for a refused photo keep their unit. Returns the number of released units.
 */
export async function abandonScans(
  tx: AccountTransaction,
  before: Date,
  withoutPhotoBefore: Date,
): Promise<number> {
  const abandoned = await tx
    .update(scans)
    .set({ holdsQuota: false })
    .where(
      and(
        eq(scans.userId, tx.accountId),
        eq(scans.holdsQuota, true),
        isNull(scans.refusal),
        or(
          and(inArray(scans.status, ['uploaded', 'awaiting_description']), lt(scans.createdAt, before)),
          and(eq(scans.status, 'awaiting_photo'), lt(scans.createdAt, withoutPhotoBefore)),
        ),
      ),
    )
    .returning({ id: scans.id })
  return abandoned.length
}

/**
 * Returns the account's latest scan of the same photo with a refusal, a finished reading, or an unusable answer after
 * `unreadableSince`. Other accounts are not searched, because the response time would reveal that someone else has the
 * picture.
 */
export async function findAnswered(
  tx: AccountTransaction,
  photoSha256: string,
  unreadableSince: Date,
): Promise<ScanRow | null> {
  const isAnswered = or(
    isNotNull(scans.refusal),
    eq(scans.recognisedBy, 'vision'),
    gt(scans.unreadableAt, unreadableSince),
  )
  const [row] = await tx
    .select()
    .from(scans)
    .where(and(ofPhoto(tx.accountId, photoSha256), isAnswered))
    .orderBy(desc(scans.createdAt))
    .limit(1)
  return row ?? null
}

/**
 * Returns whether another scan of the same photo has been in recognition since `staleSince` or later. Locks all scans
 * of the photo, so that concurrent calls run one at a time.
 */
export async function isPhotoBeingRead(
  tx: AccountTransaction,
  scan: Pick<PhotoScan, 'id' | 'photoSha256'>,
  staleSince: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: scans.id, recognisingSince: scans.recognisingSince })
    .from(scans)
    .where(ofPhoto(tx.accountId, scan.photoSha256))
    .orderBy(scans.id)
    .for('update')
  return rows.some(
    ({ id, recognisingSince }) =>
      id !== scan.id && recognisingSince !== null && recognisingSince >= staleSince,
  )
}

function ofPhoto(accountId: AccountId, photoSha256: string) {
  return and(eq(scans.userId, accountId), eq(scans.photoSha256, photoSha256))
}

export interface KeptPhoto {
  readonly accountId: AccountId
  readonly id: string
  readonly photoKey: string
}

/** Lists up to `most` photos, over all accounts, of scans that started before `before`. */
export async function listPhotosBefore(tx: Transaction, before: Date, most: number): Promise<KeptPhoto[]> {
  const rows = await tx
    .select({ accountId: scans.userId, id: scans.id, photoKey: scans.photoKey })
    .from(scans)
    .where(and(isNotNull(scans.photoKey), lt(scans.createdAt, before)))
    .limit(most)
  return rows.flatMap(({ photoKey, ...scan }) => (photoKey === null ? [] : [{ ...scan, photoKey }]))
}

/** Lists the storage keys of all photos of an account. */
export async function listPhotoKeys(tx: AccountTransaction): Promise<string[]> {
  const rows = await tx
    .select({ photoKey: scans.photoKey })
    .from(scans)
    .where(and(eq(scans.userId, tx.accountId), isNotNull(scans.photoKey)))
  return rows.flatMap(({ photoKey }) => photoKey ?? [])
}
