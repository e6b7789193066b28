import { createWriteStream, openAsBlob } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { Stop } from '../toolbox.mjs'

export interface ArchiveEntry {
  readonly path: string
  readonly content: Blob
}

/** First line of a file encrypted by age (https://age-encryption.org/v1). */
const ageMagic = 'age-encryption.org/v1\n'

/** Writes a tar to a file readable only by its owner, encrypted with age if there is a passphrase. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  passphrase: string | undefined,
): Promise<void> {
  const { readable, controller } = createTarPacker()
  const packed = (async () => {
    for await (const { path, content } of entries) {
      const body = controller.add({ name: path, size: content.size, mode: 0o600 })
      await content.stream().pipeTo(body)
    }
    controller.finalize()
  })().catch((error: unknown) => controller.error(error))
  const bytes = passphrase === undefined ? readable : await encrypt(readable, passphrase)
  await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  await packed
}

function encrypt(bytes: ReadableStream<Uint8Array>, passphrase: string) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(bytes)
}

/** Yields the files of an archive one by one. The caller must read each body to its end. */
export async function* readArchive(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<ParsedTarEntry> {
  const stored = await openStored(file)
  const isEncrypted = (await stored.slice(0, ageMagic.length).text()) === ageMagic
  const bytes = isEncrypted ? await decrypt(stored.stream(), passphrase) : stored.stream()
  try {
    yield* bytes.pipeThrough(createTarDecoder({ strict: true }))
  } catch (error) {
    if (error instanceof Stop || !(error instanceof Error)) throw error
    throw new Stop(`${file} is no backup, or the file was changed or cut off: ${error.message}`)
  }
}

async function openStored(file: string): Promise<Blob> {
  try {
    return await openAsBlob(file)
  } catch {
    throw new Stop(`${file} cannot be read.`)
  }
}

async function decrypt(bytes: ReadableStream<Uint8Array>, passphrase: string | undefined) {
  if (passphrase === undefined) throw new Stop('The backup is encrypted: set BACKUP_PASSPHRASE.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decrypt(bytes).catch(() => {
    throw new Stop('BACKUP_PASSPHRASE does not decrypt this file, or the file was changed.')
  })
}
