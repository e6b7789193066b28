import { createHash, createHmac, randomBytes } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import { mailProofMinutes } from '#contract/account/access-reviews.ts'
import { trustedDays } from '#contract/account/second-factors.ts'
import { byAddress, type Counted } from '../../platform/security/client-address.ts'
import { readCookie, writeCookie } from '../../platform/http/own-cookie.ts'
import type { RateLimit } from '../../platform/security/rate-limit.ts'

const minute = 60
const day = 24 * 60 * minute

/**
 * Limits on wrong authenticator codes: `byCaller` per network or known browser, `byKnownBrowsers` for all known
 * browsers of an account, `byAccount` for all its other callers. 100 guesses a day, with three of a million codes
 * valid, succeed once in nine years on average.
 */
export const appCodeLimits = {
  byCaller: [
    { max: 5, perSeconds: 5 * minute },
    { max: 30, perSeconds: day },
  ],
  byAccount: [{ max: 100, perSeconds: day }],
  byKnownBrowsers: [{ max: 300, perSeconds: day }],
} as const satisfies Readonly<Record<string, readonly RateLimit[]>>

/**
 * Limits on wrong recovery codes, per network or known browser. There is no limit per account: it could lock the owner
 * out, and recovery codes cannot be guessed.
 */
export const recoveryCodeLimits = [
  { max: 10, perSeconds: 5 * minute },
] as const satisfies readonly RateLimit[]

/**
 * Limit on clearing an administrator's wrong codes, so that someone with the mailbox alone does not get new guesses
 * faster.
 */
export const adminForgivenessLimits = [{ max: 1, perSeconds: day }] as const satisfies readonly RateLimit[]

/** Number of wrong codes in 24 hours at which the owner is mailed, because the caller knows the password. */
export const warnedAtWrongCodes = 10

/** Returns the counters of a browser that is not known: one per network of the caller, for this account. */
export function callerAt(accountId: string, clientAddress: string): readonly Counted[] {
  return byAddress(clientAddress, accountId)
}

export const challengeLifeMs = 10 * minute * 1000
/** Limit on wrong codes per challenge; above it the challenge ends and the password is required again. */
export const challengeLimits = [
  { max: 10, perSeconds: challengeLifeMs / 1000 },
] as const satisfies readonly RateLimit[]
/** Time from showing the key to entering its first code. */
export const setupLifeMs = 15 * minute * 1000
export const trustLifeMs = trustedDays * day * 1000
/** Time for which a session proven by a code or passkey needs no further proof. */
export const proofFreshMs = 10 * minute * 1000
/** Time for which a session proven by a mailed link needs no further proof. */
export const mailProofFreshMs = mailProofMinutes * minute * 1000

export function isFresh(provenAt: Date | null, now: Date, lifeMs: number): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= lifeMs
}

/** Returns the address of the security screen, for mails. */
export function securityLink({ publicOrigin }: { readonly publicOrigin: string }): string {
  return `${publicOrigin}/perfil/seguranca`
}

/** Returns the time left as a text, rounded up to hours: `3 horas`. */
export function hoursUntil(endsAt: Date, now: Date): string {
  const hours = Math.ceil((endsAt.getTime() - now.getTime()) / 3_600_000)
  return hours === 1 ? '1 hora' : `${hours} horas`
}

/** Default period of authenticator apps (RFC 6238). */
const stepSeconds = 30
const digits = 6
/** Accepted clock drift, in time steps. */
const tolerance = [0, -1, 1]

/** Creates a key of 160 bits, as RFC 4226 recommends. */
export function makeKey(): Buffer {
  return randomBytes(20)
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** Returns the code of a time step (RFC 6238 over RFC 4226). */
export function codeOf(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Returns the time step of a code, or `undefined` if no accepted step has this code. */
export function findStep(key: Uint8Array, code: string, now: Date): number | undefined {
  return tolerance.map((by) => stepAt(now) + by).find((step) => codeOf(key, step) === code)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes a key for authenticator apps: base32 of RFC 4648 without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{1,5}/g) ?? []
  return letters.map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Returns the URI of the QR code for authenticator apps. */
export function setupUri(key: Uint8Array, email: string): string {
  const name = `${encodeURIComponent(brand.name)}:${encodeURIComponent(email)}`
  const issuer = encodeURIComponent(brand.name)
  return `otpauth://totp/${name}?secret=${base32(key)}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}

const recoveryCount = 10

/** Crockford's base32: without i, l and o, which resemble digits, and without u. */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const recoveryLetters = 28

/**
 * Creates codes of 140 random bits each. ASVS 5.0 allows a plain hash from 112 bits on (V6.5.2) and requires 128 bits
 * of unguessable values (V11.5.1).
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCount }, () =>
    // 256 is a multiple of 32, so every letter is equally likely.
    (
      Array.from(randomBytes(recoveryLetters), (byte) => recoveryAlphabet.charAt(byte % 32))
        .join('')
        .match(/.{4}/g) ?? []
    ).join('-'),
  )
}

/**
 * Normalises a typed code: removes case, spaces and dashes, and reads o as 0, i and l as 1. Codes of 16 letters were
 * issued earlier in the alphabet of RFC 4648, which has o, i and l, so these letters stay.
 */
export function plainCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return plain.length === recoveryLetters ? plain.replaceAll('o', '0').replaceAll(/[il]/g, '1') : plain
}

export function isOfApp(plain: string): boolean {
  return /^\d{6}$/.test(plain)
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Returns the hashes under which recovery codes are stored. */
export function hashesOf(codes: readonly string[]): string[] {
  return codes.map((code) => hashOf(plainCode(code)))
}

export function makeToken(): string {
  return randomBytes(24).toString('base64url')
}

const trustCookie = 'trusted_device'

export function writeTrust(token: string, publicOrigin: string): string {
  const isSecure = publicOrigin.startsWith('https://')
  return writeCookie(trustCookie, token, { maxAgeSeconds: trustLifeMs / 1000, isSecure })
}

export function readTrust(headers: Headers, publicOrigin: string): string | undefined {
  return readCookie(headers, trustCookie, publicOrigin.startsWith('https://'))
}
