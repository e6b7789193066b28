import type { Proof } from '#contract/proof.ts'
import type { SecondFactor } from '#contract/account/second-factors.ts'
import type { AuthCaller } from '../../adapters/auth/auth-call.ts'
import { exceeds, isWarningDue } from '../../adapters/auth/attempts.ts'
import type { SecondStep } from '../../adapters/auth/second-step.ts'
import type { Accounts } from '../account/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Sql } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import { encryptedTexts } from '../../platform/security/encrypted-text.ts'
import type { Account } from '../../platform/http/session.ts'
import type { AuditOrigin, RecordAuditEvent } from '../../platform/http/security-audit.ts'
import type { Sessions } from '../sessions/service.ts'
import * as copy from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

/** Second step of a sign-in. Does not depend on accounts, to avoid an import cycle. */
export function createSecondStep(
  parts: Pick<SecondFactorParts, 'database' | 'clock' | 'rateLimiter' | 'publicOrigin'>,
): SecondStep {
  const { clock } = parts
  const database = parts.database.unscoped
  const isSecure = parts.publicOrigin.startsWith('https://')
  return {
    ask: async (accountId, { headers, mayTrust }) => {
      const authenticator = await queries.findAuthenticator(database, accountId)
      if (!authenticator?.confirmedAt) return null
      const now = clock.now()
      const trust = mayTrust ? rules.readTrust(headers, isSecure) : undefined
      if (trust && (await queries.isTrusted(database, accountId, rules.hashOf(trust), now))) return null
      const token = rules.makeToken()
      const expiresAt = new Date(now.getTime() + rules.challengeLifeMs)
      await queries.addChallenge(database, { tokenHash: rules.hashOf(token), userId: accountId, expiresAt })
      return token
    },
    forget: (accountId) => queries.removeTrust(database, accountId),
    forgiveCodes: async ({ id: accountId, isAdmin }, clientAddress) => {
      const { byAccount, byCaller } = rules.appCodeLimits
      const once = rules.adminForgivenessLimits
      if (isAdmin && (await exceeds(parts.rateLimiter, { what: 'codes-forgiven', who: accountId }, once)))
        return
      const caller = rules.callerAt(accountId, clientAddress)
      await parts.rateLimiter.forgive('codes-of', accountId, byAccount)
      await parts.rateLimiter.forgive('code-of', caller, byCaller)
      await parts.rateLimiter.forgive('recovery-code-of', caller, rules.recoveryCodeLimits)
    },
  }
}

const keysAtOnce = 500

/** Caller and origin of a request. */
export type FactorCaller = AuthCaller & AuditOrigin

export interface SecondFactorParts {
  readonly database: Database
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly accounts: Accounts
  readonly sessions: Pick<Sessions, 'endOthers' | 'prove' | 'unprove' | 'findMailProof'>
  readonly countPasskeys: (accountId: AccountId) => Promise<number>
  readonly recordAuditEvent: RecordAuditEvent
  /** Secret that encrypts keys. */
  readonly secret: string
  /** Previous secrets, still accepted for decryption. */
  readonly secretsBefore: readonly string[]
  readonly publicOrigin: string
}

export type SecondFactors = ReturnType<typeof createSecondFactors>

