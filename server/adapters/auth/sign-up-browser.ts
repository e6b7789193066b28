import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Failure, fail } from '../../platform/failure.ts'
import { readCookie, writeCookie } from '../../platform/http/own-cookie.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'

const cookie = 'sign_up'

/** Milliseconds after which an account that was not confirmed is deleted. */
export const unconfirmedLifeMs = 7 * 24 * 3_600_000

export interface SignUpBrowserParts {
  readonly secret: string
  readonly secretsBefore: readonly string[]
  readonly isSecure: boolean
  readonly now: () => Date
}

interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Cookies of browsers that signed up. Such a browser can confirm the address without the password, and a sign-in there
 * may reply that the confirmation is missing. The cookie is the same for an address that already had an account, so it
 * reveals nothing; it is valid as long as an unconfirmed account lives.
 */
export type SignUpBrowsers = ReturnType<typeof signUpBrowsers>

export function signUpBrowsers({ secret, secretsBefore, isSecure, now }: SignUpBrowserParts) {
  const links = signedLinks(secret, secretsBefore)
  const read = (headers: Headers): readonly string[] => {
    const token = readCookie(headers, cookie, isSecure)
    return (token && links.read('sign-up', token, now())) || []
  }

  return {
    /**
     * Returns the cookie.
     * @param mark mark of the account with the password chosen here (`known-browser.ts`)
     */
    write: (mark: string, credentials: Credentials): string => {
      const salt = randomBytes(12).toString('base64url')
      const parts = [mark, salt, proofOf(secret, salt, credentials)]
      const token = links.sign('sign-up', parts, new Date(now().getTime() + unconfirmedLifeMs))
      return writeCookie(cookie, token, { maxAgeSeconds: unconfirmedLifeMs / 1000, isSecure })
    },

    forget: (): string => writeCookie(cookie, '', { maxAgeSeconds: 0, isSecure }),

    /** Returns whether the password of the unconfirmed account with this mark was chosen in this browser. */
    isOf: (headers: Headers, mark: string): boolean => read(headers)[0] === mark,

    /**
     * Returns whether this browser signed up with this address and password, whether or not that created an account.
     */
    isWith: (headers: Headers, credentials: Credentials): boolean => {
      const [, salt, proof] = read(headers)
      if (salt === undefined || proof === undefined) return false
      return [secret, ...secretsBefore].some((by) => isSame(proofOf(by, salt, credentials), proof))
    },
  }
}

/** Returns a keyed hash of the credentials, so that the cookie alone does not allow guessing the password. */
function proofOf(secret: string, salt: string, { email, password }: Credentials): string {
  const text = JSON.stringify([salt, email, password])
  return createHmac('sha256', secret).update(`sign-up-proof\n${text}`).digest('base64url')
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Replaces the error code of a refused sign-in by password: `email_not_confirmed` in a browser that signed up with these
 * credentials, or in a known browser of an unconfirmed account; `invalid_credentials` in all others. Otherwise a sign-up
 * followed by a sign-in would reveal whether an address has an account. Other errors are returned unchanged.
 * @param isKnown whether this browser is known to the account under its current password
 */
export function concealAccount(
  refusal: unknown,
  { signedUpHere, isKnown }: { readonly signedUpHere: boolean; readonly isKnown: boolean },
): unknown {
  if (!(refusal instanceof Failure)) return refusal
  const { code } = refusal
  if (code !== 'invalid_credentials' && code !== 'email_not_confirmed') return refusal
  const isTold = signedUpHere || (code === 'email_not_confirmed' && isKnown)
  return fail(isTold ? 'email_not_confirmed' : 'invalid_credentials')
}
