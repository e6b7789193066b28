import { createECDH } from 'node:crypto'

/** Keys that identify the sender to push services (VAPID, RFC 8292): on P-256, of 65 and 32 bytes, in base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const significant = pair.getPrivateKey()
  // Node omits leading zeros of the key; push services require all 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32 - significant.length), significant])
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
