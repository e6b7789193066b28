import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface SealedTexts {
  /** @param owner whose it is; nobody else's row opens with it */
  seal(text: string, owner: string): string
  /** `null` when it was not sealed here for this owner, or with a secret that is known no longer. */
  open(sealed: string, owner: string): string | null
  /** Sealed anew, where a secret of before sealed it; `null` where nothing is to be done, or nothing can be. */
  renew(sealed: string, owner: string): string | null
}

/**
 * Texts that have to be read again, such as a key, kept so that a stolen database tells none of them.
 * @param before secrets that were the instance's, whose texts open still
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
