import { createHash } from 'node:crypto'
import { fail } from '../../platform/failure.ts'
import type { RateLimit } from '../../platform/security/rate-limit.ts'
import { weaknessTexts } from './copy.ts'
import { passwordLength, type PasswordWeakness } from '#contract/account/account.ts'

const minute = 60
const hour = 3600

/** Rate limits of requests without a session: strict against guessing and mail floods, generous for typing errors. */
export const limits = {
  /**
   * Sign-ups from one IPv4 address or /64: 5 an hour. A /48 gets 200, because mobile carriers give each phone a /64
   * (RFC 6459) out of prefixes that a whole region shares. No limit spans several /48.
   */
  signUpByAddress: [{ max: 5, perSeconds: hour, maxOfSite: 200 }],
  /**
   * Mails to one mailbox, under any of its spellings (`mailboxOf`). A sign-up beyond the limit gets the same reply, but
   * no mail is sent.
   */
  signUpByRecipient: [{ max: 3, perSeconds: hour }],
  signInByAddress: [{ max: 100, perSeconds: hour }],
  mailByAccount: [{ max: 3, perSeconds: hour }],
  resendByAccount: [
    { max: 1, perSeconds: minute },
    { max: 3, perSeconds: hour },
  ],
  mailByAddress: [{ max: 10, perSeconds: hour }],
  tokenByAddress: [{ max: 30, perSeconds: 5 * minute }],
} as const satisfies Readonly<Record<string, readonly RateLimit[]>>

/** Lifetime of a confirmation link. */
export const confirmationLifeMs = 24 * 3_600_000

/** Returns the hash under which a mailed token is stored (SHA-256, base64url). */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const productWords = ['pratocerto', 'foodscan']

/**
 * Returns the reasons to refuse a password: its length, a common password, or similarity to the product's name or the
 * e-mail address. Kinds of characters do not matter (NIST SP 800-63B, OWASP ASVS 5.0 6.2).
 */
export function findWeaknesses(
  password: string,
  email: string | undefined,
  commonPasswords: ReadonlySet<string>,
): PasswordWeakness[] {
  const weaknesses: PasswordWeakness[] = []
  if (password.length < passwordLength.min || password.length > passwordLength.max) weaknesses.push('length')
  const plain = simplify(password)
  if (
    commonPasswords.has(password.toLowerCase()) ||
    commonPasswords.has(plain) ||
    /^(.)\1*$/u.test(password)
  ) {
    weaknesses.push('common')
  }
  const ownName = email ? simplify(email.split('@')[0]!) : ''
  const ownWords = email ? [ownName, simplify(email)].filter((word) => word.length >= 4) : []
  const contextWords = [...productWords, ...ownWords]
  if (contextWords.some((word) => isMostly(plain, word))) weaknesses.push('context')
  return weaknesses
}

/** Throws `weak_password` with all reasons for a weak password. */
export function refuseWeak(
  password: string,
  email: string | undefined,
  commonPasswords: ReadonlySet<string>,
): void {
  const reasons = findWeaknesses(password, email, commonPasswords)
  if (reasons.length === 0) return
  const told = reasons.map((reason) => weaknessTexts[reason]).join('; ')
  throw fail('weak_password', { reasons: told }, { reasons })
}

/**
 * Returns whether the password is `word` plus fewer than six characters, which is about as easy to guess as `word`. A
 * longer password may contain `word`.
 */
function isMostly(password: string, word: string): boolean {
  return password.includes(word) && password.length - word.length < 6
}

/**
 * Normalises a password for comparison: without accents, capitals and punctuation, and with look-alikes inside a word
 * as letters (`4` and `@` as `a`).
 */
function simplify(text: string): string {
  const lookalikes: Readonly<Record<string, string>> = {
    '4': 'a',
    '@': 'a',
    '3': 'e',
    '1': 'i',
    '0': 'o',
    $: 's',
    '5': 's',
  }
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[4@310$5]+(?=\p{L})/gu, (run) =>
      run.replace(/./g, (sign) => lookalikes[sign] ?? sign),
    )
    .replace(/[^\p{L}\p{N}]/gu, '')
}
