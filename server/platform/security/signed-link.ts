import { createHmac, timingSafeEqual } from 'node:crypto'

export type LinkPurpose =
  | 'sign-up'
  | 'known-browser'
  | 'password-reset'
  | 'scan-upload'
  | 'scan-photo'
  | 'unsubscribe'
  | 'monthly-document'
  | 'data-export'
  | 'factor-reset'

export interface SignedLinks {
  sign(purpose: LinkPurpose, parts: readonly string[], expiresAt: Date): string
  /** Returns the signed parts; `null` if the token has expired or was not signed here for this purpose. */
  read(purpose: LinkPurpose, token: string, now: Date): string[] | null
}

/**
 * Returns the signing of links. A link is a capability: until it expires, its holder may do the one thing that the link
 * names. The purpose is part of the signature, so that a link for reading never permits writing.
 * @param before previous secrets, with which links are still verified
 */
export function signedLinks(secret: string, before: readonly string[] = []): SignedLinks {
  const signatureOf = (purpose: LinkPurpose, payload: string, by = secret) =>
    createHmac('sha256', by).update(`${purpose}\n${payload}`).digest('base64url')
  return {
    sign(purpose, parts, expiresAt) {
      const payload = Buffer.from(JSON.stringify([expiresAt.getTime(), ...parts])).toString('base64url')
      return `${payload}.${signatureOf(purpose, payload)}`
    },
    read(purpose, token, now) {
      const [payload, signature, ...rest] = token.split('.')
      if (!payload || !signature || rest.length > 0) return null
      const isOurs = [secret, ...before].some((by) => isSame(signatureOf(purpose, payload, by), signature))
      if (!isOurs) return null
      const [expiresAt, ...parts] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        number,
        ...string[],
      ]
      return now.getTime() <= expiresAt ? parts : null
    },
  }
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
