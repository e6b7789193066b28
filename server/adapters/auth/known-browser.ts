import { createHash, randomBytes } from 'node:crypto'
import type { AccountId } from '../../platform/database/account-id.ts'
import { readCookie, writeCookie } from '../../platform/http/own-cookie.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'

const cookie = 'known_browser'
const resetCookie = 'password_reset'
const resetLifeMs = 30 * 60_000
const lifeMs = 180 * 24 * 3_600_000

/** Returns a fingerprint (mark) of an account and its current password; a new password changes it. */
export function passwordMark(accountId: AccountId, passwordHash: string): string {
  return createHash('sha256').update(`${accountId} ${passwordHash}`).digest('base64url').slice(0, 22)
}

/** Returns a random value in the form of a mark, which belongs to no account. */
export function randomMark(): string {
  return randomBytes(16).toString('base64url')
}

/** Browser in which an account was signed in with its current password. */
export interface KnownBrowser {
  readonly id: string
  /** Time of the last code or passkey in this browser; `null` if only a password was used. */
  readonly provenAt: Date | null
}

/**
 * Creates the cookies of known browsers (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Such a
 * browser has separate failure counters, so that guesses from elsewhere never lock the owner out in it. The cookie
 * names no account, grants no access, and becomes invalid with the password.
 */
export function knownBrowsers(links: SignedLinks, isSecure: boolean, now: () => Date) {
  return {
    /**
     * Returns the cookie that makes the browser known.
     * @param before earlier identity of the browser, whose counters stay in use
     */
    write: (mark: string, before: KnownBrowser | undefined, provenAt: Date | null): string => {
      const id = before?.id ?? randomBytes(12).toString('base64url')
      const proven = provenAt ?? before?.provenAt
      const parts = [id, mark, ...(proven ? [String(proven.getTime())] : [])]
      const token = links.sign('known-browser', parts, new Date(now().getTime() + lifeMs))
      return writeCookie(cookie, token, { maxAgeSeconds: lifeMs / 1000, isSecure })
    },

    /** Returns a cookie that carries a password reset's proof of the mailbox to the next sign-in in this browser. */
    writeReset: (mark: string): string => {
      const token = links.sign('password-reset', [mark], new Date(now().getTime() + resetLifeMs))
      return writeCookie(resetCookie, token, { maxAgeSeconds: resetLifeMs / 1000, isSecure })
    },

    /**
     * Returns the mark of the account whose current password was set by a mailed link in this browser within
     * `resetLifeMs`; `undefined` without one.
     */
    readReset: (headers: Headers): string | undefined => {
      const token = readCookie(headers, resetCookie, isSecure)
      return (token && links.read('password-reset', token, now())?.[0]) || undefined
    },

    forgetReset: (): string => writeCookie(resetCookie, '', { maxAgeSeconds: 0, isSecure }),

    forget: (): string => writeCookie(cookie, '', { maxAgeSeconds: 0, isSecure }),

    /** Returns the browser and its mark from the cookie; `undefined` without a valid one. */
    read: (headers: Headers): (KnownBrowser & { readonly mark: string }) | undefined => {
      const token = readCookie(headers, cookie, isSecure)
      const [id, mark, proven] = (token && links.read('known-browser', token, now())) || []
      if (id === undefined || mark === undefined) return undefined
      return { id, mark, provenAt: proven === undefined ? null : new Date(Number(proven)) }
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>
