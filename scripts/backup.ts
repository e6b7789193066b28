/**
 * `npm run backup -- <folder or file>`: writes one tar with the database, the photos and the instance's generated
 * secret, encrypted with age if BACKUP_PASSPHRASE is set. `npm run backup -- --erasures <folder>` only updates the list
 * of erased accounts in that folder. See docs/operations.md.
 */
import { openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ArchiveEntry, writeArchive } from './backup/archive-file.ts'
import { copyEmbedded, copyNetworked, type DatabaseCopy, readErased } from './backup/database-copy.ts'
import {
  explainFailure,
  hashOf,
  type Instance,
  listObjects,
  openInstance,
  readLedgerFile,
} from './backup/instance.ts'
import { inArchive, type Ledger, type Manifest, mergeLedgers } from './backup/manifest.ts'
import { main, Stop } from './toolbox.mjs'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { erasures: { type: 'boolean', default: false } },
  })
  const [target] = positionals
  if (!target) throw new Stop('Name the target folder: npm run backup -- /backups')
  try {
    const instance = await openInstance()
    if (values.erasures) await writeErased(target, await readErased(instance.config))
    else await backUp(instance, target)
  } catch (error) {
    throw explainFailure(error)
  }
})

async function backUp(instance: Instance, target: string): Promise<void> {
  const started = performance.now()
  const passphrase = process.env['BACKUP_PASSPHRASE'] || undefined
  const file = await fileFor(target, passphrase === undefined ? 'tar' : 'tar.age')
  const workDir = await mkdtemp(join(tmpdir(), 'prato-certo-copia-'))
  const unfinished = `${file}.unfinished`
  try {
    const copy = instance.config.databaseUrl
      ? await copyNetworked(instance.config.databaseUrl, workDir)
      : await copyEmbedded(instance.config.dataDir, workDir)
    await writeArchive(unfinished, entriesOf(instance, copy), passphrase)
    await rename(unfinished, file)
    await writeErased(dirname(file), copy.erased)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const size = ((await stat(file)).size / 1_000_000).toFixed(1)
    console.log(`Backup made in ${seconds} s, ${size} MB: ${file}`)
    for (const line of warningsOf(instance, passphrase)) console.log(`WARNING: ${line}`)
  } finally {
    await rm(workDir, { recursive: true, force: true })
    await rm(unfinished, { force: true })
  }
}

/** Yields the entries of the archive; the manifest comes last, because hashes are computed while files are written. */
async function* entriesOf(instance: Instance, copy: DatabaseCopy): AsyncGenerator<ArchiveEntry> {
  const files: Manifest['files'] = {}
  function* entry(path: string, bytes: Uint8Array): Generator<ArchiveEntry> {
    files[path] = hashOf(bytes)
    yield { path, content: new Blob([Buffer.from(bytes)]) }
  }
  for (const { path, file, sha256 } of copy.files) {
    files[path] = sha256
    yield { path, content: await openAsBlob(file) }
  }
  // Photos are copied after the database: an extra photo is harmless, a missing one is data loss.
  for (const key of await listObjects(instance.storage)) {
    const bytes = await instance.storage.get(key)
    if (bytes) yield* entry(inArchive.objects + key, bytes)
  }
  for (const [name, bytes] of await recipePhotos(instance)) yield* entry(inArchive.recipePhotos + name, bytes)
  if (instance.ownSecret) yield* entry(inArchive.secret, Buffer.from(instance.ownSecret))
  yield* entry(inArchive.erasures, json(copy.erased))
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    engine: copy.engine,
    migration: copy.migration,
    rows: copy.rows,
    files,
    secretTag: instance.secretTag,
    holdsSecret: instance.ownSecret !== null,
  }
  yield { path: inArchive.manifest, content: new Blob([json(manifest)]) }
}

async function recipePhotos({ config }: Instance): Promise<[string, Uint8Array][]> {
  const folder = join(config.dataDir, 'recipe-photos')
  const names = await readdir(folder).catch(() => [])
  const photos: [string, Uint8Array][] = []
  for (const name of names) photos.push([name, await readFile(join(folder, name))])
  return photos
}

/** Writes the list of erased accounts beside the archives; a restore erases these accounts again. */
async function writeErased(folder: string, erased: Ledger): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, inArchive.erasures)
  const known = mergeLedgers(await readLedgerFile(file), erased)
  await writeFile(`${file}.unfinished`, json(known), { mode: 0o600 })
  await rename(`${file}.unfinished`, file)
  console.log(`Known erased accounts: ${known.length} (${file})`)
}

async function fileFor(target: string, ending: string): Promise<string> {
  const isFolder = target.endsWith('/') || (await stat(target).catch(() => null))?.isDirectory()
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const file = isFolder ? join(target, `prato-certo-${stamp}.${ending}`) : target
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  if (await stat(file).catch(() => null)) throw new Stop(`${file} already exists.`)
  return file
}

function* warningsOf({ ownSecret, config }: Instance, passphrase: string | undefined): Generator<string> {
  if (!passphrase)
    yield 'without BACKUP_PASSPHRASE the file is not encrypted, and it contains health data and sessions.'
  if (ownSecret === null)
    yield 'AUTH_SECRET is not in the backup. Store it separately: without it all sessions end and authenticator keys cannot be decrypted.'
  if (config.push.keys)
    yield 'the VAPID keys are not in the backup. Store them separately, or reminders stop arriving.'
}

function json(value: unknown): Buffer<ArrayBuffer> {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
