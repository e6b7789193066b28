import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Path inside the archive, with `/` between its folders. */
  readonly path: string
  readonly bytes: Uint8Array
}

/** Writes a zip file entry by entry, so that few entries are in memory at a time. `at`: time of all entries. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const reader = new AbortController()
  const written = addAll(zip, entries, { at, signal: reader.signal }).catch((error: Error) =>
    output.destroy(error),
  )
  try {
    for await (const chunk of output) yield chunk as Buffer
  } finally {
    reader.abort()
    await written
  }
}

async function addAll(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  { at, signal }: { readonly at: Date; readonly signal: AbortSignal },
): Promise<void> {
  for await (const { path, bytes } of entries) {
    const source = new PassThrough()
    zip.addReadStream(source, path, { mtime: at })
    source.end(bytes)
    await finished(source, { signal })
  }
  zip.end()
}
