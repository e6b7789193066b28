import * as z from 'zod'
import { Stop } from '../toolbox.mjs'

const name = 'manifest.json'
const hash = z.string().regex(/^[\da-f]{64}$/)

/** Manifest of an archive, verified by the restore. */
const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** Last migration of the database; a release without it cannot restore the archive. */
  migration: z.number(),
  /** Number of rows per table. */
  rows: z.record(z.string(), z.number()),
  /** SHA-256 of each file in the archive. */
  files: z.record(z.string(), hash),
  /** Hash that identifies the secret without revealing it. */
  secretTag: z.string(),
  holdsSecret: z.boolean(),
})
export type Manifest = z.infer<typeof manifestShape>

export function parseManifest(text: string): Manifest {
  try {
    return manifestShape.parse(JSON.parse(text))
  } catch {
    throw new Stop(`${name} is not that of a Prato Certo backup.`)
  }
}

export const inArchive = {
  manifest: name,
  erasures: 'erased-accounts.json',
  secret: 'auth-secret',
  embedded: 'database.tar.gz',
  structure: 'database.dump',
  rows: 'database-rows.dump',
  objects: 'objects/',
  recipePhotos: 'recipe-photos/',
} as const

const ledgerShape = z.array(z.object({ account: hash, erasedAt: z.iso.datetime() }))
export type Ledger = z.infer<typeof ledgerShape>

export function parseLedger(text: string): Ledger {
  return ledgerShape.parse(JSON.parse(text))
}

export function mergeLedgers(...ledgers: readonly Ledger[]): Ledger {
  return [...new Map(ledgers.flat().map((entry) => [entry.account, entry])).values()]
}
