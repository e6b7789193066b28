import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** Keys of a subscribed browser, whose private key never leaves it. */
export interface BrowserKeys {
  readonly privateKey: Buffer
  readonly p256dh: string
  readonly auth: string
}

const saltBytes = 16
const lastRecord = 2

/**
 * Decrypts a message as a browser does: RFC 8291 over one record of RFC 8188. It is written from the specifications,
 * without the library that encrypts, so that the two do not share a bug.
 * @throws when the message is not for these keys, or was changed in transit
 */
export function readPush(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes)
  const recordBytes = body.readUInt32BE(saltBytes)
  const keyEnd = saltBytes + 5 + body.readUInt8(saltBytes + 4)
  const sender = body.subarray(saltBytes + 5, keyEnd)
  const record = body.subarray(keyEnd)
  if (record.length > recordBytes) throw new Error('a message is one record')

  const browser = createECDH('prime256v1')
  browser.setPrivateKey(keys.privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const auth = Buffer.from(keys.auth, 'base64url')
  const secret = { material: browser.computeSecret(sender), salt: auth }
  const inputs = { material: derive(secret, info, 32), salt }
  const key = derive(inputs, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(inputs, Buffer.from('Content-Encoding: nonce\0'), 12)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== lastRecord) throw new Error('a message ends with the mark of its last record')
  return padded.subarray(0, end).toString('utf8')
}

interface KeyInputs {
  readonly material: Buffer
  readonly salt: Buffer
}

function derive({ material, salt }: KeyInputs, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, bytes))
}

export function makeBrowserKeys(randomBytes: (size: number) => Buffer): BrowserKeys {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  return { privateKey: pair.getPrivateKey(), p256dh, auth: randomBytes(16).toString('base64url') }
}
