import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Stop } from '../toolbox.mjs'
import { inArchive, type Manifest, manifestShape } from './manifest.ts'
import { isSealed, openSealed } from './sealed.ts'
import { listTar } from './tar.ts'

export interface Archive {
  readonly manifest: Manifest
  readonly paths: readonly string[]
  read(path: string): Promise<Buffer>
  /** Puts a large file of the archive where a program can open it. */
  unpack(path: string, folder: string): Promise<string>
}

/** Rejects an archive with a missing file, a changed file or a file that the manifest does not list. */
export async function openArchive(
  file: string,
  workshop: string,
  passphrase: string | undefined,
): Promise<Archive> {
  const plain = await plainFile(file, workshop, passphrase)
  const entries = new Map((await listTar(plain)).map((entry) => [entry.path, entry]))
  const find = (path: string) => {
    const entry = entries.get(path)
    if (!entry) throw new Stop(`${path} is missing: the backup is incomplete.`)
    return entry
  }
  const read = async (path: string) => {
    const { start, size } = find(path)
    const opened = await open(plain)
    try {
      return (await opened.read(Buffer.alloc(size), 0, size, start)).buffer
    } finally {
      await opened.close()
    }
  }
  const manifest = manifestShape.parse(JSON.parse((await read(inArchive.manifest)).toString()))
  for (const [path, wanted] of Object.entries(manifest.files)) {
    const { start, size } = find(path)
    if ((await hashIn(plain, start, size)) !== wanted) throw new Stop(`${path} changed since the backup.`)
  }
  const paths = [...entries.keys()].filter((path) => path !== inArchive.manifest)
  const unnamed = paths.filter((path) => !(path in manifest.files))
  if (unnamed.length > 0)
    throw new Stop(`The backup has files that its manifest does not list: ${unnamed.join(', ')}`)
  return {
    manifest,
    paths,
    read,
    unpack: async (path, folder) => {
      const { start, size } = find(path)
      const out = join(folder, path)
      await writeFile(out, size === 0 ? '' : createReadStream(plain, { start, end: start + size - 1 }), {
        mode: 0o600,
      })
      return out
    },
  }
}

async function plainFile(file: string, workshop: string, passphrase: string | undefined): Promise<string> {
  if (!(await isSealed(file))) return file
  if (passphrase === undefined) throw new Stop('The backup is encrypted: set BACKUP_PASSPHRASE.')
  const plain = join(workshop, 'archive.tar')
  await openSealed(file, passphrase, plain)
  return plain
}

async function hashIn(file: string, start: number, size: number): Promise<string> {
  const hash = createHash('sha256')
  if (size > 0)
    for await (const chunk of createReadStream(file, { start, end: start + size - 1 }))
      hash.update(chunk as Buffer)
  return hash.digest('hex')
}
