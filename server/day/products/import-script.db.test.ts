import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { formerDocument, recentDocument } from '../../adapters/products/test-documents.ts'
import { furnish } from '../../platform/database/test-snapshot.ts'
import { openScriptProcess } from '../../platform/process/test-script.ts'

const folder = await mkdtemp(join(tmpdir(), 'prato-certo-import-'))
afterAll(() => rm(folder, { recursive: true }))

/** Dump in the format of Open Food Facts: one product document a line, compressed. */
const dump = gzipSync(
  [
    recentDocument({}, { countries_tags: ['en:brazil', 'en:portugal'] }),
    formerDocument({}, { countries_tags: ['en:portugal'], code: '7891000100202' }),
    formerDocument({ sugars_100g: 90 }, { countries_tags: ['en:brazil'], code: '7891000100301' }),
  ]
    .map((document) => `${JSON.stringify(document)}\n`)
    .join(''),
)
const dataDir = join(folder, 'data')
await furnish(dataDir)
const runScript = openScriptProcess()
const run = (...args: string[]) => runScript('import-open-food-facts.ts', args, { DATA_DIR: dataDir })

test('a dump is imported, and a cut one is reported', async () => {
  const [whole, cut] = [join(folder, 'dump.jsonl.gz'), join(folder, 'cut.jsonl.gz')]
  await Promise.all([writeFile(whole, dump), writeFile(cut, dump.subarray(0, -20))])
  const counts = '3 products read, 0 of them broken, 2 sold in Brazil, 1 saved.'
  const imported = await run(whole)
  expect([imported.code, imported.output]).toEqual([0, expect.stringContaining(counts)])
  expect(imported.output).toContain('refused, values_implausible: 1')
  const { code, output } = await run(cut)
  expect([code, output]).toEqual([1, expect.stringContaining('cannot be read to its end')])
  expect((await run()).output).toContain('Name the dump')
})