/** Authenticator codes as second factor, and recovery codes. */
export function createSecondFactors(parts: SecondFactorParts) {
  const { clock, rateLimiter, accounts, sessions, recordAuditEvent } = parts
  const database = parts.database.unscoped
  const keys = encryptedTexts(parts.secret, 'authenticator keys', parts.secretsBefore)
  const isSecure = parts.publicOrigin.startsWith('https://')
  const securityLink = `${parts.publicOrigin}/perfil/seguranca`

  async function findKey(accountId: AccountId, sql: Sql = database) {
    const found = await queries.findAuthenticator(sql, accountId)
    const opened = found && keys.decrypt(found.sealedKey, accountId)
    return found && { ...found, key: opened ? Buffer.from(opened, 'base64') : null }
  }

  /** Returns the known browser if a code of the current key was entered in it; a password alone earns no counter. */
  async function findProvenBrowser({ headers }: FactorCaller, accountId: AccountId) {
    const known = await accounts.findKnownBrowser(headers, accountId)
    const since = known?.provenAt && (await queries.findAuthenticator(database, accountId))?.confirmedAt
    return since && known.provenAt >= since ? known : undefined
  }

  /** Counts an attempt and rejects it above the limit. `succeeded` resets this counter. */
  async function countTry(caller: FactorCaller, accountId: AccountId, isOfApp: boolean) {
    const known = await findProvenBrowser(caller, accountId)
    const who = known?.id ?? rules.callerAt(accountId, caller.clientAddress)
    const [what, limits] = isOfApp
      ? (['code-of', rules.appCodeLimits.byCaller] as const)
      : (['recovery-code-of', rules.recoveryCodeLimits] as const)
    await rateLimiter.count(what, who, limits)
    const [together, most] = known
      ? (['codes-of-known', rules.appCodeLimits.byKnownBrowsers] as const)
      : (['codes-of', rules.appCodeLimits.byAccount] as const)
    if (isOfApp && (await exceeds(rateLimiter, { what: together, who: accountId }, most)))
      throw fail('codes_guarded', {}, { headers: { 'retry-after': String(24 * 3600) } })
    return { succeeded: () => rateLimiter.forgive(what, who, limits) }
  }

  async function refuseCode(caller: FactorCaller, accountId: AccountId): Promise<never> {
    await recordAuditEvent(caller, 'second_factor_refused', accountId)
    if (await isWarningDue(rateLimiter, { what: 'wrong-codes', who: accountId }, rules.warnedAtWrongCodes)) {
      const contact = await accounts.findContact(accountId)
      if (contact) accounts.tell(contact, copy.wrongCodesMail(contact.name, securityLink))
    }
    throw fail('code_invalid')
  }

  /** Consumes a code. */
  async function takeCode(sql: Sql, accountId: AccountId, code: string): Promise<boolean> {
    if (!rules.isOfApp(code)) return queries.takeRecoveryCode(sql, accountId, rules.hashOf(code))
    const found = await findKey(accountId, sql)
    const step = found?.key ? rules.findStep(found.key, code, clock.now()) : undefined
    return step !== undefined && queries.takeStep(sql, accountId, step)
  }

  async function tellOfRecovery(caller: FactorCaller, account: Account): Promise<void> {
    await recordAuditEvent(caller, 'recovery_code_used', account.id)
    const left = await queries.countRecoveryCodes(database, account.id)
    accounts.tell(account, copy.recoveryCodeUsedMail(account.name, left, securityLink))
  }

  async function isOn(accountId: AccountId): Promise<boolean> {
    return Boolean((await queries.findAuthenticator(database, accountId))?.confirmedAt)
  }

  /** Returns the proof that a change of sign-in methods requires besides the password. */
  async function findRequiredProof(account: Account, graceMs = 0): Promise<SecondFactor['asks']> {
    if (rules.isFresh(account.secondFactorAt, clock.now(), rules.proofFreshMs, graceMs)) return 'nothing'
    if (await isOn(account.id)) return 'code'
    return (await parts.countPasskeys(account.id)) > 0 ? 'passkey' : 'nothing'
  }

  async function isMailProven(caller: AuthCaller, graceMs = 0): Promise<boolean> {
    const provenAt = await sessions.findMailProof(caller)
    return rules.isFresh(provenAt, clock.now(), rules.mailProofFreshMs, graceMs)
  }

  async function hasFactor(account: Account): Promise<boolean> {
    return (await isOn(account.id)) || (await parts.countPasskeys(account.id)) > 0
  }

  async function assertCode(caller: FactorCaller, account: Account, code: string | undefined): Promise<void> {
    if (code === undefined) throw fail('code_required')
    const plain = rules.plainCode(code)
    const attempt = await countTry(caller, account.id, rules.isOfApp(plain))
    if (!(await takeCode(database, account.id, plain))) return refuseCode(caller, account.id)
    await attempt.succeeded()
    if (!rules.isOfApp(plain)) await tellOfRecovery(caller, account)
  }

  /**
   * Accepts the mailbox as proof after the only passkeys were lost. Not for administrators, who are released by a
   * script, nor with an authenticator app, which has its own recovery (`mfa-recovery`).
   */
  async function assertFactor(
    caller: FactorCaller,
    account: Account,
    code: string | undefined,
  ): Promise<void> {
    const asked = await findRequiredProof(account)
    if (asked === 'code') await assertCode(caller, account, code)
    if (asked === 'passkey' && (account.isAdmin || !(await isMailProven(caller))))
      throw fail('passkey_required')
  }

  async function assertProof(
    caller: FactorCaller,
    account: Account,
    { password, code }: Proof,
  ): Promise<void> {
    await accounts.assertPassword(caller, account, password)
    await assertFactor(caller, account, code)
  }

  /**
   * Refuses the mailbox as proof of an administrator's first factor within a day of a password reset, because one
   * mailbox would then give both the password and the proof.
   */
  async function assertMailbox(account: Account): Promise<void> {
    if (!account.isAdmin || (await hasFactor(account))) return
    const endsAt = await accounts.findResetWait(account.email)
    if (endsAt) throw fail('first_factor_waits', { wait: rules.hoursUntil(endsAt, clock.now()) })
  }

  /** Requires proof of an existing factor before a new one is added; an administrator's first takes a mailed link. */
  async function assertMayAdd(caller: AuthCaller, account: Account, graceMs = 0): Promise<void> {
    if ((await findRequiredProof(account, graceMs)) === 'passkey') throw fail('passkey_required')
    if (!account.isAdmin || (await hasFactor(account))) return
    await assertMailbox(account)
    if (!(await isMailProven(caller, graceMs))) throw fail('mailed_link_required')
  }

  return {
    /** Rejects a change of sign-in methods without the proof needed to sign in. */
    assertProof,
    assertMailbox,

    /** Requires the proof without the password, for a caller that has checked the password itself. */
    assertFactor,

    /** Requires the proof without the password, in a session just proven by a mailed link. */
    assertReviewer: async (
      caller: FactorCaller,
      account: Account,
      proof: Proof | undefined,
    ): Promise<void> => {
      if (proof) return assertProof(caller, account, proof)
      if (!(await isMailProven(caller))) throw fail('password_required')
      await assertFactor(caller, account, undefined)
    },

    /** Requires the proof before a sign-in method is added. */
    assertAddition: async (
      caller: FactorCaller,
      account: Account,
      { password, code }: Proof,
    ): Promise<void> => {
      await accounts.assertPassword(caller, account, password)
      if ((await findRequiredProof(account)) === 'code') await assertCode(caller, account, code)
      await assertMayAdd(caller, account)
    },

    /** Repeats the check on completion, because a factor may have been added since. */
    assertMayFinish: (caller: AuthCaller, account: Account) =>
      assertMayAdd(caller, account, rules.setupLifeMs),

    read: async (caller: AuthCaller, account: Account): Promise<SecondFactor> => {
      const found = await queries.findAuthenticator(database, account.id)
      return {
        authenticator_since: found?.confirmedAt?.toISOString() ?? null,
        recovery_codes_left: await queries.countRecoveryCodes(database, account.id),
        asks: await findRequiredProof(account),
        is_proven: account.secondFactorAt !== null,
        is_mail_proven: await isMailProven(caller),
        first_by_link: account.isAdmin && !(await hasFactor(account)),
      }
    },

    /** Returns the data for the export, without secrets. */
    describe: async (accountId: AccountId) => ({
      authenticatorSince: (await queries.findAuthenticator(database, accountId))?.confirmedAt ?? null,
      recoveryCodesLeft: await queries.countRecoveryCodes(database, accountId),
    }),

    begin: async (caller: FactorCaller, account: Account, password: string) => {
      await accounts.assertPassword(caller, account, password)
      if (await isOn(account.id)) throw fail('authenticator_on')
      await assertMayAdd(caller, account)
      const key = rules.makeKey()
      const sealedKey = keys.encrypt(key.toString('base64'), account.id)
      const row = { userId: account.id, sealedKey, createdAt: clock.now() }
      if (!(await queries.prepareAuthenticator(database, row))) throw fail('authenticator_on')
      return { key: rules.base32(key), uri: rules.setupUri(key, account.email) }
    },

    /** Activates the second step and returns the recovery codes. */
    confirm: async (caller: FactorCaller, account: Account, code: string): Promise<string[]> => {
      await rateLimiter.count('first-code-of', account.id, rules.appCodeLimits.byCaller)
      const now = clock.now()
      const found = await findKey(account.id)
      if (found?.confirmedAt) throw fail('authenticator_on')
      const since = found?.createdAt.getTime() ?? 0
      if (!found?.key || now.getTime() - since > rules.setupLifeMs) throw fail('authenticator_missing')
      const step = rules.findStep(found.key, rules.plainCode(code), now)
      if (step === undefined) throw fail('code_invalid')
      await assertMayAdd(caller, account, rules.setupLifeMs)
      const codes = rules.makeRecoveryCodes()
      await database.transaction(async (tx) => {
        const at = { now, step }
        if (!(await queries.confirmAuthenticator(tx, account.id, found.sealedKey, at))) {
          throw fail('authenticator_on')
        }
        await queries.replaceRecoveryCodes(tx, account.id, hashesOf(codes))
        await queries.removeTrust(tx, account.id)
      })
      await rateLimiter.forgive('first-code-of', account.id, rules.appCodeLimits.byCaller)
      await sessions.prove(caller, account.id)
      await accounts.rememberProven(caller, account.id)
      accounts.tell(account, copy.turnedOnMail(account.name, securityLink))
      return codes
    },

    remove: async (caller: FactorCaller, account: Account, proof: Proof): Promise<boolean> => {
      await assertProof(caller, account, proof)
      const removed = await database.transaction(async (tx) => {
        await queries.removeTrust(tx, account.id)
        return queries.removeAuthenticator(tx, account.id)
      })
      if (!removed) return false
      await sessions.endOthers(caller, account.id)
      await sessions.unprove(account.id)
      accounts.tell(account, copy.turnedOffMail(account.name, securityLink))
      return true
    },

    renewRecoveryCodes: async (caller: FactorCaller, account: Account, proof: Proof): Promise<string[]> => {
      if (!(await isOn(account.id))) throw fail('authenticator_missing')
      await assertProof(caller, account, proof)
      const codes = rules.makeRecoveryCodes()
      await database.transaction(async (tx) => {
        const held = await queries.lockAuthenticator(tx, account.id)
        if (!held?.confirmedAt) throw fail('authenticator_missing')
        await queries.replaceRecoveryCodes(tx, account.id, hashesOf(codes))
      })
      accounts.tell(account, copy.recoveryCodesRenewedMail(account.name, securityLink))
      return codes
    },

    /** Completes a sign-in by answering the challenge of `signIn`. */
    signIn: async (
      caller: FactorCaller,
      answer: { challenge: string; code: string; trustsDevice: boolean },
    ) => {
      const challenge = rules.hashOf(answer.challenge)
      const accountId = await queries.findChallenge(database, challenge, clock.now())
      if (!accountId) throw fail('challenge_over')
      const code = rules.plainCode(answer.code)
      const isOfApp = rules.isOfApp(code)
      const attempt = await countTry(caller, accountId, isOfApp)
      if (await exceeds(rateLimiter, { what: 'codes-at', who: challenge }, rules.challengeLimits)) {
        await queries.removeChallenge(database, challenge)
        throw fail('challenge_over')
      }
      // Atomic, so that the second of two answers to one challenge consumes no code.
      const taken = await database.transaction(async (tx) => {
        if (!(await queries.lockChallenge(tx, challenge, clock.now()))) return null
        const isTaken = await takeCode(tx, accountId, code)
        if (isTaken) await queries.removeChallenge(tx, challenge)
        return isTaken
      })
      if (taken === null) throw fail('challenge_over')
      if (!taken) return refuseCode(caller, accountId)
      await attempt.succeeded()
      const entered = await accounts.openProvenSession(caller, accountId)
      if (!isOfApp) await tellOfRecovery(caller, entered.account)
      // Administrators enter a code on every sign-in.
      if (answer.trustsDevice && !entered.account.isAdmin) {
        const token = rules.makeToken()
        const expiresAt = new Date(clock.now().getTime() + rules.trustLifeMs)
        const tokenHash = rules.hashOf(token)
        await queries.addTrustedDevice(database, { tokenHash, userId: accountId, expiresAt })
        caller.setHeader('set-cookie', rules.writeTrust(token, isSecure))
      }
      return entered
    },

    /** Returns the account of a challenge. Its password was already verified. */
    findChallenged: (challenge: string) =>
      queries.findChallenge(database, rules.hashOf(challenge), clock.now()),

    /** Removes a lost authenticator without a code. The caller must have verified the owner. */
    removeLost: async (tx: Sql, accountId: AccountId): Promise<boolean> => {
      await queries.removeTrust(tx, accountId)
      return queries.removeAuthenticator(tx, accountId)
    },

    /** Re-encrypts keys with the current secret; afterwards the previous one can be removed. */
    reencryptKeys: async (signal: AbortSignal): Promise<{ sealed: number; unreadable: number }> => {
      const told = { sealed: 0, unreadable: 0 }
      let after: AccountId | undefined
      while (!signal.aborted) {
        const found = await queries.listKeys(database, after, keysAtOnce)
        for (const { userId, sealedKey } of found) {
          const renewed = keys.reencrypt(sealedKey, userId)
          if (renewed) told.sealed += await queries.replaceKey(database, userId, sealedKey, renewed)
          else if (keys.decrypt(sealedKey, userId) === null) told.unreadable += 1
        }
        if (found.length < keysAtOnce) break
        after = found.at(-1)?.userId
      }
      return told
    },

    tidy: async (): Promise<void> => {
      const now = clock.now()
      await queries.removeEnded(database, now, new Date(now.getTime() - rules.setupLifeMs))
    },
  }
}

function hashesOf(codes: readonly string[]): string[] {
  return codes.map((code) => rules.hashOf(rules.plainCode(code)))
}
