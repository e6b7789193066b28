import { createHash, randomBytes } from 'node:crypto'
import type { AccountId } from '../../platform/account-id.ts'
import { readCookie, writeCookie } from '../../platform/own-cookie.ts'
import type { SignedLinks } from '../../platform/signed-link.ts'

const cookie = 'known_browser'
const resetCookie = 'password_reset'
const resetLifeMs = 30 * 60_000
const lifeMs = 180 * 24 * 3_600_000

/** Fingerprint of an account under its present password; another password makes another one. */
export function passwordMark(accountId: AccountId, passwordHash: string): string {
  return createHash('sha256').update(`${accountId} ${passwordHash}`).digest('base64url').slice(0, 22)
}

/** Looks like a mark and matches no account. */
export function randomMark(): string {
  return randomBytes(16).toString('base64url')
}

/** A browser in which an account was opened under its present password. */
export interface KnownBrowser {
  readonly id: string
  /** When a code or passkey opened it there; `null` where only the password did. */
  readonly provenAt: Date | null
}

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a browser in which the account was
 * opened has failure counters of its own, so that a stranger's guesses never lock the owner out of it. The cookie names no
 * account, opens nothing, and ends with the password.
 */
export function knownBrowsers(links: SignedLinks, isSecure: boolean, now: () => Date) {
  return {
    /** @param before what the browser was known as, whose counters it keeps */
    write: (mark: string, before: KnownBrowser | undefined, provenAt: Date | null): string => {
      const id = before?.id ?? randomBytes(12).toString('base64url')
      const proven = provenAt ?? before?.provenAt
      const parts = [id, mark, ...(proven ? [String(proven.getTime())] : [])]
      const token = links.sign('known-browser', parts, new Date(now().getTime() + lifeMs))
      return writeCookie(cookie, token, { maxAgeSeconds: lifeMs / 1000, isSecure })
    },

    /** Carries the mailbox proof of a password reset to the sign-in after it, in this browser. */
    writeReset: (mark: string): string => {
      const token = links.sign('password-reset', [mark], new Date(now().getTime() + resetLifeMs))
      return writeCookie(resetCookie, token, { maxAgeSeconds: resetLifeMs / 1000, isSecure })
    },

    /** Mark of the account whose present password a mailed link set in this browser within the half hour before. */
    readReset: (headers: Headers): string | undefined => {
      const token = readCookie(headers, resetCookie, isSecure)
      return (token && links.read('password-reset', token, now())?.[0]) || undefined
    },

    forgetReset: (): string => writeCookie(resetCookie, '', { maxAgeSeconds: 0, isSecure }),

    forget: (): string => writeCookie(cookie, '', { maxAgeSeconds: 0, isSecure }),

    /** The browser and the mark it was given, where it has a cookie. */
    read: (headers: Headers): (KnownBrowser & { readonly mark: string }) | undefined => {
      const token = readCookie(headers, cookie, isSecure)
      const [id, mark, proven] = (token && links.read('known-browser', token, now())) || []
      if (id === undefined || mark === undefined) return undefined
      return { id, mark, provenAt: proven === undefined ? null : new Date(Number(proven)) }
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>
