import type { Proof, SecondFactor } from '#contract/second-factors.ts'
import type { AuthCaller } from '../adapters/auth/auth-call.ts'
import type { SecondStep } from '../adapters/auth/second-step.ts'
import type { Accounts } from '../account/service.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Sql } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import type { RateLimiter } from '../platform/rate-limit.ts'
import { sealedTexts } from '../platform/sealed-text.ts'
import type { Account } from '../platform/session.ts'
import type { ActOrigin, RecordAct } from '../platform/witness.ts'
import type { Sessions } from '../sessions/service.ts'
import * as copy from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

/** What a sign-in asks after the password. Knows no account, so that accounts can be made with it. */
export function createSecondStep(
  parts: Pick<SecondFactorParts, 'database' | 'clock' | 'publicOrigin'>,
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
  }
}

const keysAtOnce = 500

/** Whose request it is, and where from. */
export type FactorCaller = AuthCaller & ActOrigin

export interface SecondFactorParts {
  readonly database: Database
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly accounts: Accounts
  readonly sessions: Pick<Sessions, 'endOthers' | 'prove' | 'unprove'>
  readonly recordAct: RecordAct
  /** Keys are sealed with it. */
  readonly secret: string
  /** Keys that these have sealed open still. */
  readonly secretsBefore: readonly string[]
  readonly publicOrigin: string
}

export type SecondFactors = ReturnType<typeof createSecondFactors>

