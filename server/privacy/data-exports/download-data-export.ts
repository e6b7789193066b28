import { readNutritionProfileOf } from '../../account/profile/service.ts'
import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { writeZip, type ZipEntry } from '../../platform/files/zip.ts'
import type { PersonalDataServices } from '../../platform/personal-data.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import { type AuditContext, recordAuditEvent } from '../audit-log/service.ts'
import { exportDays, exportItems } from '../diary-exports/service.ts'
import { fileName, readMe } from './copy.ts'
import * as queries from './queries.ts'
import { firstDateOf, pathOf, yearsBetween } from './rules.ts'

export interface DataExportServices extends PersonalDataServices {
  readonly storage: ObjectStorage
  readonly links: SignedLinks
}

type ExportContext = AccountContext & DataExportServices

/** Minutes after which a running export counts as dead, so that another can start. */
const longestMinutes = 15

/**
 * Exports the account as one zip file, streamed in parts: nothing is written to disk, and memory is bounded by the
 * largest table. Throws `export_link_invalid`, or `export_running` while another download of the account runs.
 */
export async function downloadDataExport(
  ctx: ExportContext & AuditContext,
  { token }: { readonly token: string },
): Promise<{ name: string; bytes: ReadableStream<Uint8Array> }> {
  const { accountId, database, links, now } = ctx
  if (links.read('data-export', token, now)?.[0] !== accountId) throw fail('export_link_invalid')
  const staleBefore = new Date(now.getTime() - longestMinutes * 60_000)
  const isOurs = await database.asAccount(accountId, (tx) => queries.claimExport(tx, now, staleBefore))
  if (!isOurs) throw fail('export_running')
  const { timezone } = await readNutritionProfileOf(database, accountId, now)
  const today = civilDay(now, timezone)
  const bytes = streamOf(zipOf(ctx, today))
  await recordAuditEvent(ctx, { kind: 'data_export_begun', accountId })
  return { name: fileName(today), bytes }
}

async function* zipOf(ctx: ExportContext, today: string): AsyncGenerator<Uint8Array> {
  try {
    yield* writeZip(entriesOf(ctx, today), ctx.now)
  } finally {
    // The claim is also released after an aborted download, so that the next one can start.
    await ctx.database.asAccount(ctx.accountId, (tx) => queries.releaseExport(tx, ctx.now))
  }
}

/**
 * Yields the files of the export. Each table is read in a separate transaction, so that none stays open during a slow
 * download.
 */
async function* entriesOf(ctx: ExportContext, today: string): AsyncGenerator<ZipEntry> {
  const { accountId, database, personalData, storage } = ctx
  const { exportedTables } = personalData
  yield textEntry('LEIA-ME.txt', readMe(today, exportedTables))
  yield jsonEntry('conta.json', await personalData.describeAccount(ctx))
  let firstDay = today
  const photos: { id: string; key: string }[] = []
  for (const table of exportedTables) {
    const rows = await database.asSystem((tx) => queries.listRows(ofAccount(tx, accountId), table))
    firstDay = firstDateOf(rows, firstDay)
    photos.push(...rows.flatMap(photoOf))
    yield jsonEntry(pathOf(table), rows.map(without(table.without ?? [])))
  }
  yield* diaryOf(ctx, firstDay, today)
  for (const { id, key } of photos) {
    const bytes = await storage.get(key)
    if (bytes) yield { path: `fotos/${id}.jpg`, bytes }
  }
}

async function* diaryOf(ctx: ExportContext, firstDay: string, today: string): AsyncGenerator<ZipEntry> {
  for (const { year, from, to } of yearsBetween(firstDay, today)) {
    const days = await exportDays(ctx, { from, to })
    yield { path: `diario/dias-${year}.csv`, bytes: days.bytes }
    const items = await exportItems(ctx, { from, to })
    yield { path: `diario/alimentos-${year}.csv`, bytes: items.bytes }
  }
}

/**
 * Creates a stream that reads its first part at once: a download aborted before its first byte would otherwise never
 * run the generator's `finally`, which releases the claim.
 */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
}

function photoOf(row: Readonly<Record<string, unknown>>): { id: string; key: string }[] {
  const { id, photo_key: key } = row
  return typeof id === 'string' && typeof key === 'string' ? [{ id, key }] : []
}

function without(names: readonly string[]) {
  return (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

function jsonEntry(path: string, value: unknown): ZipEntry {
  return textEntry(path, `${JSON.stringify(value, null, 2)}\n`)
}

function textEntry(path: string, text: string): ZipEntry {
  return { path, bytes: Buffer.from(text) }
}
