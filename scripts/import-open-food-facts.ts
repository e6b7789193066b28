/**
 * Imports the products sold in Brazil from the dump of Open Food Facts into the products of DATA_DIR or DATABASE_URL:
 * `node scripts/import-open-food-facts.ts openfoodfacts-products.jsonl.gz`, or `-` to read the compressed dump from
 * standard input. May be run again at any time, also after it was interrupted. See docs/operations.md.
 */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { importProducts } from '../server/day/products/import-products.ts'
import { systemClock } from '../server/platform/clock.ts'
import { scopeDatabase } from '../server/platform/database/database.ts'
import { migrate } from '../server/platform/database/migrations.ts'
import { parseConfig } from '../server/platform/process/config.ts'
import { openDatabase } from './backup/database-restore.ts'
import { explainFailure } from './backup/instance.ts'
import { main, Stop } from './toolbox.mjs'

await main(async () => {
  const [source, ...others] = process.argv.slice(2)
  if (!source || source.startsWith('--') || others.length > 0)
    throw new Stop('Name the dump: node scripts/import-open-food-facts.ts openfoodfacts-products.jsonl.gz')
  try {
    await importFrom(source)
  } catch (error) {
    throw explainFailure(error)
  }
})

async function importFrom(source: string): Promise<void> {
  const connection = await openDatabase(parseConfig(process.env))
  try {
    await migrate(connection.sql)
    const counts = await importProducts(
      { database: scopeDatabase(connection), clock: systemClock },
      readLines(source),
    )
    const { lines, broken, brazilian, saved, refused } = counts
    console.log(
      `${lines} products read, ${broken} of them broken, ${brazilian} sold in Brazil, ${saved} saved.`,
    )
    for (const [reason, count] of Object.entries(refused)) console.log(`refused, ${reason}: ${count}`)
  } finally {
    await connection.close()
  }
}

async function* readLines(source: string): AsyncGenerator<string> {
  const file: Readable = source === '-' ? process.stdin : createReadStream(source)
  const unpacked = createGunzip()
  // Without this an unreadable file would leave the loop below waiting.
  file.on('error', (error) => unpacked.destroy(error))
  try {
    yield* createInterface({ input: file.pipe(unpacked), crlfDelay: Infinity })
  } catch (error) {
    throw new Stop(`${source} cannot be read to its end: ${String(error)}. What was read before is saved.`)
  }
}
