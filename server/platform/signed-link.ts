import { createHmac, timingSafeEqual } from 'node:crypto'

export type LinkPurpose =
  | 'sign-up'
  | 'scan-upload'
  | 'scan-photo'
  | 'unsubscribe'
  | 'monthly-document'
  | 'data-export'
  | 'factor-reset'

export interface SignedLinks {
  sign(purpose: LinkPurpose, parts: readonly string[], expiresAt: Date): string
  /** The signed parts, or `null` when the token was not made here for this purpose or is over. */
  read(purpose: LinkPurpose, token: string, now: Date): string[] | null
}

/**
 * Addresses that stand for a permission: whoever holds one may do the one thing it names until it ends. The purpose
 * is part of the signature, so an address for reading is never one for writing.
 */
export function signedLinks(secret: string): SignedLinks {
  const signatureOf = (purpose: LinkPurpose, payload: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url')
  return {
    sign(purpose, parts, expiresAt) {
      const payload = Buffer.from(JSON.stringify([expiresAt.getTime(), ...parts])).toString('base64url')
      return `${payload}.${signatureOf(purpose, payload)}`
    },
    read(purpose, token, now) {
      const [payload, signature, ...rest] = token.split('.')
      if (!payload || !signature || rest.length > 0) return null
      const expected = Buffer.from(signatureOf(purpose, payload))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
      const [expiresAt, ...parts] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        number,
        ...string[],
      ]
      return now.getTime() <= expiresAt ? parts : null
    },
  }
}
