import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface SealedTexts {
  /** @param owner bound to the text as associated data; it decrypts for no other owner */
  seal(text: string, owner: string): string
  /** Returns `null` when the text was not encrypted here for this owner, or its secret is not configured. */
  open(sealed: string, owner: string): string | null
  /** Re-encrypts a text that a previous secret encrypted; `null` when it is current or unreadable. */
  renew(sealed: string, owner: string): string | null
}

/**
 * Encryption for texts that must be readable again, such as a key, so that a stolen database reveals none.
 * @param before previous secrets, still accepted for decryption
 */
export function sealedTexts(secret: string, purpose: string, before: readonly string[] = []): SealedTexts {
  const today = sealedWith(secret, purpose)
  const former = before.map((one) => sealedWith(one, purpose))
  const openFormer = (sealed: string, owner: string) => {
    for (const one of former) {
      const text = one.open(sealed, owner)
      if (text !== null) return text
    }
    return null
  }
  return {
    seal: today.seal,
    open: (sealed, owner) => today.open(sealed, owner) ?? openFormer(sealed, owner),
    renew(sealed, owner) {
      const text = today.open(sealed, owner) === null ? openFormer(sealed, owner) : null
      return text === null ? null : today.seal(text, owner)
    },
  }
}

function sealedWith(secret: string, purpose: string): Pick<SealedTexts, 'seal' | 'open'> {
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
