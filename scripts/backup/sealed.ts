import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Stop } from '../toolbox.mjs'

/**
 * `PRATO-CERTO-1`, 16 bytes of salt, 12 of nonce, the bytes under AES-256-GCM, 16 of its tag. The key is derived
 * from the passphrase by scrypt, a tenth of a second per attempt.
 */
const magic = Buffer.from('PRATO-CERTO-1')
const [saltBytes, nonceBytes, tagBytes] = [16, 12, 16]
const scrypt = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const headBytes = magic.length + saltBytes + nonceBytes

export async function isSealed(file: string): Promise<boolean> {
  return (await readAt(file, 0, magic.length)).equals(magic)
}

/** Writes chunks to a file readable only by its owner, encrypted when there is a passphrase. */
export async function writeSealed(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
): Promise<void> {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  if (passphrase === undefined) return pipeline(chunks, out)
  const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)]
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, scrypt), nonce)
  await pipeline(async function* () {
    yield Buffer.concat([magic, salt, nonce])
    for await (const chunk of chunks) yield cipher.update(chunk)
    yield cipher.final()
    yield cipher.getAuthTag()
  }, out)
}

/** Decrypts to a file, which is deleted unless the tag proves it intact. */
export async function openSealed(file: string, passphrase: string, plain: string): Promise<void> {
  const { size } = await stat(file)
  const head = await readAt(file, magic.length, saltBytes + nonceBytes)
  const key = scryptSync(passphrase, head.subarray(0, saltBytes), 32, scrypt)
  const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(saltBytes))
  decipher.setAuthTag(await readAt(file, size - tagBytes, tagBytes))
  try {
    await pipeline(
      createReadStream(file, { start: headBytes, end: size - tagBytes - 1 }),
      decipher,
      createWriteStream(plain, { flags: 'wx', mode: 0o600 }),
    )
  } catch {
    await rm(plain, { force: true })
    throw new Stop('BACKUP_PASSPHRASE does not decrypt this file, or the file was changed.')
  }
}

async function readAt(file: string, start: number, length: number): Promise<Buffer> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, Math.max(0, start))
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}
