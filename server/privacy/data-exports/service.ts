import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import { exportDays, exportItems } from '../diary-exports/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { Platform } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import { writeZip, type ZipEntry } from '../../platform/files/zip.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import { fileName, readMe } from './copy.ts'
import * as queries from './queries.ts'
import { firstDateOf, pathOf, yearsBetween } from './rules.ts'
import type { PersonalDataServices } from '../../platform/personal-data.ts'

export interface DataExportParts extends PersonalDataServices, Platform {
  readonly links: SignedLinks
  readonly storage: ObjectStorage
  readonly rateLimiter: RateLimiter
  /** Account data. */
  readonly describeAccount: (accountId: AccountId) => Promise<object>
}

export type DataExports = ReturnType<typeof createDataExports>

const linkMinutes = 60
/** Duration after which an export is assumed dead. */
const longestMinutes = 15
const perDay = [{ max: 4, perSeconds: 86_400 }]

/**
 * Export of an account as one file, streamed in parts: nothing is written to disk, and memory is bounded by the largest
 * table.
 */
export function createDataExports(parts: DataExportParts) {
  const { database, clock, links, storage, rateLimiter } = parts
  const { exportedTables } = parts.personalData

  /** Returns a temporary download address, valid for the account's own sessions. */
  async function prepare(accountId: AccountId): Promise<{ url: string; expires_at: string }> {
    await rateLimiter.count('data-export', accountId, perDay)
    const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
    const token = links.sign('data-export', [accountId], expiresAt)
    return { url: `/api/data-exports/${token}`, expires_at: expiresAt.toISOString() }
  }

  async function download(
    accountId: AccountId,
    token: string,
  ): Promise<{ name: string; bytes: ReadableStream<Uint8Array> }> {
    const now = clock.now()
    if (links.read('data-export', token, now)?.[0] !== accountId) throw fail('export_link_invalid')
    const staleBefore = new Date(now.getTime() - longestMinutes * 60_000)
    const isOurs = await database.asAccount(accountId, (tx) => queries.claimExport(tx, now, staleBefore))
    if (!isOurs) throw fail('export_running')
    const { timezone } = await readNutritionProfileOf(database, accountId, now)
    const today = civilDay(now, timezone)
    return { name: fileName(today), bytes: streamOf(zipOf(accountId, today, now)) }
  }

  async function* zipOf(accountId: AccountId, today: string, startedAt: Date): AsyncGenerator<Uint8Array> {
    try {
      yield* writeZip(entriesOf(accountId, today), startedAt)
    } finally {
      // Runs after an aborted download as well.
      await database.asAccount(accountId, (tx) => queries.releaseExport(tx, startedAt))
    }
  }

  /** Uses one transaction per table, so that none stays open during a slow download. */
  async function* entriesOf(accountId: AccountId, today: string): AsyncGenerator<ZipEntry> {
    yield textEntry('LEIA-ME.txt', readMe(today, exportedTables))
    yield jsonEntry('conta.json', await parts.describeAccount(accountId))
    let firstDay = today
    const photos: { id: string; key: string }[] = []
    for (const table of exportedTables) {
      const rows = await database.asSystem((tx) => queries.listRows(ofAccount(tx, accountId), table))
      firstDay = firstDateOf(rows, firstDay)
      photos.push(...rows.flatMap(photoOf))
      yield jsonEntry(pathOf(table), rows.map(without(table.without ?? [])))
    }
    yield* diaryOf(accountId, firstDay, today)
    for (const { id, key } of photos) {
      const bytes = await storage.get(key)
      if (bytes) yield { path: `fotos/${id}.jpg`, bytes }
    }
  }

  async function* diaryOf(accountId: AccountId, firstDay: string, today: string): AsyncGenerator<ZipEntry> {
    for (const { year, from, to } of yearsBetween(firstDay, today)) {
      const ctx = { ...parts, accountId, now: clock.now() }
      const days = await exportDays(ctx, { from, to })
      yield { path: `diario/dias-${year}.csv`, bytes: days.bytes }
      const items = await exportItems(ctx, { from, to })
      yield { path: `diario/alimentos-${year}.csv`, bytes: items.bytes }
    }
  }

  return { prepare, download }
}

/** Started at once, because a download aborted before its first byte would otherwise not release the claim. */
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
