import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { demonstrationDocuments as documents } from '../../platform/security/table.ts'
import type { FakeDocuments, FakeKind, FakeStore } from './fake-store.ts'

/** Returns a store of the fake provider's documents in the database, so that a demonstration survives a restart. */
export function databaseStore(database: Sql): FakeStore {
  return {
    async get(kind, id) {
      const [row] = await database
        .select()
        .from(documents)
        .where(and(eq(documents.kind, kind), eq(documents.id, id)))
      return row ? documentOf(kind, row.document) : null
    },
    async put(kind, id, document) {
      await database
        .insert(documents)
        .values({ kind, id, document })
        .onConflictDoUpdate({ target: [documents.kind, documents.id], set: { document } })
    },
    async list(kind) {
      const rows = await database
        .select()
        .from(documents)
        .where(eq(documents.kind, kind))
        .orderBy(asc(documents.position))
      return rows.map(({ document }) => documentOf(kind, document))
    },
  }
}

/** Deletes all documents that contain one of these references, in any field or in their id. */
export async function forgetDocuments(database: Sql, references: readonly string[]): Promise<void> {
  for (const reference of references) {
    const naming = `%${reference}%`
    const isNamed = or(sql`${documents.document}::text like ${naming}`, sql`${documents.id} like ${naming}`)
    await database.delete(documents).where(isNamed)
  }
}

/** Casts a document to the type of its kind. */
function documentOf<K extends FakeKind>(_: K, document: unknown): FakeDocuments[K] {
  return document as FakeDocuments[K]
}