/** The codes of an app beside the password, and those on paper for when the app is gone. */
export function createSecondFactors(parts: SecondFactorParts) {
  const { clock, rateLimiter, accounts, sessions, recordAct } = parts
  const database = parts.database.unscoped
  const keys = sealedTexts(parts.secret, 'authenticator keys', parts.secretsBefore)
  const isSecure = parts.publicOrigin.startsWith('https://')
  const securityLink = `${parts.publicOrigin}/perfil/seguranca`

  async function findKey(accountId: AccountId) {
    const found = await queries.findAuthenticator(database, accountId)
    const opened = found && keys.open(found.sealedKey, accountId)
    return found && { ...found, key: opened ? Buffer.from(opened, 'base64') : null }
  }

  /** Refuses a code that is wrong, or was taken before, as often as anyone may guess. */
  async function takeCode(
    caller: FactorCaller,
    accountId: AccountId,
    typed: string,
  ): Promise<'app' | 'recovery'> {
    await rateLimiter.count('code-of', accountId, rules.codeLimits)
    const code = rules.plainCode(typed)
    const isOfApp = rules.isOfApp(code)
    const isTaken = isOfApp
      ? await takeCodeOfApp(accountId, code)
      : await queries.takeRecoveryCode(database, accountId, rules.hashOf(code))
    if (!isTaken) {
      await recordAct(caller, 'second_factor_refused', accountId)
      throw fail('code_invalid')
    }
    await rateLimiter.forgive('code-of', accountId, rules.codeLimits)
    return isOfApp ? 'app' : 'recovery'
  }

  async function takeCodeOfApp(accountId: AccountId, code: string): Promise<boolean> {
    const found = await findKey(accountId)
    const step = found?.key ? rules.findStep(found.key, code, clock.now()) : undefined
    return step !== undefined && queries.takeStep(database, accountId, step)
  }

  async function tellOfRecovery(caller: FactorCaller, account: Account): Promise<void> {
    await recordAct(caller, 'recovery_code_used', account.id)
    const left = await queries.countRecoveryCodes(database, account.id)
    accounts.tell(account, copy.recoveryCodeUsedMail(account.name, left, securityLink))
  }

  async function isOn(accountId: AccountId): Promise<boolean> {
    return Boolean((await queries.findAuthenticator(database, accountId))?.confirmedAt)
  }

  /** A session that was proven just now has shown a code already. */
  async function asksCode(account: Account): Promise<boolean> {
    const provenMs = account.secondFactorAt?.getTime() ?? 0
    return clock.now().getTime() - provenMs > rules.proofFreshMs && isOn(account.id)
  }

  async function assertProof(
    caller: FactorCaller,
    account: Account,
    { password, code }: Proof,
  ): Promise<void> {
    await accounts.assertPassword(caller, account, password)
    if (!(await asksCode(account))) return
    if (code === undefined) throw fail('code_required')
    const kind = await takeCode(caller, account.id, code)
    if (kind === 'recovery') await tellOfRecovery(caller, account)
  }

  return {
    /** Refuses a change of how an account is opened to whoever shows less than it takes to open it. */
    assertProof,

    read: async (account: Account): Promise<SecondFactor> => {
      const found = await queries.findAuthenticator(database, account.id)
      return {
        authenticator_since: found?.confirmedAt?.toISOString() ?? null,
        recovery_codes_left: await queries.countRecoveryCodes(database, account.id),
        asks_code: await asksCode(account),
        is_proven: account.secondFactorAt !== null,
      }
    },

    /** What is kept of it, without what proves who somebody is. */
    describe: async (accountId: AccountId) => ({
      authenticatorSince: (await queries.findAuthenticator(database, accountId))?.confirmedAt ?? null,
      recoveryCodesLeft: await queries.countRecoveryCodes(database, accountId),
    }),

    begin: async (caller: FactorCaller, account: Account, password: string) => {
      await accounts.assertPassword(caller, account, password)
      const key = rules.makeKey()
      const sealedKey = keys.seal(key.toString('base64'), account.id)
      const row = { userId: account.id, sealedKey, createdAt: clock.now() }
      if (!(await queries.prepareAuthenticator(database, row))) throw fail('authenticator_on')
      return { key: rules.base32(key), uri: rules.setupUri(key, account.email) }
    },

    /** From here on the account asks for codes. */
    confirm: async (caller: FactorCaller, account: Account, code: string): Promise<string[]> => {
      await rateLimiter.count('code-of', account.id, rules.codeLimits)
      const now = clock.now()
      const found = await findKey(account.id)
      if (found?.confirmedAt) throw fail('authenticator_on')
      const since = found?.createdAt.getTime() ?? 0
      if (!found?.key || now.getTime() - since > rules.setupLifeMs) throw fail('authenticator_missing')
      const step = rules.findStep(found.key, rules.plainCode(code), now)
      if (step === undefined) throw fail('code_invalid')
      const codes = rules.makeRecoveryCodes()
      await database.transaction(async (tx) => {
        const at = { now, step }
        if (!(await queries.confirmAuthenticator(tx, account.id, found.sealedKey, at))) {
          throw fail('authenticator_on')
        }
        await queries.replaceRecoveryCodes(tx, account.id, hashesOf(codes))
        await queries.removeTrust(tx, account.id)
      })
      await rateLimiter.forgive('code-of', account.id, rules.codeLimits)
      await sessions.prove(caller, account.id)
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

    /** The second step: answers what `signIn` asked. */
    signIn: async (
      caller: FactorCaller,
      answer: { challenge: string; code: string; trustsDevice: boolean },
    ) => {
      const challenge = rules.hashOf(answer.challenge)
      const accountId = await queries.findChallenge(database, challenge, clock.now())
      if (!accountId) throw fail('challenge_over')
      const kind = await takeCode(caller, accountId, answer.code)
      if (!(await queries.takeChallenge(database, challenge))) throw fail('challenge_over')
      const entered = await accounts.openProvenSession(caller, accountId)
      if (kind === 'recovery') await tellOfRecovery(caller, entered.account)
      // Who administers is asked every time.
      if (answer.trustsDevice && !entered.account.isAdmin) {
        const token = rules.makeToken()
        const expiresAt = new Date(clock.now().getTime() + rules.trustLifeMs)
        const tokenHash = rules.hashOf(token)
        await queries.addTrustedDevice(database, { tokenHash, userId: accountId, expiresAt })
        caller.setHeader('set-cookie', rules.writeTrust(token, isSecure))
      }
      return entered
    },

    /** Whose sign-in waits for a code: somebody who knows the password. */
    findChallenged: (challenge: string) =>
      queries.findChallenge(database, rules.hashOf(challenge), clock.now()),

    /** Of whoever lost what made the codes, without one; whoever calls has made sure who asks. */
    removeLost: async (tx: Sql, accountId: AccountId): Promise<boolean> => {
      await queries.removeTrust(tx, accountId)
      return queries.removeAuthenticator(tx, accountId)
    },

    /** Seals with today's secret what one of before has sealed; after that the one of before can go. */
    sealAnew: async (signal: AbortSignal): Promise<{ sealed: number; unreadable: number }> => {
      const told = { sealed: 0, unreadable: 0 }
      let after: AccountId | undefined
      while (!signal.aborted) {
        const found = await queries.listKeys(database, after, keysAtOnce)
        for (const { userId, sealedKey } of found) {
          const renewed = keys.renew(sealedKey, userId)
          if (renewed) told.sealed += await queries.replaceKey(database, userId, sealedKey, renewed)
          else if (keys.open(sealedKey, userId) === null) told.unreadable += 1
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
