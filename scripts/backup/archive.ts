import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Stop } from '../toolbox.mjs'
import { readArchive } from './archive-file.ts'
import { inArchive, type Manifest, parseManifest } from './manifest.ts'

export interface Archive {
  readonly manifest: Manifest
  readonly paths: readonly string[]
  read(path: string): Promise<Buffer>
  /** Returns the local path of an unpacked file. */
  fileOf(path: string): string
}

interface Unpacked {
  readonly file: string
  readonly sha256: string
}

/** Unpacks an archive. Rejects missing, changed or unlisted files, by the manifest. */
export async function openArchive(
  file: string,
  workDir: string,
  passphrase: string | undefined,
): Promise<Archive> {
  const unpacked = await unpack(file, join(workDir, 'unpacked'), passphrase)
  const find = (path: string) => {
    const found = unpacked.get(path)
    if (!found) throw new Stop(`${path} is missing: the backup is incomplete.`)
    return found
  }
  const read = (path: string) => readFile(find(path).file)
  const manifest = parseManifest((await read(inArchive.manifest)).toString())
  for (const [path, wanted] of Object.entries(manifest.files))
    if (find(path).sha256 !== wanted) throw new Stop(`${path} changed since the backup.`)
  const paths = [...unpacked.keys()].filter((path) => path !== inArchive.manifest)
  const unnamed = paths.filter((path) => !(path in manifest.files))
  if (unnamed.length > 0)
    throw new Stop(`The backup has files that its manifest does not list: ${unnamed.join(', ')}`)
  return { manifest, paths, read, fileOf: (path) => find(path).file }
}

/** Unpacks into numbered files, so that no name in an archive becomes a local path (path traversal). */
async function unpack(file: string, folder: string, passphrase: string | undefined) {
  await mkdir(folder, { mode: 0o700 })
  const unpacked = new Map<string, Unpacked>()
  for await (const { header, body } of readArchive(file, passphrase)) {
    if (header.type !== 'file' || unpacked.has(header.name))
      throw new Stop(`${file} is no backup of Prato Certo: ${header.name} is repeated or is not a file.`)
    const place = join(folder, `${unpacked.size}`)
    const hash = createHash('sha256')
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(place, { flags: 'wx', mode: 0o600 }),
    )
    unpacked.set(header.name, { file: place, sha256: hash.digest('hex') })
  }
  return unpacked
}
