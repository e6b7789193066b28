import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface EncryptedTexts {
  /**
   * Encrypts a text.
   * @param owner bound to the text; decryption fails for another owner
   */
  encrypt(text: string, owner: string): string
  /**
   * Returns the text; `null` if it was not encrypted here for this owner, or with a secret that is no longer
   * configured.
   */
  decrypt(encrypted: string, owner: string): string | null
  /**
   * Re-encrypts a text of a previous secret with the current secret and returns it; `null` if the text is of the
   * current secret already or unreadable.
   */
  reencrypt(encrypted: string, owner: string): string | null
}

/**
 * Returns the encryption of texts that must be readable later, such as keys. A stolen database then reveals none of
 * these texts.
 * @param before previous secrets, with which texts are still decrypted
 */
export function encryptedTexts(
  secret: string,
  purpose: string,
  before: readonly string[] = [],
): EncryptedTexts {
  const today = encryptedWith(secret, purpose)
  const former = before.map((one) => encryptedWith(one, purpose))
  const decryptFormer = (encrypted: string, owner: string) => {
    for (const one of former) {
      const text = one.decrypt(encrypted, owner)
      if (text !== null) return text
    }
    return null
  }
  return {
    encrypt: today.encrypt,
    decrypt: (encrypted, owner) => today.decrypt(encrypted, owner) ?? decryptFormer(encrypted, owner),
    reencrypt(encrypted, owner) {
      const text = today.decrypt(encrypted, owner) === null ? decryptFormer(encrypted, owner) : null
      return text === null ? null : today.encrypt(text, owner)
    },
  }
}

function encryptedWith(secret: string, purpose: string): Pick<EncryptedTexts, 'encrypt' | 'decrypt'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `prato-certo ${purpose}`, 32))
  return {
    encrypt(text, owner) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    decrypt(encrypted, owner) {
      const bytes = Buffer.from(encrypted, 'base64url')
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
