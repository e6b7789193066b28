import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import { scans } from './table.ts'

export type ScanRow = Omit<typeof scans.$inferSelect, 'userId'>

/** One whose photo has come. */
export type PhotoScan = ScanRow & { readonly photoKey: string; readonly photoSha256: string }

const one = (accountId: AccountId, id: string) => and(eq(scans.userId, accountId), eq(scans.id, id))

/** Whether there was none of this id; of several at once, one is the first. */
export async function addScan(
  tx: Transaction,
  accountId: AccountId,
  scan: Pick<ScanRow, 'id' | 'createdAt' | 'eatenAt' | 'status' | 'mealType' | 'holdsQuota'>,
): Promise<boolean> {
  const added = await tx
    .insert(scans)
    .values({ userId: accountId, ...scan })
    .onConflictDoNothing()
    .returning({ id: scans.id })
  return added.length === 1
}

/** When people scanned, to be joined by account. */
export function scanMoments(tx: Transaction) {
  const { userId, createdAt } = scans
  return tx.select({ userId, createdAt }).from(scans).as('scan_moments')
}

export async function findScan(tx: Transaction, accountId: AccountId, id: string): Promise<ScanRow | null> {
  const [row] = await tx.select().from(scans).where(one(accountId, id))
  return row ?? null
}

/** Locks the row, so that two calls about one scan come one after the other. */
export async function lockScan(tx: Transaction, accountId: AccountId, id: string): Promise<ScanRow | null> {
  const [row] = await tx.select().from(scans).where(one(accountId, id)).for('update')
  return row ?? null
}

export async function updateScan(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  change: Partial<Omit<ScanRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await tx.update(scans).set(change).where(one(accountId, id))
}

/** Names the photo that is about to be kept for a scan that still waits for one. */
export async function expectPhoto(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  photoKey: string,
): Promise<void> {
  await tx
    .update(scans)
    .set({ photoKey })
    .where(and(one(accountId, id), eq(scans.status, 'awaiting_photo')))
}

/** The photo was not kept; one that another arrival has named since stays named. */
export async function unexpectPhoto(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  photoKey: string,
): Promise<void> {
  await tx
    .update(scans)
    .set({ photoKey: null })
    .where(expected(accountId, id, photoKey))
}

/** Takes the photo that a scan waits for; where another came first, tells which the scan names. */
export async function attachPhoto(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  { photoKey, photoSha256 }: { readonly photoKey: string; readonly photoSha256: string },
): Promise<{ readonly isFirst: boolean; readonly photoKey: string | null }> {
  const attached = await tx
    .update(scans)
    .set({ photoSha256, status: 'uploaded' })
    .where(expected(accountId, id, photoKey))
    .returning({ id: scans.id })
  if (attached.length === 1) return { isFirst: true, photoKey }
  return { isFirst: false, photoKey: (await findScan(tx, accountId, id))?.photoKey ?? null }
}

function expected(accountId: AccountId, id: string, photoKey: string) {
  return and(one(accountId, id), eq(scans.status, 'awaiting_photo'), eq(scans.photoKey, photoKey))
}

/** Asks for words about a photo, unless something happened to its scan meanwhile. */
export async function awaitDescription(tx: Transaction, accountId: AccountId, id: string): Promise<void> {
  await tx
    .update(scans)
    .set({ status: 'awaiting_description' })
    .where(and(one(accountId, id), eq(scans.status, 'uploaded')))
}

/** Starts a recognition unless one of the last moments is still under way. */
export async function claimRecognition(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  now: Date,
  staleSince: Date,
): Promise<Pick<ScanRow, 'holdsQuota'> | null> {
  const [claimed] = await tx
    .update(scans)
    .set({ recognisingSince: now })
    .where(
      and(
        one(accountId, id),
        inArray(scans.status, ['awaiting_photo', 'uploaded', 'awaiting_description']),
        or(isNull(scans.recognisingSince), lt(scans.recognisingSince, staleSince)),
      ),
    )
    .returning({ holdsQuota: scans.holdsQuota })
  return claimed ?? null
}

/** Keeps a refusal with the unit of the quota that it costs, unless something happened to its scan meanwhile. */
export async function keepRefusal(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  change: Pick<ScanRow, 'status' | 'refusal' | 'recognisingSince'>,
): Promise<void> {
  await tx
    .update(scans)
    .set(change)
    .where(and(one(accountId, id), inArray(scans.status, ['uploaded', 'awaiting_description'])))
}

/**
 * Lets go of scans that nobody finished: those older than `before`, and those whose photo never came although they
 * are older than `withoutPhotoBefore`. Answers how many of them held a unit of the quota.
 */
export async function abandonScans(
  tx: Transaction,
  accountId: AccountId,
  before: Date,
  withoutPhotoBefore: Date,
): Promise<number> {
  const abandoned = await tx
    .update(scans)
    .set({ holdsQuota: false })
    .where(
      and(
        eq(scans.userId, accountId),
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
 * What is known of the very same photo from this account: that it was refused, a finished reading, or that after
 * `unreadableSince` no answer about it could be used. Of other accounts nothing is asked: how fast an answer comes would
 * tell that somebody else has the picture.
 */
export async function findAnswered(
  tx: Transaction,
  accountId: AccountId,
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
    .where(and(ofPhoto(accountId, photoSha256), isAnswered))
    .orderBy(desc(scans.createdAt))
    .limit(1)
  return row ?? null
}

/** Whether another scan of the very same photo is being read. Of two that ask at once, one comes after the other. */
export async function isPhotoBeingRead(
  tx: Transaction,
  accountId: AccountId,
  scan: Pick<PhotoScan, 'id' | 'photoSha256'>,
  staleSince: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: scans.id, recognisingSince: scans.recognisingSince })
    .from(scans)
    .where(ofPhoto(accountId, scan.photoSha256))
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

/** When the scans that came to a result began, from one moment up to before another. */
export async function listScanMoments(
  tx: Transaction,
  accountId: AccountId,
  from: Date,
  before: Date,
): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: scans.createdAt })
    .from(scans)
    .where(
      and(
        eq(scans.userId, accountId),
        inArray(scans.status, ['done', 'applied']),
        gte(scans.createdAt, from),
        lt(scans.createdAt, before),
      ),
    )
  return rows.map(({ createdAt }) => createdAt)
}

export interface KeptPhoto {
  readonly accountId: AccountId
  readonly id: string
  readonly photoKey: string
}

/** Photos that are older than they may be kept, of every account. */
export async function listPhotosBefore(tx: Transaction, before: Date, most: number): Promise<KeptPhoto[]> {
  const rows = await tx
    .select({ accountId: scans.userId, id: scans.id, photoKey: scans.photoKey })
    .from(scans)
    .where(and(isNotNull(scans.photoKey), lt(scans.createdAt, before)))
    .limit(most)
  return rows.flatMap(({ photoKey, ...scan }) => (photoKey === null ? [] : [{ ...scan, photoKey }]))
}

/** Where all photos of an account lie. */
export async function listPhotoKeys(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const rows = await tx
    .select({ photoKey: scans.photoKey })
    .from(scans)
    .where(and(eq(scans.userId, accountId), isNotNull(scans.photoKey)))
  return rows.flatMap(({ photoKey }) => photoKey ?? [])
}
