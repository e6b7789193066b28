import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface SealedTexts {
  /** @param owner whose it is; nobody else's row opens with it */
  seal(text: string, owner: string): string
  /** `null` when it was not sealed here for this owner, as after a change of the secret. */
  open(sealed: string, owner: string): string | null
}

/** Texts that have to be read again, such as a key, kept so that a stolen database tells none of them. */
export function sealedTexts(secret: string, purpose: string): SealedTexts {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `prato-certo ${purpose}`, 32))
  return {
    seal(text, owner) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
        return Buffer.concat(opened).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
