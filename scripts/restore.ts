/**
 * `npm run restore -- <file>`: restores a backup into an empty instance, or with `--overwrite` over existing data,
 * verifies it against the manifest, and erases accounts again that were erased since. `npm run restore -- --erasures
 * <file>` only does the last step. See docs/operations.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ledgerDays } from '../server/privacy/account-deletions/rules.ts'
import { openArchive, type Archive } from './backup/archive.ts'
import { explainFailure, type Instance, openInstance, readLedgerFile } from './backup/instance.ts'
import { inArchive, type Ledger, mergeLedgers, parseLedger } from './backup/manifest.ts'
import { rejectNonEmptyStorage, restoreObjects, restoreOwnFiles } from './backup/object-restore.ts'
import { main, Stop } from './toolbox.mjs'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false }, erasures: { type: 'string' } },
  })
  const [file] = positionals
  if (!file && !values.erasures)
    throw new Stop('Name the backup: npm run restore -- /backups/prato-certo-….tar.age')
  const given = values.erasures === undefined ? [] : await readLedgerFile(values.erasures)
  try {
    const instance = await openInstance()
    if (file) await restore(instance, file, { given, overwrites: values.overwrite })
    else await finish(instance, given)
  } catch (error) {
    throw explainFailure(error)
  }
})

interface Asked {
  readonly given: Ledger
  readonly overwrites: boolean
}

async function restore(instance: Instance, file: string, { given, overwrites }: Asked): Promise<void> {
  const started = performance.now()
  const workDir = await mkdtemp(join(tmpdir(), 'prato-certo-volta-'))
  try {
    if (!overwrites) await rejectNonEmptyStorage(instance.storage)
    const archive = await openArchive(file, workDir, process.env['BACKUP_PASSPHRASE'] || undefined)
    rejectExpired(archive)
    // Imported only after the archive was accepted: loading the database's packages takes longer than reading the
    // archive.
    const { restoreDatabase } = await import('./backup/database-restore.ts')
    const present = await restoreDatabase(instance, archive, overwrites)
    await restoreObjects(instance.storage, archive)
    const secret = await restoreOwnFiles(instance, archive)
    const inside = parseLedger((await archive.read(inArchive.erasures)).toString())
    const beside = await readLedgerFile(join(dirname(file), inArchive.erasures))
    await finish(instance, mergeLedgers(inside, beside, present, given), archive.manifest)
    console.log(`Restored in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
    for (const line of secret) console.log(`WARNING: ${line}`)
  } finally {
    await rm(workDir, { recursive: true, force: true })
  }
}

/** Rejects a backup older than the retention of the list of erased accounts. */
function rejectExpired({ manifest }: Archive): void {
  const days = (Date.now() - Date.parse(manifest.madeAt)) / 86_400_000
  if (days > ledgerDays) {
    throw new Stop(
      `The backup is ${Math.floor(days)} days old. The list of erased accounts only reaches back ${ledgerDays} days.`,
    )
  }
}

/** Imported lazily, because erasing an account loads the whole app. */
async function finish(...given: Parameters<typeof import('./backup/finish.ts').finish>): Promise<void> {
  const finishing = await import('./backup/finish.ts')
  await finishing.finish(...given)
}
