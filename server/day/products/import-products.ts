import * as z from 'zod'
import {
  isRefused,
  type ProductReading,
  type ProductRefusal,
} from '../../adapters/products/product-source.ts'
import { readProduct } from '../../adapters/products/read-product.ts'
import type { Platform } from '../../platform/context.ts'
import { productRow } from './product-rules.ts'
import { type ProductRow, saveProducts } from './queries.ts'

export interface ImportCounts {
  readonly lines: number
  /** Lines that are no JSON, such as a cut last line. */
  readonly broken: number
  readonly brazilian: number
  /** Products added, or replaced by the same or a later version. */
  readonly saved: number
  readonly refused: Readonly<Record<ProductRefusal, number>>
}

const batchSize = 500
const soldInBrazil = 'en:brazil'
const document = z.object({ countries_tags: z.array(z.string()).catch([]) }).loose()

/**
 * Imports the products sold in Brazil from the lines of the JSONL dump of Open Food Facts. Each batch is saved in its
 * own transaction, so that an import that ended early is completed by another.
 */
export async function importProducts(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  lines: AsyncIterable<string>,
): Promise<ImportCounts> {
  const counts = { lines: 0, broken: 0, brazilian: 0, saved: 0, refused: noRefusals() }
  const batch = new Map<string, ProductRow>()
  const saveBatch = async () => {
    counts.saved += await database.asSystem((tx) => saveProducts(tx, [...batch.values()]))
    batch.clear()
  }
  for await (const line of lines) {
    if (line.trim() === '') continue
    counts.lines += 1
    const reading = readLine(line)
    if (reading === null) continue
    if (reading === 'broken') {
      counts.broken += 1
      continue
    }
    counts.brazilian += 1
    if (isRefused(reading)) {
      counts.refused[reading.refusal] += 1
      continue
    }
    addLatest(batch, productRow(reading, clock.now()))
    if (batch.size >= batchSize) await saveBatch()
  }
  await saveBatch()
  return counts
}

/** Reads a line of the dump; `null` for a product that is not sold in Brazil. */
function readLine(line: string): ProductReading | null | 'broken' {
  // Only lines with this text are parsed, one in a hundred, because parsing the whole dump takes an hour.
  if (!line.includes(soldInBrazil)) return null
  try {
    const product = document.parse(JSON.parse(line))
    return product.countries_tags.includes(soldInBrazil) ? readProduct(product) : null
  } catch {
    return 'broken'
  }
}

/**
 * Adds a row to the batch, unless the batch has a later version of the product: one statement cannot write a row twice.
 */
function addLatest(batch: Map<string, ProductRow>, row: ProductRow): void {
  const other = batch.get(row.code)
  if (!other || other.modifiedAt <= row.modifiedAt) batch.set(row.code, row)
}

function noRefusals(): Record<ProductRefusal, number> {
  return { code: 0, name: 0, not_food: 0, values_missing: 0, energy_units: 0, values_implausible: 0 }
}
